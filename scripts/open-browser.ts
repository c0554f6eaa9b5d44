import { type Browser, chromium } from '@playwright/test';
import { installedBrowser } from './browser.mjs';

/** Opens an installed Chromium, or Playwright's own. Resolves with the browser. Rejects if neither is available. */
export function openBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...args] });
}
