import { oneIn } from '../scripts/one-in.ts';
import { WINDOWS, type WindowSize } from '../scripts/windows/plan.ts';
import { expect, fit, type Letters, letters, openStory, test } from './boxes/storyServer.ts';
import { PLAYED } from './games.ts';

/** `npm run windows` measures a hand of every game; the check of each change, that of a third. */
const isWhole = process.env['EVERY_WINDOW'] !== undefined;
/** One table of each game with cards in the player's hand. */
const HANDS = PLAYED.flatMap(({ tables }) => tables.find((story) => /-(play|act|not-down)$/.test(story)) ?? []);
const MEASURED = isWhole ? HANDS : oneIn(3, HANDS);

/** The width of the cards of a story's hand in a window, and the height of their ranks, in px. */
interface HandSize {
  readonly story: string;
  readonly window: WindowSize;
  readonly card: number;
  readonly index: number;
}

/** The rounding tolerance. */
const PX = 1;

test('no card or index of a hand is smaller in a larger viewport, and no card with larger letters', async ({ page, stories }) => {
  expect(MEASURED.length).toBeGreaterThan(0);
  const setLetters = await letters(page);
  const measureAll = async (size: Letters): Promise<readonly HandSize[]> => {
    await setLetters(size);
    // a page that is open does not notice that its media queries changed
    await page.goto('about:blank');
    const measured: HandSize[] = [];
    for (const story of MEASURED) {
      await openStory(page, stories, story, 'en', 0);
      for (const window of WINDOWS) {
        await fit(page, window);
        await expect(page.locator('.hand-card .card-rank').first()).toBeAttached();
        measured.push({ story, window, ...(await page.evaluate(sizesInHand)) });
      }
    }
    process.stdout.write(`letters ${size}\n${measured.map(asRow).join('\n')}\n`);
    return measured;
  };
  const usual = await measureAll('as usual');
  const doubled = await measureAll('twice as large');
  const falls = usual.flatMap((size) => usual.filter((larger) => fallsIn(size, larger)).map((larger) => [size, larger].map(asRow)));
  expect(falls).toEqual([]);
  const smaller = usual.filter(({ card }, at) => (doubled[at]?.card ?? 0) < card - PX);
  expect(smaller.map(asRow)).toEqual([]);
});

function fallsIn({ story, window, card, index }: HandSize, larger: HandSize): boolean {
  const isLarger = larger.window.width >= window.width && larger.window.height >= window.height;
  return story === larger.story && isLarger && (larger.card < card - PX || larger.index < index - PX);
}

function asRow({ story, window, card, index }: HandSize): string {
  const name = `${window.width} × ${window.height}`;
  return `  ${story}, ${name.padEnd(12)} card ${String(card).padStart(4)} px, index ${index.toFixed(1).padStart(5)} px`;
}

/** Returns the width of the hand's cards, and the height of the smallest rank. Runs in the page. */
function sizesInHand(): Pick<HandSize, 'card' | 'index'> {
  const ranks = [...document.querySelectorAll('.hand-card .card-rank')].map((rank) => rank.getBoundingClientRect().height);
  return { card: document.querySelector<HTMLElement>('.hand-card .card')?.offsetWidth ?? 0, index: Math.min(...ranks) };
}
