import { expect, it } from 'vitest';
import { news, payments, stateFrom } from './notation.ts';
import { partyNow } from './party.ts';
import type { ChapankaState, SetAside } from './state.ts';

const LAST = { hands: ['2S', '3S', '4S', '5S'], tricks: [3, 3, 2, 2] };

it('CP4.1: example 1, the party with A♠ 3♦ Q♥ 7♣ set aside is worth 10 counters', () => {
  const state = stateFrom({ ...LAST, points: [20, 4, 6, 10] });
  const setAside = (['AS', '3D', 'QH', '7C'] as const).map((card): SetAside => ({ card, from: 'hand' }));
  const last: ChapankaState = { ...state, deal: { ...state.deal, setAside } };
  expect(payments(news(last, '3: 5S 4S 3S 2S'))).toEqual(['0>1 10 CP4.1']);
});

it('CP4.2: example 2, with points 6, 14, 6, 14 in the order of play 3, 2, 1, 0 seat 2 receives and seat 1 pays', () => {
  const { deal } = stateFrom({ dealer: 0, hands: LAST.hands, points: [6, 14, 6, 14] });
  expect(partyNow(deal)).toEqual({ payer: 1, payee: 2, rule: 'CP4.2' });
});

it('CP6.5: example 3, A♦ discarded to the player opposite earns 4, or 8 in the last trick', () => {
  const hands = ['2S 2C', '9S 9C', '3S 3C', 'AD 8D'];
  const early = stateFrom({ dealer: 2, leader: 1, hands, tricks: [1, 0, 0, 0] });
  expect(payments(news(early, '1: 9S 2S AD 3S'))).toEqual(['1>3 4 CP6.5']);
  const late = stateFrom({ dealer: 2, leader: 1, hands, tricks: [3, 3, 2, 2] });
  expect(payments(news(late, '1: 9S 2S AD 3S'))[0]).toBe('1>3 8 CP6.5');
});

it('CP6.3: example 4, the Kinal forced from the opposite brings payments of 4, 1 and 1, and adds 9 to a pot of 9', () => {
  const hands = ['JH 2C', '3H 3C', '9H 9C', '4H 4C'];
  const state = stateFrom({ dealer: 3, leader: 2, hands, tricks: [1, 0, 0, 0] });
  expect(state.pot).toBe(9);
  expect(payments(news(state, '2: 9H 3H JH 4H'))).toEqual([
    '1>2 1 CP6.3',
    '0>2 4 CP6.3',
    '3>2 1 CP6.3',
    '0>pot 9 CP6.7',
  ]);
});

it('CP5.3: example 5, losing only the eleventh trick to the opposite costs 64, doubles the pot and leaves no party', () => {
  const chapanka = { seat: 0, outcome: 'bound' } as const;
  const state = stateFrom({ dealer: 1, hands: ['2S', '3S', '9S', '5S'], tricks: [10, 0, 0, 0], chapanka });
  expect(payments(news(state, '0: 2S 5S 9S 3S'))).toEqual(['0>2 64 CP5.3', '0>pot 9 CP5.3']);
});

it('CP6.7: example 6, the Kinal discarded on a neighbour’s clubs earns 1 and the pot of 9', () => {
  const hands = ['2C', '3C', 'JH 2S', '9C'];
  const state = stateFrom({ dealer: 0, leader: 3, hands, tricks: [1, 0, 0, 0] });
  expect(payments(news(state, '3: 9C JH 3C 2C'))).toEqual(['3>2 1 CP6.2', 'pot>2 9 CP6.7']);
});

it('CP6.1: example 7, the Kinal discarded on the eleventh empties the pot before the lost Chapanka doubles it', () => {
  const chapanka = { seat: 1, outcome: 'bound' } as const;
  const hands = ['2D', '6D', '9D', 'JH'];
  const state = stateFrom({ dealer: 2, leader: 1, hands, tricks: [0, 10, 0, 0], chapanka });
  expect(payments(news(state, '1: 6D 2D JH 9D'))).toEqual(['2>3 2 CP6.2', 'pot>3 9 CP6.7', '1>2 32 CP5.3']);
});
