import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, SiteFile, SiteFiles } from './siteFiles.ts';

/** Files there are named after their content, so that a name never means anything else. */
const LASTING_FOLDER = '/assets/';
const LASTING = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Answers a GET or HEAD from the files of the site; false, with nothing sent, where there is no such file. */
export async function answerFile(
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = pathOf(request);
  const file = path === undefined ? undefined : files.fileAt(path);
  if (path === undefined || !file) return false;
  const encoding = file.packable ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  const tag = `"${file.tag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  response.setHeader('Cache-Control', path.startsWith(LASTING_FOLDER) ? LASTING : ASK_EACH_TIME);
  response.setHeader('ETag', tag);
  if (file.packable) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(request.headers['if-none-match'], tag)) {
    response.writeHead(304).end();
    return true;
  }
  await sendFile(files, file, encoding, request, response);
  return true;
}

async function sendFile(
  files: SiteFiles,
  file: SiteFile,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await files.pack(file, encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', bytes.byteLength);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
}

/** The decoded path that is asked for; undefined where it cannot be decoded. */
function pathOf(request: IncomingMessage): string | undefined {
  const [path = ''] = (request.url ?? '').split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The best packing that the browser takes. */
function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether the browser holds the very bytes already (RFC 9110, weak comparison). */
function isKnown(held: string | undefined, tag: string): boolean {
  if (held === undefined) return false;
  return held.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);
}
