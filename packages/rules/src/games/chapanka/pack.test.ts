import { expect, it } from 'vitest';
import { rankOf, suitOf } from '../../kernel/cards.ts';
import { PACK, pointsOf } from './cards.ts';
import { after, cards, stateFrom } from './notation.ts';

it('CP1.1: the pack has 48 cards, twelve of each suit and no tens', () => {
  expect(new Set(PACK).size).toBe(48);
  for (const suit of ['S', 'H', 'D', 'C']) {
    const ranks = PACK.filter((card) => suitOf(card) === suit).map(rankOf);
    expect(ranks).toEqual(['A', 'K', 'Q', 'J', '9', '8', '7', '6', '5', '4', '3', '2']);
  }
});

it('CP1.1: the Kinal takes tricks as a jack: above the nine, below the queen', () => {
  const overNine = stateFrom({ hands: ['2H 2S', '3H 3S', 'JH 4S', '9H 5S'] });
  expect(after(overNine, '3: 9H JH 3H 2H').deal.lastTrick?.winner).toBe(2);
  const underQueen = stateFrom({ hands: ['QH 2S', '3H 3S', 'JH 4S', '9H 5S'] });
  expect(after(underQueen, '3: 9H JH 3H QH').deal.lastTrick?.winner).toBe(0);
});

it('CP1.2: A counts 4, K 3, Q 2, J 1 and other cards 0, forty in the pack', () => {
  expect(cards('AS KC QD JC 9S 2H').map(pointsOf)).toEqual([4, 3, 2, 1, 0, 0]);
  expect(PACK.map(pointsOf).reduce((sum, value) => sum + value, 0)).toBe(40);
});

it('CP1.2: the Kinal counts 1 in tricks and A♦ counts 4, like any jack and ace', () => {
  const trick = after(stateFrom({ hands: ['AD 2S', 'JH 3S', '8D 4S', '9D 5S'] }), '3: 9D 8D JH AD');
  expect(trick.deal.points).toEqual([5, 0, 0, 0]);
});

it('CP1.1: the unshuffled pack has a fixed order, on which stored games depend', () => {
  expect(PACK).toEqual('SHDC'.split('').flatMap((suit) => 'AKQJ98765432'.split('').map((rank) => `${rank}${suit}`)));
});
