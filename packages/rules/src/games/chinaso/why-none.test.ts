import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { CONTRACTS, contractOf, contractsWithin, setKindsOf } from './contracts.ts';
import { chinaso } from './index.ts';
import type { ChinasoMove } from './moves.ts';
import { after, cards, stage } from './notation.ts';
import { mostOfContract } from './solver/going-down.ts';
import type { ChinasoState } from './state.ts';
import { whyNotGoDown, whyNotLay } from './why-none.ts';

/** Returns the rule and code of why no move of that kind is possible, or null if such a move is possible. */
function none(state: ChinasoState, seat: Seat, type: ChinasoMove['type']): string | null {
  const why = chinaso.whyNone(state, seat, type);
  return why && `${why.rule} ${why.code}`;
}

/** Seat 0 begins hand 2 with a three and a straight; seat 2 is down. */
const DRAW = stage({
  number: 2,
  hands: ['AS KS KH KD 4S 5S 6S 7S', '2S', '3S'],
  table: ['', '', 'KC KS#2 KH#2 | 4H X1 6H 7H'],
  turned: '9D',
});

it('CS4.9: no move is possible at the wrong moment or out of turn', () => {
  expect(none(DRAW, 0, 'discard')).toBe('CS4.9 first-a-card');
  expect(none(DRAW, 1, 'drawStock')).toBe('CS4.9 not-your-turn');
  expect(none(DRAW, 1, 'buy')).toBe('CS4.9 not-offered');
  const buying = after(DRAW, '0: draw');
  expect(none(buying, 1, 'buy')).toBeNull();
  expect(none(buying, 2, 'buy')).toBe('CS5.3 down');
});

it('CS5.1, CS4.2, CS5.5: whyNone explains why a player cannot take the discard or draw from the stock', () => {
  expect(none(DRAW, 0, 'takeDiscard')).toBeNull();
  expect(none(DRAW, 0, 'drawStock')).toBeNull();
  const down = { hands: ['2D 3D', '2S'], table: ['4S 5S 6S 7S | 9S 9H 9C', ''] };
  expect(none(stage({ ...down, turned: '' }), 0, 'takeDiscard')).toBe('CS5.1 nothing-live');
  expect(none(stage({ ...down, turned: 'KD' }), 0, 'takeDiscard')).toBe('CS4.2 fits-no-own-set');
  expect(none(stage({ ...down, turned: '8S' }), 0, 'takeDiscard')).toBeNull();
  const exhausted = stage({ hands: ['2D 3D', '2S'], turned: '8S', stock: '', rest: 'dead', deal: { dead: 0 } });
  expect(none(exhausted, 0, 'drawStock')).toBe('CS5.5 must-take');
});

it('CS3.1, CS3.2: whyNone explains why a player cannot go down', () => {
  const play = after(DRAW, '0: take');
  expect(none(play, 0, 'goDown')).toBeNull();
  expect(none(after(play, '0: down KS KH KD | 4S 5S 6S 7S'), 0, 'goDown')).toBe('CS3.2 already-down');
  expect(none(after(stage({ hands: ['KS KH KD', '2S'] }), '0: take'), 0, 'goDown')).toBe('CS3.1 contract-not-held');
  expect(whyNotGoDown(cards('KS KH KD 4S 5S 6S 7S'), contractOf(2), 'face-value')).toBeNull();
  expect(whyNotGoDown(cards('KS KH KD 4S 5S 6S'), contractOf(2), 'face-value')).toMatchObject({
    rule: 'CS3.1', code: 'contract-not-held', values: { threes: 1, straights: 1 },
  });
});

it('CS4.3 to CS4.5: whyNone explains why no card can be laid off or swapped', () => {
  const play = after(DRAW, '0: take');
  expect(none(play, 0, 'layOff')).toBe('CS4.3 not-down');
  expect(whyNotLay(play, 0, 'KS')).toMatchObject({ rule: 'CS4.3' });
  const down = after(play, '0: down KS KH KD | 4S 5S 6S 7S');
  expect(none(down, 0, 'layOff')).toBe('CS4.4 none-fits');
  expect(none(down, 0, 'swapJoker')).toBe('CS4.5 no-swap');
  expect(whyNotLay(down, 0, 'AS')).toMatchObject({ rule: 'CS4.4', code: 'fits-nowhere' });
  const able = stage({ number: 2, hands: ['5H KC', '2S'], table: ['KS KH KD | 4H X1 6H 7H', ''], turned: '' });
  const drawn = after(able, '0: draw');
  expect(none(drawn, 0, 'layOff')).toBeNull();
  expect(none(drawn, 0, 'swapJoker')).toBeNull();
  expect(whyNotLay(drawn, 0, 'KC')).toBeNull();
});

it('CS2.4: a card that fits only where straights would touch cannot be laid in the turn of going down', () => {
  const hand = '5H 6H 7H 8H TH JH QH KH 9H 3C';
  const play = after(stage({ number: 3, hands: [hand, '4D'] }), '0: take; down 5H 6H 7H 8H | TH JH QH KH');
  expect(whyNotLay(play, 0, '9H')).toMatchObject({ rule: 'CS2.4', code: 'straights-touch' });
  expect(none(play, 0, 'layOff')).toBe('CS2.4 straights-touch');
  const other = after(stage({ number: 3, hands: [`${hand} 4H`, '4D'] }), '0: take; down 5H 6H 7H 8H | TH JH QH KH');
  expect(none(other, 0, 'layOff')).toBeNull();
});

it('CS4.6: whyNone explains why a player cannot discard or hold', () => {
  const two = stage({ hands: ['2D', '2S'], table: ['4S 5S 6S 7S | 9S 9H 9C', ''], turned: '8S' });
  const play = after(two, '0: draw 1-');
  expect(none(play, 0, 'discard')).toBeNull();
  expect(none(play, 0, 'hold')).toBe('CS4.6 more-than-one-card');
  const one = after(two, '0: take>0.0^');
  expect(none(one, 0, 'discard')).toBe('CS4.6 last-card');
  expect(none(one, 0, 'hold')).toBeNull();
});

it('CS3.1: the sets of a contract come threes first, and the partial contracts largest first', () => {
  expect(setKindsOf({ threes: 2, straights: 1 })).toEqual(['three', 'three', 'straight']);
  expect(contractsWithin({ threes: 2, straights: 1 }).map(({ threes, straights }) => `${threes}${straights}`)).toEqual([
    '21', '20', '11', '10', '01',
  ]);
  for (const contract of CONTRACTS) expect(contractsWithin(contract)[0]).toEqual(contract);
});

it('CS3.1: an incomplete contract is filled with as many sets as can be laid together', () => {
  const found = (hand: string, number: number) =>
    mostOfContract(cards(hand), contractOf(number), 'face-value').map(({ as, cards: laid }) => [as, laid.length]);
  expect(found('4H 5H 6H 7H 9S 9D 9C 2C QD', 5)).toEqual([['three', 3], ['straight', 4]]);
  expect(found('2S 4H 6D 8C', 5)).toEqual([]);
  expect(found('KS KH KD 5S 5H 5D 9C', 1)).toEqual([['three', 3], ['three', 3]]);
});
