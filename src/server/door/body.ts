import type { IncomingMessage } from 'node:http';
import { readJson } from '../../lib/json.ts';
import { err, ok, type Result } from '../../lib/result.ts';

/** The JSON of a request's body; nothing longer than `most` bytes is taken in. */
export async function readBody(
  request: IncomingMessage,
  most: number,
): Promise<Result<unknown, 'too-large' | 'malformed'>> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > most) return err('too-large');
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return err('malformed');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(chunk)) return err('malformed');
    length += chunk.byteLength;
    if (length > most) return err('too-large');
    chunks.push(chunk);
  }
  const body = readJson(Buffer.concat(chunks).toString('utf8'));
  return body === undefined ? err('malformed') : ok(body);
}
