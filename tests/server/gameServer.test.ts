import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGameServer } from '../../src/server/gameServer.ts';
import { listenOn } from '../../src/server/listen.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const PAGE = '<!doctype html><title>Page</title>';
const SCRIPT = 'export const x = 1;\n'.repeat(200);
const base = mkdtempSync(join(tmpdir(), 'reversi-server-'));
const site = join(base, 'site');
const reported: unknown[] = [];
let server: Server;
let port = 0;

beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  mkdirSync(join(site, '.git'));
  writeFileSync(join(base, 'secret.txt'), 'secret');
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'sw.js'), SCRIPT);
  writeFileSync(join(site, 'assets/app-1a2b.js'), SCRIPT);
  writeFileSync(join(site, 'assets/wood-1a2b.webp'), 'picture');
  writeFileSync(join(site, 'manifest.webmanifest'), '{}');
  writeFileSync(join(site, '.env'), 'secret');
  writeFileSync(join(site, '.git/config'), 'secret');
  symlinkSync(join(base, 'secret.txt'), join(site, 'assets/link.txt'));
  symlinkSync(base, join(site, 'up'));
  server = createGameServer(site, (error) => reported.push(error));
  const listening = await listenOn(server, [0], '127.0.0.1');
  port = listening.ok ? listening.value : 0;
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
  rmSync(base, { recursive: true, force: true });
});

test('the page is served at the root, to be asked for again each time', async () => {
  const page = await ask('/?quality=low');
  expect(page.status).toBe(200);
  expect(page.body.toString()).toBe(PAGE);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
});

test.each([
  ['/sw.js', 'no-cache', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['/assets/wood-1a2b.webp', 'public, max-age=31536000, immutable', 'image/webp'],
])('%s is kept as %s and is %s', async (path, cache, type) => {
  const { status, headers } = await ask(path);
  expect([status, headers['cache-control'], headers['content-type']]).toEqual([200, cache, type]);
});

test.each(['/', '/assets/app-1a2b.js', '/nothing', '/healthz'])(
  '%s carries the guarding headers',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
  },
);

describe('what does not belong to the site is not found', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/assets/link.txt',
    '/up/secret.txt',
    '/up',
    '/assets',
    '/assets/',
    '/%00',
    '/%',
    '/index.html/',
    '/nothing.js',
    'http://elsewhere.example/index.html',
  ])('%s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toBe('Not found\n');
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is refused, and what is allowed is named',
  async (method) => {
    const answer = await ask('/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('HEAD tells the length and sends nothing', async () => {
  const answer = await ask('/sw.js', { method: 'HEAD' });
  expect([answer.status, Number(answer.headers['content-length'])]).toEqual([200, SCRIPT.length]);
  expect(answer.body).toHaveLength(0);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1, br;q=0', 'gzip'],
  ['deflate', undefined],
])('with "%s" accepted a script comes packed as %s', async (accepted, encoding) => {
  const { headers, body } = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(unpack(body, encoding)).toBe(SCRIPT);
});

test('a picture is packed already and comes as it is', async () => {
  const { headers } = await ask('/assets/wood-1a2b.webp', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a browser that holds the file is told so, and only then', async () => {
  const first = await ask('/sw.js', { headers: { 'accept-encoding': 'br' } });
  const tag = String(first.headers.etag);
  const again = await ask('/sw.js', {
    headers: { 'accept-encoding': 'br', 'if-none-match': `"old", W/${tag}` },
  });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  expect(again.headers['content-security-policy']).toBeDefined();
  const changed = await ask('/sw.js', { headers: { 'accept-encoding': 'gzip', 'if-none-match': tag } });
  expect(changed.status).toBe(200);
});

test.each(['bytes=5-2', 'bytes=99999-', 'bytes=abc', 'bytes=-5'])(
  'the range %s gets the whole file',
  async (range) => {
    const answer = await ask('/sw.js', { headers: { range } });
    expect([answer.status, answer.body.length]).toEqual([200, SCRIPT.length]);
  },
);

test('a build beside the running server changes nothing that it serves', async () => {
  rmSync(join(site, 'assets/wood-1a2b.webp'));
  const answer = await ask('/assets/wood-1a2b.webp');
  expect([answer.status, answer.body.toString()]).toEqual([200, 'picture']);
});

test('the health check answers', async () => {
  const { status, body } = await ask('/healthz');
  expect([status, body.toString()]).toEqual([200, 'ok\n']);
});

test('none of this was an error', () => {
  expect(reported).toEqual([]);
});

/** Asks for the very path given: unlike fetch, `..` is not taken out beforehand. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

function unpack(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}
