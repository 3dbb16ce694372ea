import { basename, join } from 'node:path';
import { build } from 'vite';

const FOLDER = 'build/servers';

/** Makes one script of a program for Node, packages left outside, so that starting it a hundred times costs little. */
export async function bundle(entry: string): Promise<string> {
  const outDir = join(process.cwd(), FOLDER);
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, outDir, emptyOutDir: false, target: 'node20' },
  });
  return join(outDir, basename(entry).replace(/\.ts$/, '.js'));
}
