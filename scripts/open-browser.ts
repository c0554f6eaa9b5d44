import { type Browser, chromium } from '@playwright/test';
import { installedBrowser } from './browser.mjs';

/** Resolves with an installed Chromium, opened, or the one from Playwright. */
export function openBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...args] });
}
