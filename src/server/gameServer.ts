import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerFile } from './answerFile.ts';
import { guardAnswer } from './headers.ts';
import { SiteFiles } from './siteFiles.ts';

const HEALTH = '/healthz';
const METHODS = ['GET', 'HEAD'];

/** The server of the game, not yet listening: the built page of `folder`, and `/healthz` for whoever watches over it. */
export function createGameServer(folder: string, report: (error: unknown) => void): Server {
  const files = new SiteFiles(folder);
  return createServer((request, response) => {
    answer(files, request, response).catch((error: unknown) => {
      report(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Something went wrong here');
    });
  });
}

async function answer(files: SiteFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  guardAnswer(response);
  if (!METHODS.includes(request.method ?? '')) {
    response.setHeader('Allow', METHODS.join(', '));
    sendText(response, 405, 'Only GET and HEAD are answered');
  } else if (request.url === HEALTH) {
    sendText(response, 200, 'ok');
  } else if (!(await answerFile(files, request, response))) {
    sendText(response, 404, 'Not found');
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
