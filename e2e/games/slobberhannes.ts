import type { GameScript } from '../played-game.ts';
import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** Slobberhannes, as it is played and pictured in a browser. */
export const played: GameScript = {
  turns: () => takeSlobberhannesTurn,
  whole: null,
  shown: null,
  pictures: [],
  tables: ['slobberhannes-play', 'slobberhannes-watching'],
};

/** Plays the first card that Slobberhannes allows the one at this page. */
export async function takeSlobberhannesTurn(page: Screen): Promise<void> {
  await choose(playableCards(page).first());
  await press(page.getByRole('button', { name: /^Play ./ }));
}
