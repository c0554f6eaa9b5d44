import type { Page } from '@playwright/test';
import { oneIn } from '../scripts/one-in.ts';
import { faultsOnScreen } from './boxes/faults.ts';
import { expect, fit, letters, openStory, test, type WindowSize } from './boxes/storyServer.ts';
import { PLAYED } from './games.ts';

/** `npm run windows` checks the tables of every game; the check of each change, those of a third. */
const GAMES = process.env['EVERY_WINDOW'] === undefined ? oneIn(3, PLAYED) : PLAYED;

/** A phone in portrait and landscape, tablets, and low and high desktops, the last of them also at 200 %. */
const WINDOWS: readonly WindowSize[] = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 720, height: 450 },
  { width: 820, height: 1180 },
  { width: 1024, height: 600 },
  { width: 1366, height: 640 },
  { width: 1440, height: 900 },
];

/** The windows in which double-size text is hardest to fit. */
const LARGE_LETTERS_IN: readonly WindowSize[] = WINDOWS.filter(({ width }) => [320, 640, 1366, 1440].includes(width));

for (const { id, tables } of GAMES) {
  test(`every table of ${id} fits every viewport, and stays reachable with text twice as large`, async ({ page, stories }) => {
    const found: string[] = [];
    const setLetters = await letters(page);
    for (const table of tables) {
      await openStory(page, stories, table);
      for (const size of ['as usual', 'twice as large'] as const) {
        await setLetters(size);
        const faults = await faultsIn(page, size === 'as usual' ? WINDOWS : LARGE_LETTERS_IN);
        found.push(...faults.map((fault) => `${table}, letters ${size}, ${fault}`));
      }
      await setLetters('as usual');
    }
    expect(found).toEqual([]);
  });
}

/** The smallest supported window in every language. */
const SMALL_PHONE: WindowSize = { width: 360, height: 640 };

