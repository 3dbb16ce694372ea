import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';

const FELT = '#1f6b45';
const TABLE = '#1b120c';

/** What a phone needs to know to keep the game on its home screen. */
const MANIFEST = {
  name: 'Reversi 3D',
  short_name: 'Reversi 3D',
  description: 'A 3D Reversi to play in the browser, also without a network',
  start_url: '/',
  display: 'standalone' as const,
  theme_color: FELT,
  background_color: TABLE,
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export default defineConfig({
  publicDir: 'assets/icons',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // Inlined data: addresses would have to be let through by the content security policy.
    assetsInlineLimit: 0,
    // three alone is larger than what vite warns of; tests/size.test.ts measures what counts.
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'three', test: /node_modules[\\/]three[\\/]build/ }] },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: MANIFEST,
      includeManifestIcons: false,
      injectManifest: {
        globIgnores: ['icon-*.png'],
        globPatterns: ['**/*.{html,js,css,webp,png,svg,woff2,mp3,wav,wasm,bin,json}'],
      },
    }),
  ],
  test: {
    // No test is to measure time: this only ends one that hangs, on a machine however busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: ['tests/size.test.ts'],
        },
      },
      { extends: true, test: { name: 'size', include: ['tests/size.test.ts'] } },
    ],
  },
});
