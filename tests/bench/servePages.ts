import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const CONFIG = join(import.meta.dirname, '../pages/vite.config.ts');
/** Isolated pages have a finer clock. */
const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

export interface ServedPages {
  /** Ends in a slash. */
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the test pages into a folder of their own and serves them; where `PAGES_ADDRESS` is set they are served there. */
export async function servePages(): Promise<ServedPages> {
  const served = process.env['PAGES_ADDRESS'];
  if (served !== undefined) return { address: served, close: () => Promise.resolve() };
  const outDir = mkdtempSync(join(tmpdir(), 'test-pages-'));
  await build({ configFile: CONFIG, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    configFile: CONFIG,
    build: { outDir },
    preview: { port: 0, headers: HEADERS },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
