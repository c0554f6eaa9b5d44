import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.mjs';

const browser = installedBrowser();

/** Whole games in real browsers against the production build. Each test has its own server and store. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  globalSetup: './boxes/builtStories.ts',
  timeout: 900_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // One more worker than there are cores, because a page waits for its server, for clocks and for other pages.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    // Traces of six browsers at once take longer than the games.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    // Without this, each page would cache the whole app in its own browser.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
