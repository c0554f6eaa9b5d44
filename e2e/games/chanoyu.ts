import { type ChanoyuState, roundForecast } from '@chinwag/rules/chanoyu';
import { EVERY, type GameScript } from '../played-game.ts';
import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** The Chanoyu script for browser tests and screenshots. */
export const played: GameScript = {
  turns: () => takeChanoyuStep,
  whole: { choice: { rule: 'Scoring', value: 'Runs' }, reloadAt: /Round 1.*trick [5-9]|Round 2/i },
  shown: (state) => {
    const { number, trick } = (state as ChanoyuState).deal;
    const { totals } = roundForecast(state as ChanoyuState);
    return { deal: number, plays: trick, isUnderWay: trick.length > 0, scores: totals, held: null, dealer: null };
  },
  pictures: [{ name: 'chanoyu', story: 'chanoyu-build', sizes: EVERY }],
  tables: [
    'chanoyu-first-lead', 'chanoyu-first-lead-5', 'chanoyu-play', 'chanoyu-play-4', 'chanoyu-play-5', 'chanoyu-build-face-5',
    'chanoyu-build-full-5', 'chanoyu-build-tsukumogami', 'chanoyu-build-tsukumogami-5', 'chanoyu-build-ending',
    'chanoyu-no-winner', 'chanoyu-watching-5',
  ],
};

/** Takes the next step of a player's turn in Chanoyu. It plays the first legal card, and builds any card that fits. */
export async function takeChanoyuStep(page: Screen): Promise<void> {
  const lay = page.getByRole('button', { name: /^(?!.*choose)(Lay (?!the )|Wake it )/ });
  const value = page.getByRole('button', { name: /^(?!Lay|Wake).* as \d+/ }).first();
  const fitting = page.getByRole('button', { name: /^Lay the / }).first();
  const stop = page.getByRole('button', { name: /^Stop here/ });
  for (const step of [lay, value, fitting, stop]) {
    if (await step.isVisible()) return press(step);
  }
  await choose(playableCards(page).first());
  await press(page.getByRole('button', { name: /^Play (?!again|choose|not)/ }));
}
