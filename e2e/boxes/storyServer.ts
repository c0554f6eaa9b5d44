import { type Page, test as base } from '@playwright/test';
import { build, preview } from 'vite';
import { temporaryFolder } from '../../scripts/child-processes.mjs';
import { wholeDrawn } from './drawn.ts';

/** The stories, built once for each worker and served without a server of ours. */
export const test = base.extend<object, { stories: string }>({
  stories: [
    async ({}, use) => {
      const { path: outDir, remove } = temporaryFolder('stories');
      const page = 'apps/web/stories.html';
      // what is built to be served has no stories
      const define = { 'import.meta.env.PROD': 'false' };
      const rolldownOptions = { input: page };
      await build({ logLevel: 'warn', define, build: { outDir, emptyOutDir: true, minify: false, rolldownOptions } });
      const served = await preview({ logLevel: 'warn', build: { outDir }, preview: { port: 0 } });
      const [url] = served.resolvedUrls?.local ?? [];
      if (url === undefined) throw new Error('the stories have no address');
      await use(url);
      await served.close();
      remove();
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

/** A language of the app, or one that is English but four tenths longer. */
export type Language = 'en' | 'es' | 'pl' | 'longer';

/** Opens a story with the hardest people there may be: the longest names, bots, people who are away. */
export async function openStory(page: Page, stories: string, name: string, language: Language = 'en'): Promise<void> {
  const url = new URL(`stories.html?people=hardest&animation=off&lang=${language}`, stories).href;
  if (page.url().split('#')[0] === url) await page.evaluate((story) => location.assign(`#${story}`), name);
  else await page.goto(`${url}#${name}`);
  const lies = `[data-story="${name}"] :is(.play-board > *, .replay-board > *, dialog[open], main)`;
  await page.waitForFunction(isShown, lies, { polling: 'raf' });
  await wholeDrawn(page);
}

/** Whether something lies there; in the page. */
function isShown(css: string): boolean {
  return [...document.querySelectorAll(css)].some((part) => part.checkVisibility());
}

/** The size that somebody has chosen in the browser for letters which a page does not size itself. */
export type Letters = 'as usual' | 'twice as large';

const PIXELS: Readonly<Record<Letters, number>> = { 'as usual': 16, 'twice as large': 32 };

/** What sets the size of a page's letters as the browser's own preferences would. */
export async function letters(page: Page): Promise<(size: Letters) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (size) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: PIXELS[size] } });
  };
}

/** Gives the page a window of this size, and waits until everything that measures itself has done so. */
export async function fit(page: Page, window: Window): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
}
