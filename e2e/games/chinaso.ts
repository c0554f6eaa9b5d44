import { type ChinasoState, totals } from '@chinwag/rules/chinaso';
import { expect } from '@playwright/test';
import { BOTH, EVERY, type GameScript } from '../played-game.ts';
import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** The Chinaso script for browser tests and screenshots. */
export const played: GameScript = {
  turns: () => takeChinasoStep,
  whole: null,
  shown: (state) => {
    const { deal, records } = state as ChinasoState;
    // Before the first hand is scored, seats show no points to spectators.
    const scores = records.length > 0 ? totals(state as ChinasoState) : null;
    const held = deal.hands.map(({ length }) => length);
    return { deal: deal.number, plays: [], isUnderWay: deal.turns > 0 && deal.ending === null, scores, held, dealer: deal.dealer };
  },
  pictures: [
    { name: 'chinaso', story: 'chinaso-ready', sizes: BOTH },
    { name: 'chinaso-buying', story: 'chinaso-buying', sizes: ['phone'] },
    { name: 'chinaso-seven', story: 'chinaso-seven', sizes: EVERY },
  ],
  tables: [
    'chinaso-seven', 'chinaso-seven-not-down', 'chinaso-seven-buying', 'chinaso-seven-watching', 'chinaso-all-hands',
    'chinaso-largest-hand', 'chinaso-composing', 'chinaso-ready', 'chinaso-straights', 'chinaso-buying-stakes',
    'chinaso-swap', 'chinaso-hand-over-seven',
  ],
};

/**
 * Takes the next step of a player's turn in Chinaso. It buys nothing, takes a discard that matches a card, and goes down as soon as
 * possible. It lays off cards that fit, and discards a card without a match.
 */
export async function takeChinasoStep(page: Screen): Promise<void> {
  const news = async () => (await page.locator('.frame-middle').allInnerTexts()).join();
  const before = await news();
  await answer(page);
  // the step is done once the table shows it
  await expect.poll(news, { intervals: [25, 50, 100], timeout: 2000 }).not.toBe(before).catch(() => undefined);
}

async function answer(page: Screen): Promise<void> {
  const asked = await page.locator('.status-line > p').innerText();
  if (asked.startsWith('Buy ')) await press(page.getByRole('button', { name: 'Keep saying no' }));
  else if (asked.includes('Draw')) await drawOrTake(page);
  else if (asked.includes('You can go down.')) await goDown(page);
  else if (/ on the table\.|Lay off your last card/.test(asked)) await layOne(page, asked.includes('1 card fits'));
  else await endTurn(page);
}

/** Takes a discard that can be laid off, or that matches a rank in the hand. If the discard does neither, draws. */
async function drawOrTake(page: Screen): Promise<void> {
  const draw = page.locator('.action-bar').getByRole('button', { name: /^Draw / });
  const take = page.locator('.action-bar .button:not([aria-disabled=true])', { hasText: /^Take/ });
  if (!(await take.isVisible())) return press(draw);
  const words = await take.innerText();
  const [, rank = ''] = /^Take\s+the (\S+) of/.exec(words) ?? [];
  const wanted = !words.includes('into your hand') || (await ranksHeld(page)).includes(rank);
  await press(wanted ? take : draw);
}

/** Makes the app find the sets, and goes down with them. */
async function goDown(page: Screen): Promise<void> {
  await press(page.getByRole('button', { name: 'Find my sets' }));
  await press(page.getByRole('button', { name: /^Go down with / }));
}

/**
 * Lays off the first fitting card in the first highlighted place. If only one of two cards fits, it stays in hand, for going out.
 */
async function layOne(page: Screen, onlyOneFits: boolean): Promise<void> {
  const hand = playableCards(page);
  const place = page.locator('.meld-target').first();
  const held = await hand.count();
  for (let k = 0; k < held; k++) {
    await choose(hand.nth(k));
    if (!(await place.isVisible())) continue;
    if (onlyOneFits && held === 2) return discard(page, 1 - k);
    await press(place);
    // a joker that is swapped out needs a free place
    if ((await hand.count()) === held && (await place.isVisible())) await press(place);
    return;
  }
}

async function endTurn(page: Screen): Promise<void> {
  const hold = page.getByRole('button', { name: /^Hold it/ });
  if (await hold.isVisible()) return press(hold);
  const ranks = await ranksHeld(page);
  const alike = ranks.map((rank) => (rank === 'joker' ? ranks.length : ranks.filter((other) => other === rank).length));
  await discard(page, alike.indexOf(Math.min(...alike)));
}

async function discard(page: Screen, index: number): Promise<void> {
  await choose(playableCards(page).nth(index));
  const throws = page.getByRole('button', { name: /^Discard (?!pick|not)/ });
  if (await throws.isVisible()) await press(throws);
}

/** Resolves with the rank of every card in the hand, as spoken: `8`, `queen`, `joker`. */
async function ranksHeld(page: Screen): Promise<readonly string[]> {
  const names = await playableCards(page).allInnerTexts();
  return names.map((name) => /^[^\s,]+/.exec(name.trim())?.[0] ?? '');
}
