import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerFile } from './answerFile.ts';
import { hostOf } from './door/visitor.ts';
import { guardAnswer } from './headers.ts';
import { SiteFiles } from './siteFiles.ts';

/** Online play beside the site, as far as requests go. */
export interface Extension {
  /** Whether the server is about to stop. */
  readonly isClosing: boolean;
  /** Hosts beside the page's own that its sockets may be opened to. */
  readonly socketHosts: readonly string[];
  /** How many proxies of ours stand before the server. */
  readonly proxies: number;
  /** Answers a request that is none of the site's; false, with nothing sent, where it is none of its own either. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

const HEALTH = '/healthz';
const METHODS = ['GET', 'HEAD'];
/** Requests that come a byte at a time hold no connection for longer than this. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 15_000;

/** The server of the game, not yet listening: the built page of `folder`, and `/healthz` for whoever watches over it. */
export function createGameServer(
  folder: string,
  report: (error: unknown) => void,
  online?: Extension,
): Server {
  const files = new SiteFiles(folder);
  const options = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS };
  return createServer(options, (request, response) => {
    answer(files, online, request, response).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong here');
    });
  });
}

async function answer(
  files: SiteFiles,
  online: Extension | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  guardAnswer(response, socketHosts(request, online));
  if (await online?.answer(request, response)) return;
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', METHODS.join(', '));
    sendText(response, 405, 'Only GET and HEAD are answered');
  } else if (request.url === HEALTH) {
    if (online?.isClosing) sendText(response, 503, 'closing');
    else sendText(response, 200, 'ok');
  } else if (!(await answerFile(files, request, response))) {
    sendText(response, 404, 'Not found');
  }
}

function socketHosts(request: IncomingMessage, online: Extension | undefined): readonly string[] {
  if (!online) return [];
  const host = hostOf(request, online.proxies);
  return [...(host === undefined ? [] : [host]), ...online.socketHosts];
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
