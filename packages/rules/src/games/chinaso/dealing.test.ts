import { expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { heightOf, PACK, RANKS } from './cards.ts';
import { chinaso } from './index.ts';
import { after, refusal, stage } from './notation.ts';
import type { ChinasoState } from './state.ts';

function started(seats: number, digit: string): ChinasoState {
  const options = { length: 'seven', cardPoints: 'face-value', stakes: 'off' } as const;
  const { state, events } = chinaso.begin({ seats, owner: 0, options, seed: digit.repeat(64) });
  return evolveAll(chinaso, state, events);
}

it('CS1.1: three packs with six jokers have 162 cards, all with distinct names', () => {
  expect(new Set(PACK).size).toBe(162);
  expect(PACK.filter((card) => card.startsWith('X'))).toEqual(['X1', 'X2', 'X1#2', 'X2#2', 'X1#3', 'X2#3']);
  expect(PACK.filter((card) => card.startsWith('QH'))).toEqual(['QH', 'QH#2', 'QH#3']);
});

it.each([2, 3, 4, 5, 6, 7])('CS1.1: each of %i players gets eleven cards, one card is turned, the rest form the stock', (seats) => {
  const { hands, stock, live } = started(seats, 'a').deal;
  expect(hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 11));
  expect(stock).toHaveLength(162 - 11 * seats - 1);
  expect(live?.seat).toBeNull();
  expect(new Set([...hands.flat(), ...stock, live?.card]).size).toBe(162);
});

it('CS1.1: the player at the dealer’s left begins, and play continues to the left', () => {
  const state = started(5, 'b');
  expect(state.phase).toEqual({ name: 'draw', seat: (state.deal.dealer + 1) % 5 });
  const next = after(stage({ hands: ['AS KS', '2S', '4S KH'] }), '0: take; -AS');
  expect(next.phase).toEqual({ name: 'draw', seat: 1 });
  expect(after(next, '1: take; -AS\n2: draw 0-; -KH').phase).toEqual({ name: 'draw', seat: 0 });
});

it('CS1.2: the first dealer is drawn at random', () => {
  const dealers = '0123456789abcdef'.split('').map((digit) => started(4, digit).deal.dealer);
  expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
});

it('CS1.2: the deal passes to the left', () => {
  const state = stage({ dealer: 1, hands: ['4D', '9C', 'KS KH KD 5S 5H'], turned: '5D' });
  const { deal } = after(state, '2: take; down KS KH KD | 5S 5H 5D');
  expect(deal).toMatchObject({ number: 2, dealer: 2 });
});

it('CS1.3: the ace ranks above the king and never below the two', () => {
  expect(RANKS.map(heightOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(RANKS.at(-1)).toBe('A');
  const state = after(stage({ number: 3, hands: ['JH QH KH AH 2H 3H 4H 5H AH#2', '4C'] }), '0: take');
  expect(refusal(state, 0, 'down JH QH KH AH | AH#2 2H 3H 4H')).toBe('CS2.2 not-in-sequence');
  expect(refusal(state, 0, 'down JH QH KH AH | 2H 3H 4H 5H')).toBe('');
});

it('CS1.1: the unshuffled packs have a fixed order, each with its jokers last, on which stored games depend', () => {
  const suited = 'SHDC'.split('').flatMap((suit) => 'AKQJT98765432'.split('').map((rank) => `${rank}${suit}`));
  const onePack = [...suited, 'X1', 'X2'];
  expect(PACK).toEqual([...onePack, ...onePack.map((card) => `${card}#2`), ...onePack.map((card) => `${card}#3`)]);
});
