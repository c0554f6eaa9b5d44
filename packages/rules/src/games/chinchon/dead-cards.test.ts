import { expect, it } from 'vitest';
import { endedDeals } from '../../shared/testing/ended-deals.ts';
import { packFor } from './cards.ts';
import { chinchon } from './index.ts';

it('CH4.2 CH7.1: all cards except the melds, the cards left in hand and the closing card are dead', () => {
  for (const { dead, state: { deal, options, totals } } of endedDeals(chinchon)) {
    const laid = deal.melds.flatMap(({ cards }) => cards);
    const closing = deal.closing === null || deal.closing.card === null ? 0 : 1;
    expect(dead).toBe(packFor(options.deck, totals.length).length - laid.length - deal.hands.flat().length - closing);
  }
});
