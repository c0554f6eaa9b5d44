import type { ChapankaState } from '@chinwag/rules/chapanka';
import { EVERY, type GameScript } from '../played-game.ts';
import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** The Chapanka script for browser tests and screenshots. */
export const played: GameScript = {
  turns: () => takeChapankaTurn,
  whole: { choice: { rule: 'Length', value: '4 deals' }, reloadAt: /Deal 2 of 4|Deal 1 of 4, trick (?:[5-9]|1\d)/ },
  shown: (state) => {
    const { deal: { number, trick, points }, phase } = state as ChapankaState;
    const isExchange = phase.name === 'exchange' || phase.name === 'setAside';
    const scores = isExchange ? null : points;
    return { deal: number, plays: trick, isUnderWay: trick.length > 0, scores, held: null, dealer: null };
  },
  pictures: [{ name: 'chapanka', story: 'chapanka-play', sizes: EVERY }],
  tables: [
    'chapanka-first-exchange', 'chapanka-play', 'chapanka-trick', 'chapanka-pancerola', 'chapanka-party',
    'chapanka-watching', 'chapanka-led',
  ],
};

/** Takes a player's turn in Chapanka. It leaves the talon unseen, then plays the first legal card. */
export async function takeChapankaTurn(page: Screen): Promise<void> {
  const decline = page.getByRole('button', { name: /^Decline/ });
  if (await decline.isVisible()) await press(decline);
  else {
    await choose(playableCards(page).first());
    await press(page.getByRole('button', { name: /^(Set aside|Lead|Play|Throw|Renounce with) (?!choose|not)/ }));
  }
}
