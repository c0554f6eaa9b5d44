import { randomFrom } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { compareGame } from '../testing/compare-game.ts';

/** The number of deals compared here; `npm run fast-deals -- 100000` compares as many others as you like. */
const DEALS = 200;

it('CW4.2 to CW4.4, CW5.1: a fast deal has the same moves and scores as the rules at every step', () => {
  const random = randomFrom(DEALS);
  let deals = 0;
  while (deals < DEALS) deals += compareGame(random);
  expect(deals).toBe(DEALS);
});
