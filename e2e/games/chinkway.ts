import { type ChinkwayState, totals } from '@chinwag/rules/chinkway';
import { EVERY, type GameScript } from '../played-game.ts';
import { choose, playableCards, press, tick } from '../player.ts';
import type { Screen } from '../screen.ts';

/** The Chinkway script for browser tests and screenshots. */
export const played: GameScript = {
  turns: () => takeChinkwayTurn,
  whole: null,
  shown: (state) => {
    const { deal, records } = state as ChinkwayState;
    const { number, trick, hands } = deal;
    const held = hands.map(({ length }) => length);
    return { deal: number, plays: trick, isUnderWay: trick.length > 0, scores: totals(records), held, dealer: null };
  },
  pictures: [
    { name: 'chinkway', story: 'chinkway-play', sizes: EVERY },
    { name: 'score-sheet', story: 'chinkway-score', sizes: ['desktop'] },
  ],
  tables: [
    'chinkway-play', 'chinkway-discard', 'chinkway-trump', 'chinkway-extract', 'chinkway-extract-partner',
    'chinkway-final-request', 'chinkway-watching', 'chinkway-all-hands',
  ],
};

/** Takes a player's turn in Chinkway, always with the first legal choice. */
export async function takeChinkwayTurn(page: Screen): Promise<void> {
  const fits = page.getByRole('button', { name: /, fills / }).first();
  const leaveIt = page.getByRole('button', { name: /^Leave it/ });
  const trump = page.getByRole('radio', { name: /Spades/ });
  const playable = playableCards(page);

  if (await fits.isVisible()) {
    await press(fits);
    await press(page.getByRole('button', { name: /^Take (?!none|your last move)/ }));
  } else if (await leaveIt.isVisible()) await press(leaveIt);
  else if (await trump.isVisible()) {
    await tick(trump);
    await press(page.getByRole('button', { name: /^Name / }));
  } else if (await page.locator('.status-line', { hasText: 'Discard 2 cards.' }).isVisible()) {
    await choose(playable.nth(0));
    await choose(playable.nth(1));
    await press(page.getByRole('button', { name: /^Discard (?!choose)/ }));
  } else {
    await choose(playable.first());
    await press(page.getByRole('button', { name: /^Play (?!again|choose|not)/ }));
  }
}
