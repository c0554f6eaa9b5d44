import { expect, type Page } from '@playwright/test';
import { choose, playableCards, press } from '../player.ts';

/** Answers whatever Chanoyu asks of the one at this page: plays the first card allowed, lays whatever fits somewhere. */
export async function takeChanoyuTurn(page: Page): Promise<void> {
  const fitting = page.getByRole('button', { name: /^Lay the / }).first();
  const stop = page.getByRole('button', { name: /^Stop here/ });
  const lay = page.getByRole('button', { name: /^(?!.*choose)(Lay (?!the )|Wake it )/ });
  const value = page.getByRole('button', { name: /^(?!Lay|Wake).* as \d+/ }).first();
  if (await fitting.isVisible()) {
    await press(fitting);
    await expect(lay.or(value).first()).toBeVisible();
    if (!(await lay.isVisible())) await press(value);
    await press(lay);
  } else if (await stop.isVisible()) await press(stop);
  else {
    await choose(playableCards(page).first());
    await press(page.getByRole('button', { name: /^Play (?!choose|not)/ }));
  }
}
