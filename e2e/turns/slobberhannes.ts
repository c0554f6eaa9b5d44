import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** Plays the first card that Slobberhannes allows the one at this page. */
export async function takeSlobberhannesTurn(page: Screen): Promise<void> {
  await choose(playableCards(page).first());
  await press(page.getByRole('button', { name: /^Play ./ }));
}
