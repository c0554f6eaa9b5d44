import { randomFrom } from '@chinwag/rules/laws';
import { expect, it } from 'vitest';
import { compareDeal } from '../testing/compare-deal.ts';

/** The number of deals compared here; `npm run fast-deals -- 100000` compares as many others as you like. */
const DEALS = 200;

it('CP3.1, CP4 to CP7: a fast deal has the same moves and payments as the rules at every step', () => {
  const random = randomFrom(DEALS);
  const compared = { deals: 0, pancerolas: 0, broken: 0, chapankas: 0, made: 0 };
  while (compared.deals < DEALS) compareDeal(random, compared);
  for (const [what, often] of Object.entries(compared)) expect([what, often > 3]).toEqual([what, true]);
});
