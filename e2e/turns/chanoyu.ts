import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/**
 * Takes the next step of whatever Chanoyu asks of the one at this page: plays the first card allowed, lays whatever fits
 * somewhere.
 */
export async function takeChanoyuStep(page: Screen): Promise<void> {
  const lay = page.getByRole('button', { name: /^(?!.*choose)(Lay (?!the )|Wake it )/ });
  const value = page.getByRole('button', { name: /^(?!Lay|Wake).* as \d+/ }).first();
  const fitting = page.getByRole('button', { name: /^Lay the / }).first();
  const stop = page.getByRole('button', { name: /^Stop here/ });
  for (const step of [lay, value, fitting, stop]) {
    if (await step.isVisible()) return press(step);
  }
  await choose(playableCards(page).first());
  await press(page.getByRole('button', { name: /^Play (?!choose|not)/ }));
}
