import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** Answers whatever Chapanka asks of the one at this page: keeps the talon unseen, then plays the first card allowed. */
export async function takeChapankaTurn(page: Screen): Promise<void> {
  const decline = page.getByRole('button', { name: /^Decline/ });
  if (await decline.isVisible()) await press(decline);
  else {
    await choose(playableCards(page).first());
    await press(page.getByRole('button', { name: /^(Set aside|Lead|Play|Throw|Renounce with) (?!choose|not)/ }));
  }
}
