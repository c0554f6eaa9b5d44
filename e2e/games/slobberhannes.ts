import type { GameScript } from '../played-game.ts';
import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** The Slobberhannes script for browser tests and screenshots. */
export const played: GameScript = {
  turns: () => takeSlobberhannesTurn,
  whole: null,
  shown: null,
  pictures: [],
  tables: ['slobberhannes-play', 'slobberhannes-watching'],
};

/** Takes a player's turn in Slobberhannes, with the first legal card. */
export async function takeSlobberhannesTurn(page: Screen): Promise<void> {
  await choose(playableCards(page).first());
  await press(page.getByRole('button', { name: /^Play (?!again)./ }));
}
