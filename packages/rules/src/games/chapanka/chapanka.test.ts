import { describe, expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { chapankaPrize } from './chapanka.ts';
import { after, news, payments, stateFrom } from './notation.ts';
import { sumsOf } from './payments.ts';
import type { ChapankaState } from './state.ts';
import { takerOfAll } from './trick.ts';

/** Returns a deal in which seat 0 leads after winning all tricks so far, and can win the next with its ace. */
function attempt(tricks: number): ChapankaState {
  const hands = ['AS 2D 5D', '3S 3D 6D', '4S 4D 7D', '5S KD 8D'];
  return stateFrom({ dealer: 1, leader: 0, hands, tricks: [tricks, 0, 0, 0] });
}

/** Returns the same deal with two tricks left, in which the tenth goes to the seat with the ace. */
function tenth(taker: Seat): ChapankaState {
  const spades = ['2S', '3S', '4S', '5S'].with(taker, 'AS');
  const hands = ['9D', '6D', '7D', '8D'].map((diamond, seat) => `${spades[seat]} ${diamond}`);
  return stateFrom({ dealer: 1, leader: 0, hands, tricks: [9, 0, 0, 0], chapanka: { seat: 0, outcome: 'bound' } });
}

/** Returns a deal before its last trick, in which seat 0 has won all the others. */
function eleventh(hands: readonly string[]): ChapankaState {
  return stateFrom({ dealer: 1, leader: 0, hands, tricks: [10, 0, 0, 0], chapanka: { seat: 0, outcome: 'bound' } });
}

describe('CP5.1: taking the first nine tricks', () => {
  it('CP5.1: a player who wins the first nine tricks plays a Chapanka, which is announced after the ninth', () => {
    expect(attempt(7).deal.chapanka).toBeNull();
    expect(after(attempt(7), '0: AS 5S 4S 3S').deal.chapanka).toBeNull();
    const ninth = news(attempt(8), '0: AS 5S 4S 3S');
    expect(ninth.at(-1)).toEqual({ type: 'chapanka', seat: 0, outcome: 'bound' });
    expect(payments(ninth)).toEqual([]);
  });

  it('CP5.1: a Chapanka threatens while one player has taken every trick', () => {
    expect(takerOfAll(attempt(0).deal)).toBeNull();
    expect(takerOfAll(attempt(4).deal)).toBe(0);
    expect(takerOfAll({ ...attempt(4).deal, tricks: [4, 0, 1, 0] })).toBeNull();
  });

  it('CP5.1: no Chapanka starts if another player has taken one of the nine tricks', () => {
    const state = attempt(8);
    const shared = { ...state, deal: { ...state.deal, tricks: [7, 1, 0, 0] } };
    expect(after(shared, '0: AS 5S 4S 3S').deal.chapanka).toBeNull();
  });

  it('CP5.1: a Chapanka binds by payment alone, so every card that follows suit can be played', () => {
    expect(payments(news(tenth(3), '0: 2S AS 4S 3S'))).toEqual(['0>3 16 CP5.3', '0>pot 9 CP5.3']);
  });
});

describe('CP5.2: a Chapanka made', () => {
  it('CP5.2: the prize is the payments of the others plus the pot', () => {
    expect([0, 27].map((pot) => chapankaPrize(2, pot))).toEqual([64, 91]);
  });

  const LAST = eleventh(['AS', '3S', '4S', '5S']);

  it('CP5.2: the player takes the pot, 32 from the player opposite and 16 from each of the others', () => {
    expect(payments(news({ ...LAST, pot: 27 }, '0: AS 5S 4S 3S'))).toEqual([
      'pot>0 27 CP5.2',
      '3>0 16 CP5.2',
      '2>0 32 CP5.2',
      '1>0 16 CP5.2',
    ]);
  });

  it('CP5.2: the player takes nothing from an empty pot', () => {
    expect(payments(news({ ...LAST, pot: 0 }, '0: AS 5S 4S 3S'))).toEqual([
      '3>0 16 CP5.2',
      '2>0 32 CP5.2',
      '1>0 16 CP5.2',
    ]);
  });
});

describe('CP5.3: a Chapanka lost', () => {
  it('CP5.3: a loss at the tenth costs 16 to a neighbour or 32 to the player opposite, and doubles the pot', () => {
    expect(payments(news(tenth(1), '0: 2S 5S 4S AS'))).toEqual(['0>1 16 CP5.3', '0>pot 9 CP5.3']);
    expect(payments(news(tenth(2), '0: 2S 5S AS 3S'))).toEqual(['0>2 32 CP5.3', '0>pot 9 CP5.3']);
  });

  it('CP5.3: a loss at the eleventh costs 32 to a neighbour or 64 to the player opposite, and doubles the pot', () => {
    const toNeighbour = news(eleventh(['2S', '3S', '4S', '5S']), '0: 2S 5S 4S 3S');
    expect(payments(toNeighbour)).toEqual(['0>3 32 CP5.3', '0>pot 9 CP5.3']);
    const toOpposite = news(eleventh(['2S', '3S', '9S', '5S']), '0: 2S 5S 9S 3S');
    expect(payments(toOpposite)).toEqual(['0>2 64 CP5.3', '0>pot 9 CP5.3']);
  });

  it('CP5.3: the eleventh trick changes nothing after a loss at the tenth', () => {
    const lost = after(tenth(3), '0: 2S AS 4S 3S');
    expect(lost.deal.chapanka).toEqual({ seat: 0, outcome: 'tenth' });
    const end = news(lost, '3: 8D 7D 6D 9D');
    expect(payments(end)).toEqual([]);
    expect(end.some((event) => event.type === 'chapanka')).toBe(false);
  });
});

describe('CP5.4: the eleventh trick after a loss at the tenth', () => {
  it('CP5.4: the eleventh trick is played for its penalty payments, including the Chapanka player’s own', () => {
    const state = stateFrom({
      dealer: 1,
      leader: 0,
      hands: ['2S JH', '3S AC', '4S 7D', 'AS 8D'],
      tricks: [9, 0, 0, 0],
      chapanka: { seat: 0, outcome: 'bound' },
    });
    const events = news(state, '0: 2S AS 4S 3S', '3: 8D 7D AC JH');
    expect(payments(events)).toEqual([
      '0>3 16 CP5.3',
      '0>pot 9 CP5.3',
      '3>1 4 CP6.5',
      '3>0 2 CP6.2',
      'pot>0 18 CP6.7',
    ]);
  });

  it('CP5.4: making a Chapanka does not return payments of earlier tricks', () => {
    const state = stateFrom({
      dealer: 1,
      leader: 0,
      hands: ['AS 2D', '3S 3D', '4S 4D', 'AC 5D'],
      tricks: [9, 0, 0, 0],
      chapanka: { seat: 0, outcome: 'bound' },
    });
    const thrown = after(state, '0: AS AC 4S 3S');
    expect(sumsOf(thrown.ledger).penalties).toEqual([-1, 0, 0, 1]);
    const made = { ...thrown, deal: { ...thrown.deal, hands: [['9D'], ['3D'], ['4D'], ['5D']] as const } };
    const end = after(made, '0: 9D 5D 4D 3D');
    expect(end.records.at(-1)?.chapanka?.outcome).toBe('made');
    expect(sumsOf(end.records.at(-1)?.ledger ?? []).penalties).toEqual([-1, 0, 0, 1]);
  });
});
