import { type Browser, chromium } from '@playwright/test';
import { installedBrowser } from './browser.mjs';

/** Opens the Chromium of this machine, or the one that Playwright has installed. */
export function openBrowser(...args: readonly string[]): Promise<Browser> {
  const executablePath = installedBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox', ...args] });
}
