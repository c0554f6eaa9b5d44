import { type Page, test as base } from '@playwright/test';
import type { WindowSize } from '../../scripts/windows/plan.ts';
import { STORIES_AT } from './builtStories.ts';
import { wholeDrawn } from './drawn.ts';

/** A fixture: the URL of the stories, which are built once for all workers and served as static files. */
export const test = base.extend<object, { stories: string }>({
  stories: [
    async ({}, use) => {
      const answer = await fetch(process.env[STORIES_AT] ?? '');
      const text = await answer.text();
      if (!answer.ok) throw new Error(`the stories cannot be built: ${text}`);
      await use(text);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
export { expect } from '@playwright/test';

export type { WindowSize };

/** A language of the app, or `longer`: pseudo-localized English, 40 % longer. */
export type StoryLanguage = 'en' | 'es' | 'pl' | 'longer';

/** The timeout for the first story, which loads all stories, on a busy machine, in ms. */
const SHOWN_WITHIN = 60_000;

/**
 * Opens a story with the most demanding players: the longest names, bots and absent people. Rejects if the story is not rendered in
 * time.
 */
export async function openStory(
  page: Page,
  stories: string,
  name: string,
  language: StoryLanguage = 'en',
  notices?: number,
): Promise<void> {
  const asked = `people=hardest&animation=off&lang=${language}${notices === undefined ? '' : `&notices=${notices}`}`;
  const url = new URL(`stories.html?${asked}`, stories).href;
  if (page.url().split('#')[0] === url) await page.evaluate((story) => location.assign(`#${story}`), name);
  else await page.goto(`${url}#${name}`);
  const lies = `[data-story="${name}"] :is(.play-board > *, .replay-board > *, dialog[open], main)`;
  await page.waitForFunction(isShown, lies, { polling: 'raf', timeout: SHOWN_WITHIN });
  await wholeDrawn(page);
}

/** Returns whether an element is present. Runs in the page. */
function isShown(css: string): boolean {
  return [...document.querySelectorAll(css)].some((part) => part.checkVisibility());
}

/** The default font size of the browser, which applies to text without a size of its own. */
export type Letters = 'as usual' | 'twice as large';

const PIXELS: Readonly<Record<Letters, number>> = { 'as usual': 16, 'twice as large': 32 };

/** Resolves with a function that sets the browser's default font size for a page. */
export async function letters(page: Page): Promise<(size: Letters) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (size) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: PIXELS[size] } });
  };
}

/** Sets the size of a page's viewport, and waits until the layout has settled. */
export async function fit(page: Page, window: WindowSize): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      }),
  );
}