for (const { id, tables } of GAMES) {
  test(`no text of ${id} is truncated or overlaps on a phone in any language, nor with texts 40 % longer`, async ({
    page,
    stories,
  }) => {
    const found: string[] = [];
    for (const language of ['es', 'pl', 'longer'] as const) {
      // neighbours in the list differ by their cards, not by their texts
      for (const table of tables.filter((_, k) => k % 2 === 0)) {
        await openStory(page, stories, table, language);
        found.push(...(await faultsIn(page, [SMALL_PHONE])).map((fault) => `${table}, ${language}, ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/** The pages beside the tables: replays, lists, checks, entries and missing pages. */
const BESIDE_TABLES = [
  'replay-chinkway', 'my-games', 'game-proved', 'game-untrue', 'game-file', 'practice-ways', 'own-preferences', 'tally',
  'invite', 'no-connection', 'rules-index', 'gathering', 'result', 'result-picture', 'take-back', 'language-offer',
];

/** A style that puts the actions in the page's flow, because text may scroll under a fixed footer and out again. */
const FEET_IN_THE_PAGE = '.gathering-actions, .result-actions { position: static !important }';

test('no text on pages other than tables is truncated or overlaps on a phone in any language, nor with longer texts', async ({
  page,
  stories,
}) => {
  const found: string[] = [];
  for (const language of ['es', 'pl', 'longer'] as const) {
    for (const story of BESIDE_TABLES) {
      await openStory(page, stories, story, language);
      await page.addStyleTag({ content: FEET_IN_THE_PAGE });
      found.push(...(await faultsIn(page, [SMALL_PHONE])).map((fault) => `${story}, ${language}, ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test('a replay from the server or from a file fits every viewport', async ({ page, stories }) => {
  await openStory(page, stories, 'game-file');
  const found = (await faultsIn(page, WINDOWS)).map((fault) => `game-file, ${fault}`);
  await openStory(page, stories, 'replay-chinkway');
  const moment = page.getByRole('slider', { name: 'Position in the game' });
  // in the middle of a game, the rail has the most text
  await moment.fill(String(Math.floor(Number(await moment.getAttribute('max')) / 2)));
  found.push(...(await faultsIn(page, WINDOWS)).map((fault) => `replay-chinkway, ${fault}`));
  expect(found).toEqual([]);
});

test('on a phone with an open keyboard, the message field and its send button stay visible', async ({ page, stories }) => {
  await openStory(page, stories, 'chinkway-play');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: /^Score, log and chat/ }).click();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const words = page.getByRole('textbox', { name: 'Write a message' });
  await words.fill('Well played!');
  await fit(page, { width: 360, height: 330 });
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Send message' })).toBeInViewport({ ratio: 1 });
});

test('the reason why a card cannot be played covers no cards, no buttons and no question', async ({ page, stories }) => {
  const found: string[] = [];
  for (const table of ['chinkway-play', 'chapanka-play']) {
    await openStory(page, stories, table);
    for (const window of WINDOWS) {
      await fit(page, window);
      await page.locator('[role=option][aria-disabled=true]').last().click({ force: true });
      const covered = await page.evaluate(coveredBySlip, '.why-slip');
      found.push(...covered.map((what) => `${table}, ${window.width} × ${window.height}: ${what}`));
      await page.keyboard.press('Escape');
    }
  }
  expect(found).toEqual([]);
});

/** Returns the cards, buttons and status line that the coach's slip covers. Runs in the page. */
function coveredBySlip(css: string): readonly string[] {
  const slip = document.querySelector(css)?.getBoundingClientRect();
  if (slip === undefined || slip.top < 0 || slip.right > innerWidth) return ['the slip is not on the screen'];
  return [...document.querySelectorAll('.frame [role=option], .action-bar button, .status-line p')]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const beside = Math.min(right, slip.right) - Math.max(left, slip.left) < 1;
      return !beside && Math.min(bottom, slip.bottom) - Math.max(top, slip.top) > 1;
    })
    .map(({ textContent }) => `“${textContent}” lies under the slip`);
}

test('on a phone, the notice that two people with long names are away is complete in every language', async ({ page, stories }) => {
  const found: string[] = [];
  for (const language of ['en', 'es', 'pl'] as const) {
    await openStory(page, stories, 'chinaso-seven', language);
    for (const window of WINDOWS.filter(({ width }) => width < 500)) {
      await fit(page, window);
      const unsaid = await page.evaluate(unsaidOfBand);
      found.push(...unsaid.map((words) => `${language}, ${window.width} × ${window.height}: ${words}`));
    }
  }
  expect(found).toEqual([]);
});

/** Returns the truncated text of a notice. Runs in the page. */
function unsaidOfBand(): readonly string[] {
  const words = document.querySelector<HTMLElement>('.band p');
  const headline = words?.querySelector('strong');
  if (words === null || !headline) return ['there is no band'];
  const ends = [...headline.getClientRects()].at(-1)?.bottom ?? Infinity;
  return ends > words.getBoundingClientRect().bottom + 1 ? [headline.textContent] : [];
}

test('the tally of eight people fits every viewport', async ({ page, stories }) => {
  await openStory(page, stories, 'tally-eight');
  const found: string[] = [];
  for (const window of WINDOWS) {
    await fit(page, window);
    found.push(...(await page.evaluate(outOfDialog)).map((what) => `${window.width} × ${window.height}: ${what}`));
  }
  expect(found).toEqual([]);
});

/** Returns the parts of an open dialog beyond its left or right edge, where nothing scrolls them into view. Runs in the page. */
function outOfDialog(): readonly string[] {
  const dialog = document.querySelector('dialog[open]');
  const edge = dialog?.getBoundingClientRect();
  if (dialog === null || edge === undefined || edge.left < 0 || edge.right > innerWidth) return ['the dialog is not on the screen'];
  return [...dialog.querySelectorAll('*')]
    .filter((element) => element.closest('.scrolling, .visually-hidden, svg') === null)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.right > edge.right + 1 || box.left < edge.left - 1)
    .map(({ element }) => `${element.localName} “${element.textContent.slice(0, 40)}” is beyond the edge`);
}

test('the reason for a game’s end and the focus ring of its rule link stay above the line over the places', async ({
  page,
  stories,
}) => {
  const found: string[] = [];
  const setLetters = await letters(page);
  for (const language of ['en', 'es', 'pl', 'longer'] as const) {
    await openStory(page, stories, 'result', language);
    for (const size of ['as usual', 'twice as large'] as const) {
      await setLetters(size);
      for (const window of WINDOWS) {
        await fit(page, window);
        const gap = await page.evaluate(gapAboveLine);
        if (gap < 0) found.push(`${language}, letters ${size}, ${window.width} × ${window.height}: ${-gap} px over the line`);
      }
    }
    await setLetters('as usual');
  }
  expect(found).toEqual([]);
});

/**
 * Returns the distance between the reason, including the ring of its focused link, and the line below, in CSS px. Runs in the page.
 */
function gapAboveLine(): number {
  const link = document.querySelector<HTMLElement>('.result-verdict .rule-link');
  const line = document.querySelector('.result-places > ol');
  if (link === null || line === null) throw new Error('the page of a result has a reason and places');
  link.focus({ preventScroll: true });
  const ring = getComputedStyle(link);
  if (ring.outlineStyle === 'none') throw new Error('a link that has the focus has a ring');
  const around = parseFloat(ring.outlineWidth) + parseFloat(ring.outlineOffset);
  const ends = Math.max(...[...link.getClientRects()].map(({ bottom }) => bottom + around));
  return line.getBoundingClientRect().top - ends;
}

/** The faults of a table, and the message for each. */
const BROKEN: readonly (readonly [fault: string, css: string, message: RegExp])[] = [
  ['a hand that is pushed out below', '.frame-hand { transform: translateY(200px) }', /card of the hand is not on the screen/],
  ['actions beyond the edge', '.action-bar { transform: translateX(200px) }', /action is not on the screen/],
  ['a slip over the actions', '.status-line { position: fixed; inset: 0; z-index: 9 }', /the action .* lies under/],
  ['cards that cover indices', '.hand-card { margin-left: -52px !important }', /the index of .* lies under/],
  ['a chip whose figures run into the next', '.seat-figures { overflow: visible; text-indent: 50px }', /“14” lies under/],
  ['a slip over the status line', '.frame-beside { position: fixed; inset: 300px 0 0; z-index: 9 }', /“Your turn\.” lies under/],
  ['a flag over an index', '.ring-flags { bottom: auto; top: 0; right: auto; left: 0 }', /the flag “led” lies over the index/],
  [
    'seats that nothing brings into sight',
    '.frame .frame-upper { overflow: hidden } .seats { padding-top: 900px }',
    /cannot be read: cut off/,
  ],
  ['a scroller that does not say so', '.frame-middle { overflow: auto } .frame-middle > * { height: 900px }', /does not say so/],
  ['a page wider than its window', '.play { width: 120vw }', /the page is \d+ wide/],
];

test('the measurement finds nothing on an intact table, and each of these faults on a broken one', async ({ page, stories }) => {
  await openStory(page, stories, 'chinkway-play');
  for (const [fault, css, message] of BROKEN) {
    expect(await faultsAt(page, { width: 360, height: 640 })).toEqual([]);
    const style = await page.addStyleTag({ content: css });
    await fit(page, { width: 360, height: 641 });
    expect((await page.evaluate(faultsOnScreen)).join('\n'), fault).toMatch(message);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

/** The number of checks before a fault counts. On a busy machine, a part that measures itself needs a few more frames. */
const LOOKS = 6;

/** Resolves with the faults of the open story in some windows. */
async function faultsIn(page: Page, windows: readonly WindowSize[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const window of windows) {
    const faults = await faultsAt(page, window);
    found.push(...faults.map((fault) => `${window.width} × ${window.height}: ${fault}`));
  }
  return found;
}

/** Resolves with the faults in one window that persist over several checks. */
async function faultsAt(page: Page, window: WindowSize, looks = LOOKS): Promise<readonly string[]> {
  await fit(page, window);
  const faults = await page.evaluate(faultsOnScreen);
  return faults.length === 0 || looks === 1 ? faults : faultsAt(page, window, looks - 1);
}
