import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

const SCRIPT = /<script[^>]*\bsrc="([^"]+)"/g;
const IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[^'"()]*?\bfrom\s*)?["'](\.[^"']+)["']/g;

/** The packed size, in KB, of the scripts that a built site runs before anything is asked for: entries and what they import. */
export function firstLoadKB(site: string): number {
  const found = new Set<string>();
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  for (const [, path = ''] of page.matchAll(SCRIPT)) collect(site, path, found);
  const bytes = [...found].reduce((sum, path) => sum + gzipSync(readFileSync(join(site, path))).length, 0);
  return bytes / 1024;
}

function collect(site: string, path: string, found: Set<string>): void {
  if (found.has(path)) return;
  found.add(path);
  const text = readFileSync(join(site, path), 'utf8');
  for (const [, name = ''] of text.matchAll(IMPORT))
    collect(site, posix.join(posix.dirname(path), name), found);
}
