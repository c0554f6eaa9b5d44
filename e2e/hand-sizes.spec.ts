import type { Page } from '@playwright/test';
import { oneIn } from '../scripts/one-in.ts';
import { WINDOWS, type WindowSize } from '../scripts/windows/plan.ts';
import { expect, fit, type Letters, letters, openStory, test } from './boxes/storyServer.ts';
import { PLAYED } from './games.ts';

/** `npm run windows` measures a hand of every game; the check of each change, that of a third. */
const isWhole = process.env['EVERY_WINDOW'] !== undefined;
/** One table of each game with cards in the player's hand. */
const HANDS = PLAYED.flatMap(({ tables }) => tables.find((story) => /-(play|act|not-down)$/.test(story)) ?? []);
const MEASURED = isWhole ? HANDS : oneIn(3, HANDS);

/** The width of a hand's cards in a window, and the height of their ranks, in px. */
interface HandSize {
  readonly window: WindowSize;
  readonly card: number;
  readonly index: number;
}

/** The rounding tolerance. */
const PX = 1;

test('no card of a hand and no index is smaller in a larger viewport', async ({ page, stories }) => {
  expect(MEASURED.length).toBeGreaterThan(0);
  const falls: string[] = [];
  for (const story of MEASURED) {
    await openStory(page, stories, story, 'en', 0);
    const sizes: HandSize[] = [];
    for (const window of WINDOWS) sizes.push(await measureIn(page, window));
    process.stdout.write(`${story}\n${sizes.map(asRow).join('\n')}\n`);
    falls.push(...sizes.flatMap((size) => sizes.filter((larger) => fallsIn(size, larger)).map((larger) => {
      return `${story}: ${asRow(size)} is larger than ${asRow(larger)}`;
    })));
  }
  expect(falls).toEqual([]);
});

test('no card of a hand is smaller with letters twice as large', async ({ page, stories }) => {
  expect(MEASURED.length).toBeGreaterThan(0);
  const setLetters = await letters(page);
  const measureAll = async (size: Letters): Promise<readonly HandSize[]> => {
    await setLetters(size);
    // a page that is open does not notice that its media queries changed
    await page.goto('about:blank');
    const sizes: HandSize[] = [];
    for (const story of MEASURED) {
      await openStory(page, stories, story, 'en', 0);
      for (const window of WINDOWS) sizes.push(await measureIn(page, window));
    }
    return sizes;
  };
  const usual = await measureAll('as usual');
  const doubled = await measureAll('twice as large');
  const falls = usual.flatMap((size, at) => {
    const larger = doubled[at];
    return larger === undefined || larger.card < size.card - PX ? `${asRow(size)}; with larger letters ${larger?.card} px` : [];
  });
  expect(falls).toEqual([]);
});

/** Resolves with the sizes of a hand in a window of this size. */
async function measureIn(page: Page, window: WindowSize): Promise<HandSize> {
  await fit(page, window);
  await expect(page.locator('.hand-card .card-rank').first()).toBeAttached();
  return { window, ...(await page.evaluate(sizesInHand)) };
}

function fallsIn({ window, card, index }: HandSize, larger: HandSize): boolean {
  const isLarger = larger.window.width >= window.width && larger.window.height >= window.height;
  return isLarger && (larger.card < card - PX || larger.index < index - PX);
}

function asRow({ window, card, index }: HandSize): string {
  const name = `${window.width} × ${window.height}`;
  return `  ${name.padEnd(12)} card ${String(card).padStart(4)} px, index ${index.toFixed(1).padStart(5)} px`;
}

/** Returns the width of the hand's cards, and the height of the smallest rank. Runs in the page. */
function sizesInHand(): { readonly card: number; readonly index: number } {
  const ranks = [...document.querySelectorAll('.hand-card .card-rank')].map((rank) => rank.getBoundingClientRect().height);
  return { card: document.querySelector<HTMLElement>('.hand-card .card')?.offsetWidth ?? 0, index: Math.min(...ranks) };
}
