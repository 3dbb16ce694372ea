import type { ServerResponse } from 'node:http';

/** What a page of ours may load: its own files, pictures it makes itself, and WebAssembly; no inline script or style. */
const CONTENT_POLICY: readonly string[] = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Puts the headers on an answer that every answer carries, whatever it says. Sockets may be opened to those hosts
 * only: that of the page, which not every browser takes `'self'` to mean, and that of another process of ours.
 */
export function guardAnswer(response: ServerResponse, hosts: readonly string[] = []): void {
  const sockets = hosts.flatMap((host) => [`ws://${host}`, `wss://${host}`]);
  const policy = [...CONTENT_POLICY, ["connect-src 'self'", ...sockets].join(' ')];
  response.setHeader('Content-Security-Policy', policy.join('; '));
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
}
