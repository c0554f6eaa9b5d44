import type { Page } from '@playwright/test';
import { choose, playableCards, press } from '../player.ts';

/** Plays the first card that Slobberhannes allows the one at this page. */
export async function takeSlobberhannesTurn(page: Page): Promise<void> {
  await choose(playableCards(page).first());
  await press(page.getByRole('button', { name: /^Play ./ }));
}
