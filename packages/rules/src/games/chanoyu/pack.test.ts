import { expect, it } from 'vitest';
import { type ChanoyuCard, kindOf, numberOf, PACK, suitOrNone } from './cards.ts';
import { chanoyu } from './index.ts';
import { after, row, stateFrom } from './notation.ts';

it('CN1.1: the pack has 54 cards: forty numbered, twelve picture cards and two Tsukumogami without a suit', () => {
  const ofKind = (kind: string): readonly ChanoyuCard[] => PACK.filter((card) => kindOf(card) === kind);
  expect(new Set(PACK).size).toBe(54);
  expect(ofKind('numbered')).toHaveLength(40);
  expect(ofKind('face')).toHaveLength(12);
  expect(ofKind('tsukumogami')).toEqual(['X1', 'X2']);
  expect(PACK.filter((card) => suitOrNone(card) === null)).toEqual(['X1', 'X2']);
});

it('CN1.1: the ace is 1 and the ten is 10; picture cards and Tsukumogami have no number', () => {
  expect((['AS', '2S', '9H', 'TC', 'JC', 'X1'] as const).map(numberOf)).toEqual([1, 2, 9, 10, null, null]);
});

it('CN1.1: the ace is the lowest card in a trick', () => {
  const won = after(stateFrom({ hands: ['2S', 'AS', 'KS'] }), '2: KS AS 2S > 0:');
  expect(won.deal.lastTrick?.winner).toBe(0);
});

it('CN1.2: a numbered card can only be laid as its own number', () => {
  const won = after(stateFrom({ hands: ['3S', '9S', '4S'] }), '2: 4S 9S 3S > 1:');
  expect(chanoyu.check(won, 1, { type: 'lay', card: '9S', row: 1, value: 9 })).toBeNull();
  expect(chanoyu.check(won, 1, { type: 'lay', card: '9S', row: 1, value: 8 })?.rule).toBe('CN1.2');
});

it('CN1.2: a picture card keeps the value it is laid as, and no second card can take that value', () => {
  const won = after(stateFrom({ hands: ['KS', '9S', '5S'] }), '2: 5S 9S KS > 1: +KS=9');
  expect(won.deal.rows[1]).toEqual(row('KS=9'));
  expect(chanoyu.check(won, 1, { type: 'lay', card: '9S', row: 1, value: 9 })?.rule).toBe('CN5.2');
});

it('CN1.1: the unshuffled pack has a fixed order, the Tsukumogami last, on which stored games depend', () => {
  const suited = 'SHDC'.split('').flatMap((suit) => 'AKQJT98765432'.split('').map((rank) => `${rank}${suit}`));
  expect(PACK).toEqual([...suited, 'X1', 'X2']);
});
