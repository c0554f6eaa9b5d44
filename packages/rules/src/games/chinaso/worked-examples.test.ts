import { describe, expect, it } from 'vitest';
import { contractOf } from './contracts.ts';
import { after, cards, playOut, refusal, sets, stage } from './notation.ts';
import { placesFor } from './places.ts';
import { meantSet } from './sets.ts';
import { bestGoingDown } from './solver/going-down.ts';
import type { ChinasoState } from './state.ts';

/** Returns a hand of two players in which seat 0 has taken the 2♣ and holds these cards. */
function holding(number: number, hand: string): ChinasoState {
  return after(stage({ number, hands: [hand, '4D 9C'] }), '0: take');
}

describe('example 1: hand 3, hearts', () => {
  it('CS2.4: from 5 to Q, 5-8 and 9-Q are refused', () => {
    const state = holding(3, '5H 6H 7H 8H 9H TH JH QH KC KD AC');
    expect(refusal(state, 0, 'down 5H 6H 7H 8H | 9H TH JH QH')).toBe('CS2.4 straights-touch');
    expect(bestGoingDown(state.deal.hands[0] ?? [], contractOf(3), 'face-value')).toBeNull();
  });

  it('CS2.4: with a second 8♥ instead of the queen, 5-8 and 8-J are legal', () => {
    const state = holding(3, '5H 6H 7H 8H 8H#2 9H TH JH KC KD AC');
    expect(refusal(state, 0, 'down 5H 6H 7H 8H | 8H#2 9H TH JH')).toBe('');
  });

  it('CS2.4: from 5 to K without the 9, the sets are legal, and any player lays the 9♥ from the next turn on', () => {
    const turn = holding(3, '5H 6H 7H 8H 9H TH JH QH KH KD AC');
    const state = after(turn, '0: down 5H 6H 7H 8H | TH JH QH KH; !CS2.4 9H>0.0^; -KD');
    expect(placesFor(state.deal.table, '9H')).toHaveLength(2);
    const [own] = after(state, '1: draw; -4D\n0: draw; 9H>0.1_').deal.table;
    expect(own?.map((set) => set.cards.length)).toEqual([4, 5]);
    const other = stage({
      number: 3,
      hands: ['2D 3D', '9H 4C'],
      table: ['5H 6H 7H 8H | TH JH QH KH', '4S 5S 6S 7S | 4D 5D 6D 7D'],
      turned: '',
    });
    expect(refusal(after(other, '0: draw; -2D\n1: draw'), 1, '9H>0.0^')).toBe('');
  });
});

describe('example 2: hand 7, one suit', () => {
  it('CS2.4: 2-5, 5-9, 9-Q is legal and found, although no cut into three straights of four is legal', () => {
    const hand = '2S 3S 4S 5S 5S#2 6S 7S 8S 9S 9S#2 TS JS QS';
    expect(refusal(holding(7, hand), 0, 'down 2S 3S 4S 5S | 5S#2 6S 7S 8S 9S | 9S#2 TS JS QS')).toBe('');
    expect(bestGoingDown(cards(hand), contractOf(7), 'face-value')).toEqual({
      sets: sets('2S 3S 4S 5S | 5S#2 6S 7S 8S 9S | 9S#2 TS JS QS').map(meantSet),
      pointsLeft: 0,
    });
  });

  it('CS2.4: 2-5, 5-8, 6-9 is refused because 2-5 and 6-9 touch', () => {
    const state = holding(7, '2S 3S 4S 5S 5S#2 6S 7S 8S 6S#2 7S#2 8S#2 9S');
    const down = 'down 2S 3S 4S 5S | 5S#2 6S 7S 8S | 6S#2 7S#2 8S#2 9S';
    expect(refusal(state, 0, down)).toBe('CS2.4 straights-touch');
  });
});

it('CS4.5: example 3: 5♠ replaces the joker of 4♠ X 6♠ 7♠, which goes to an end of that straight or onto kings', () => {
  const state = stage({
    number: 2,
    hands: ['5S 9D', '2D'],
    table: ['KS KH KD | 4S X1 6S 7S', 'QS QH QD | TC JC QC X2'],
    turned: '',
  });
  const turn = after(state, '0: draw');
  expect(after(turn, '0: 5S=0.1>0.1^').deal.table[0]?.[1]?.cards.join(' ')).toBe('4S 5S 6S 7S X1');
  expect(after(turn, '0: 5S=0.1>0.1_').deal.table[0]?.[1]?.cards.join(' ')).toBe('X1 4S 5S 6S 7S');
  expect(after(turn, '0: 5S=0.1>0.0').deal.table[0]?.[0]?.cards.join(' ')).toBe('KS KH KD X1');
  expect(refusal(turn, 0, '5S=0.1>1.1^')).toBe('CS4.5 no-place-for-joker');
});

describe('example 4: down, with 9♦ and K♣ left, a three of nines on the table', () => {
  const table = ['QS QH QD | 5S 5H 5D', '9S 9H 9C | 2S 2H 2D'];

  it('CS4.6: after the 9♦ is laid the K♣ cannot be discarded, and the turn ends with it in hand', () => {
    const left = after(stage({ hands: ['9D', '7D'], table, turned: '', stock: 'KC' }), '0: draw; 9D>1.0');
    expect(refusal(left, 0, '-KC')).toBe('CS4.6 last-card');
    expect(after(left, '0: hold').deal.hands[0]).toEqual(['KC']);
  });

  it('CS4.7: if the K♣ fits a set too, laying it wins', () => {
    const kings = ['KS KH KD | 5S 5H 5D', '9S 9H 9C | 2S 2H 2D'];
    const state = stage({ hands: ['9D', '7D'], table: kings, turned: '', stock: 'KC' });
    expect(playOut(state, '0: draw; 9D>1.0; KC>0.0').record).toMatchObject({ winner: 0, points: [0, 7] });
  });

  it('CS4.6: the player can keep the 9♦ and discard the K♣', () => {
    const state = stage({ hands: ['9D', '7D'], table, turned: '', stock: 'KC' });
    expect(after(state, '0: draw; -KC').deal.hands[0]).toEqual(['9D']);
  });
});

describe('example 5: A♠ K♦ 7♥ and a joker left', () => {
  it('CS6.2: the hand counts 15 + 10 + 7 + 25 = 57 by face-value', () => {
    const table = ['QS QH QD | 5S 5H 5C', ''];
    const state = stage({ hands: ['QC', 'AS KD 7H X1'], table, turned: '', stock: '5D' });
    expect(playOut(state, '0: draw; QC>0.0; 5D>0.1').record?.points).toEqual([0, 57]);
  });

  it('CS4.8: the hand counts 114 if the winner made a Chinaso without stakes', () => {
    const state = stage({ hands: ['QS QH QD 5S 5H', 'AS KD 7H X1'], turned: '5D' });
    const { record } = playOut(state, '0: take; down QS QH QD | 5S 5H 5D');
    expect(record).toMatchObject({ kind: 'chinaso', points: [0, 114] });
  });
});
