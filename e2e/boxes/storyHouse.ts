import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page, test as base } from '@playwright/test';
import { build, preview } from 'vite';
import { installedBrowser } from '../../scripts/browser.mjs';

/** The stories, built once for each worker and served without a server of ours, and browsers with letters of two sizes. */
export const test = base.extend<object, { stories: string; largeLetters: Browser }>({
  stories: [
    async ({}, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'chinwag-stories-'));
      const page = 'apps/web/stories.html';
      // what is built for a house has no stories
      const define = { 'import.meta.env.PROD': 'false' };
      await build({ logLevel: 'warn', define, build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: page } } });
      const served = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
      const [url] = served.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('the stories have no address');
      await use(url);
      await served.close();
      rmSync(outDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  largeLetters: [
    async ({}, use) => {
      const executablePath = installedBrowser();
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=32'],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
export { expect } from '@playwright/test';

/** A window, in CSS px. */
export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Opens a story with the hardest people there may be: the longest names, bots, people who are away. */
export async function openStory(page: Page, stories: string, name: string): Promise<void> {
  const url = new URL('stories.html?people=hardest&animation=off', stories).href;
  if (page.url().split('#')[0] === url) await page.evaluate((story) => location.assign(`#${story}`), name);
  else await page.goto(`${url}#${name}`);
  await page.locator(`[data-story="${name}"] .play-board > *`).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => [...document.querySelectorAll('.printed > svg')].every((face) => face.childElementCount > 0));
}

/** Gives the page a window of this size, and waits until everything that measures itself has done so. */
export async function fit(page: Page, window: Window): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))),
  );
}
