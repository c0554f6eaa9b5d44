import type { Page } from '@playwright/test';
import { oneIn } from '../scripts/one-in.ts';
import { expect, fit, openStory, test, type WindowSize } from './boxes/storyServer.ts';

/** The windows of a phone in portrait and landscape, and of a low and a large desktop. */
const WINDOWS: readonly WindowSize[] = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
];

/** The smallest phone. Its windows may have no room for a coach note (slip) that can wait. */
const SMALLEST: readonly WindowSize[] = [{ width: 320, height: 568 }, { width: 568, height: 320 }];

/** `npm run windows` checks all slips in every language; the check of each change, every fifth slip. */
const isWhole = process.env['EVERY_WINDOW'] !== undefined;
const LANGUAGES = isWhole ? (['en', 'es', 'pl'] as const) : (['pl'] as const);

/** The number of checks before a fault counts. On a busy machine, layout beside an element needs a few more frames. */
const LOOKS = 20;

for (const language of LANGUAGES) {
  test(`each coach note and hint is beside its highlighted subject and covers nothing needed: ${language}`, async ({
    page,
    stories,
  }) => {
    test.setTimeout(isWhole ? 900_000 : 240_000);
    await openStory(page, stories, 'chapanka-play', language);
    await page.evaluate(() => location.assign('#'));
    await page.locator('.story-list a').first().waitFor();
    const said = (await page.locator('.story-list a').allTextContents()).filter((name) => /^(lesson|hint|news)-/.test(name));
    expect(said.length).toBeGreaterThan(120);
    const found: string[] = [];
    for (const story of isWhole ? said : oneIn(5, said)) {
      await openStory(page, stories, story, language);
      const windows = story.startsWith('news-') ? [...SMALLEST, ...WINDOWS] : WINDOWS;
      for (const window of windows) {
        const faults = await faultsIn(page, window, mayWait(story, window));
        found.push(...faults.map((fault) => `${story}, ${window.width} × ${window.height}: ${fault}`));
      }
      if (!story.startsWith('news-')) continue;
      // a choice may lead to further choices
      for (const choice of CHOICES) {
        const chosen = page.locator(choice).first();
        if (!(await chosen.isVisible())) continue;
        await chosen.dispatchEvent('click');
        for (const window of windows) {
          const faults = await faultsIn(page, window, true);
          found.push(...faults.map((fault) => `${story} with ${choice}, ${window.width} × ${window.height}: ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}

/** The selectors of possible choices at a table: a card of the hand, one in the middle, one of several options. */
const CHOICES = ['.frame-hand [role=option]', '.frame-middle .trick-choice:not([aria-disabled])', '.frame-middle input'];

/** Resolves with the faults of the slip in a window that persist over all checks. */
async function faultsIn(page: Page, window: WindowSize, mayWait: boolean): Promise<readonly string[]> {
  const look = async () => {
    await fit(page, window);
    return (await page.evaluate(faultsOfSlip)).filter((fault) => !mayWait || fault !== 'it waits for room');
  };
  let faults = await look();
  for (let looks = 1; faults.length > 0 && looks < LOOKS; looks++) faults = await look();
  return faults;
}

/**
 * Returns whether a hint about a new situation may have no room yet. That is allowed in a window smaller than a usual phone, and
 * for the offer of a slower table, which may come anytime.
 */
function mayWait(story: string, { width, height }: WindowSize): boolean {
  return story.startsWith('news-') && (width < 360 || height < 640 || story.includes('-slower-'));
}

/** Returns the faults of the slip on the table. Runs in the page. */
function faultsOfSlip(): readonly string[] {
  const slip = document.querySelector('.laid-slip');
  const light = document.querySelector<HTMLElement>('.laid-light');
  const next = slip?.querySelector('[data-next]');
  const words = slip?.querySelector('.laid-words');
  if (!slip || !light || !next || !words) return ['there is no slip'];
  const edges = slip.getBoundingClientRect();
  const lies = (element: Element, under: DOMRect) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = Math.min(right, under.right) - Math.max(left, under.left);
    return across > 1 && Math.min(bottom, under.bottom) - Math.max(top, under.top) > 1;
  };
  /* All controls that make a move, in the hand, under it and on the table, without explained terms and the player's own token. */
  const TABLE = '.frame :is(.seats, .frame-beside, .frame-middle, .frame-bench)';
  const HAND = '.frame [role=option], .frame > .action-bar button';
  const CHOICES = `${TABLE} :is(button:not([aria-disabled=true], [aria-haspopup], .term), label:has(input))`;
  const SAYS_WHAT_IS_ASKED = '.frame .status-line > p';
  /** Returns whether the slip covers a part of an element that would be visible without the slip. */
  const isUnder = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [from, to] = [Math.max(left, edges.left), Math.min(right, edges.right)];
    const [above, below] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    if (to - from <= 2 || below - above <= 2) return false;
    return [0.02, 0.5, 0.98].some((across) =>
      [0.02, 0.5, 0.98].some((down) => {
        const all = document.elementsFromPoint(from + (to - from) * across, above + (below - above) * down);
        const [first] = all.filter((each) => !slip.contains(each));
        return slip.contains(all[0] ?? null) && first !== undefined && element.contains(first);
      }));
  };
  const isNews = slip.closest('[data-story^=news-]') !== null;
  const LINE = 22;
  const faults: string[] = [];
  const isOut = edges.left < 0 || edges.top < 0 || edges.right > innerWidth || edges.bottom > innerHeight;
  if (isOut) faults.push('it is not on the screen');
  if (getComputedStyle(slip).visibility === 'hidden') return ['it waits for room'];
  const speaksOfNothing = slip.closest('[data-story*=-slower-]') !== null;
  if (speaksOfNothing) faults.push(...(light.hidden ? [] : ['something is lit']));
  else if (light.hidden || light.getBoundingClientRect().width < 8) faults.push('nothing is lit');
  else if (lies(light, edges)) faults.push('it covers what it speaks of');
  // a warning about a move must be answered before any other action
  const answers = [...slip.querySelectorAll('.laid-answers button')];
  const isAsked = document.querySelector('.status-line .status-lamp') !== null && !slip.contains(document.activeElement);
  // a player reads a coach note or a hint before acting, so it may cover the question, and in a low window also choices
  const kinds = isNews ? [HAND, CHOICES, SAYS_WHAT_IS_ASKED] : innerHeight < 480 ? [HAND] : [HAND, CHOICES];
  const needed = isAsked ? [...document.querySelectorAll(kinds.join())] : [];
  faults.push(...needed.filter(isUnder).map(({ textContent }) => `“${textContent}” lies under it`));
  if (words.clientHeight < 15) faults.push('not a line of it can be read');
  const isCut = words.scrollHeight > words.clientHeight + LINE;
  // beside an offered discard, only a part of the text has room
  const isBesideOffer = slip.closest('[data-story=lesson-chinaso-buy]') !== null;
  if (innerHeight >= 640 && isCut && !isBesideOffer) faults.push('its words have to be scrolled to');
  // a hint can only be closed; beside a hint or news, the brass button is that of the move
  const isHint = answers.length === 1;
  if (!isHint && answers[0]?.hasAttribute('data-leave') !== true) faults.push('there is no way out of the lesson');
  const isBrass = next.classList.contains('button-go');
  if (answers.at(-1) !== next || isBrass === (isHint || isNews)) faults.push('what goes on is not at its end');
  const end = next.getBoundingClientRect();
  if (edges.right - end.right > 20 || edges.bottom - end.bottom > 20) faults.push('what goes on is elsewhere');
  for (const answer of answers) {
    const place = answer.getBoundingClientRect();
    if (place.height < 43) faults.push(`“${answer.textContent}” is too low to be pressed`);
    if (answers.some((other) => other !== answer && lies(other, place))) faults.push('its buttons overlap');
  }
  return faults;
}
