import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Builds the test pages, which are never shipped, apart from the game: `/tests/pages/<name>.html`. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  publicDir: 'assets/icons',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    outDir: 'build/pages',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: readdirSync(HERE)
        .filter((name) => name.endsWith('.html'))
        .map((name) => `${HERE}${name}`),
    },
  },
});
