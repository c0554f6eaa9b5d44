import { expect, it } from 'vitest';
import { endedDeals } from '../../shared/testing/ended-deals.ts';
import { PACK } from './cards.ts';
import { chinaso } from './index.ts';

it('CS5.5 CS6.1: all cards except those on the table and those left in hand are dead', () => {
  for (const { dead, state: { deal } } of endedDeals(chinaso)) {
    const laid = deal.table.flat().flatMap(({ cards }) => cards);
    expect(dead).toBe(PACK.length - laid.length - deal.hands.flat().length);
  }
});
