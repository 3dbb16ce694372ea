import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { requireBrowser } from './tests/support/browser.ts';

const GAME_PORT = Number(process.env['E2E_PORT'] ?? 4820);
const PAGES_PORT = GAME_PORT + 1;

// Workers read this file too: they take over what the first reading found, as they take over the environment.
process.env['CHROME_BIN'] = requireBrowser();
process.env['PAGES_URL'] = `http://localhost:${PAGES_PORT}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Without a graphics card each browser keeps about two cores busy.
  workers: Math.max(1, Math.floor(cpus().length / 2)),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous: a machine that draws in software and does other things besides shows two frames a second.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'build/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${GAME_PORT}`,
    browserName: 'chromium',
    viewport: { width: 960, height: 640 },
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROME_BIN'],
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: [
    {
      command: 'npx tsx src/server/main.ts',
      env: { PORT: String(GAME_PORT), REVERSI_DATA: 'build/e2e-data', REVERSI_LAN: 'off' },
      url: `http://localhost:${GAME_PORT}/healthz`,
      stderr: 'pipe',
    },
    {
      command: `npx vite build --config tests/pages/vite.config.ts && npx vite preview --config tests/pages/vite.config.ts --strictPort --port ${PAGES_PORT}`,
      port: PAGES_PORT,
      stderr: 'pipe',
    },
  ],
});
