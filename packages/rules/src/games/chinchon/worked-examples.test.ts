import { describe, expect, it } from 'vitest';
import { chinchon } from './index.ts';
import { after, cards, payments, playOut, refusal, stateFrom } from './notation.ts';

describe('the worked examples', () => {
  it('CH5.2: example 1: closing with the 4B is a Chinchón, and nobody can add the caballo to its sequence', () => {
    const hands = ['5O 6O 7O 10O 3B 3C 3E', '11O 1C 4E 7C 10E 12C 2O'];
    const start = stateFrom({ hands, turned: '12B', stock: '4B' });
    const closed = after(start, '0: stock 4B, close 4B: 5O 6O 7O 10O / 3B 3C 3E');
    expect(closed.deal.closing).toEqual({ seat: 0, card: '4B', chinchon: true });
    expect(refusal(closed, '1: settle ; 11O>0')).toBe('CH5.3 chinchon');
    const { state } = playOut(closed, '1: settle');
    expect(state.totals).toEqual([-10, 9 + 1 + 4 + 7 + 8 + 10 + 2]);
  });

  it('CH5.1: example 2: closing with the 9B face down leaves 1, which is less than 5', () => {
    const hands = ['2C 3C 4C 12O 12E 12B 1E', '1C 4E 7C 10E 12C 2O 5B'];
    const start = stateFrom({ options: { deck: '48' }, hands, turned: '11B', stock: '9B' });
    const { state } = playOut(start, '0: stock 9B, close 9B: 2C 3C 4C / 12O 12E 12B', '1: settle');
    expect(state.totals[0]).toBe(1);
  });

  it('CH5.1: example 2: closing with 5E in place of 1E is refused', () => {
    const hands = ['2C 3C 4C 12O 12E 12B 5E', '1C 4E 7C 10E 12C 2O 5B'];
    const start = after(stateFrom({ options: { deck: '48' }, hands, turned: '11B', stock: '9B' }), '0: stock 9B');
    expect(refusal(start, '0: close 9B: 2C 3C 4C / 12O 12E 12B')).toBe('CH5.1 too-many-points');
  });

  it('CH5.3: example 3: with two packs the next player adds 6O, and the following player can add 7O, but not 6O#2', () => {
    const closer = '3O 4O 5O 10C 10E 10B 12E';
    const next = '6O 1C 4E 7C 12C 2E 5B';
    const afterwards = '6O#2 7O 1B 4B 12O 2B 5C';
    const hands = [closer, '1E 3C 11E 6E 3E 11C 6C', '1O#2', afterwards, next];
    const start = stateFrom({ hands, turned: '12B', stock: '2C' });
    const settling = after(start, '0: stock 2C, close 12E: 3O 4O 5O / 10C 10E 10B', '4: settle ; 6O>0');
    expect(refusal(settling, '3: settle ; 6O#2>0')).toBe('CH5.3 does-not-fit');
    const settled = after(settling, '3: settle ; 7O>0');
    expect(settled.deal.melds[0]?.cards).toEqual(cards('3O 4O 5O 6O 7O'));
  });

  it('CH8.2: example 4: with totals 104, 98 and 60 the first player can re-enlist at 98', () => {
    const hands = ['1O 2O 3O 6C 6E 6B 12C', '12O 11E 10B 4C 1C 2E', '7O 5E 3B'];
    const start = stateFrom({ hands, turned: '5B', stock: '2B', totals: [58, 70, 83] });
    const asking = after(start, '0: stock 2B, close 12C: 1O 2O 3O / 6C 6E 6B', '2: settle', '1: settle');
    // 58 + 2, 70 + 10 + 9 + 8 + 4 + 1 + 2, 83 + 7 + 5 + 3
    expect(asking.totals).toEqual([60, 104, 98]);
    expect(asking.phase).toEqual({ name: 'reenlist', seat: 1, waiting: [], total: 98 });
    expect(after(asking, '1: yes').totals).toEqual([60, 98, 98]);
  });

  it('CH8.2: example 4: with two players at 104 and 99 nobody re-enlists, and the second wins', () => {
    const hands = ['12O 11E 10B 4C 1C 2E', '1O 2O 3O 6C 6E 6B 12C'];
    const start = stateFrom({ leader: 1, hands, turned: '5B', stock: '2B', totals: [70, 97] });
    const { state } = playOut(start, '1: stock 2B, close 12C: 1O 2O 3O / 6C 6E 6B', '0: settle');
    expect(state.totals).toEqual([104, 99]);
    expect(chinchon.result(state)?.standings).toEqual([
      { seat: 1, place: 1, score: 99 },
      { seat: 0, place: 2, score: 104 },
    ]);
  });

  it('CH5.2: example 5: eight cards in melds, closed without a discard, are a Chinchón', () => {
    const start = stateFrom({ hands: ['3O 4O 5O 6O 7B 7C 7E', '3C 6E 11O 1E 11C 6C 3E'], turned: '12B', stock: '7O' });
    const closed = after(start, '0: stock 7O, close none: 3O 4O 5O 6O / 7B 7C 7E 7O');
    expect(closed.deal.closing).toEqual({ seat: 0, card: null, chinchon: true });
    expect(after(closed, '1: settle').totals[0]).toBe(-10);
  });

  it('CH7.3: example 6: with 71, 75 and 70 at target 70 nobody is in, and 70 takes the pot', () => {
    const hands = ['12O 6E 2E', '12E 11B 7E 5C', '1O 2O 3O 6C 6O 6B 12C'];
    const start = stateFrom({
      options: { target: 70 }, leader: 2, hands, turned: '5B', stock: '4E', totals: [53, 44, 66],
    });
    const closed = after(start, '2: stock 4E, close 12C: 1O 2O 3O / 6C 6O 6B');
    const { state, events } = playOut(closed, '1: settle', '0: settle');
    // 53 + 10 + 6 + 2, 44 + 10 + 9 + 7 + 5, 66 + 4
    expect(state.totals).toEqual([71, 75, 70]);
    expect(state.phase.name).toBe('over');
    expect(payments(events)).toEqual(['pot>2 30 CH7.3']);
    expect(state.balances).toEqual([-10, -10, 20]);
  });

  it('CH6.3: example 7: a player lays down with 1 left, another adds a card, and the first goes out without a Chinchón', () => {
    const start = stateFrom({
      options: { deck: '48', ending: 'play-on' },
      hands: [
        '5O 6O 7O 2B 2C 2E 1E',
        '1C 4E 7C 10E 12C 8C 5B',
        '3C 6E 11O 11E 11C 6C 3E',
        '4O 1B 7B 10B 12O 5C 12E',
      ],
      turned: '11B',
      stock: '9B 3O 8B 9C 2O',
    });
    const laid = after(start, '0: stock 9B, lay 5O 6O 7O / 2B 2C 2E');
    const added = after(laid, '0: - 9B', '3: stock 3O, add 4O>0, - 10B');
    const longer = { owner: 0, cards: cards('4O 5O 6O 7O'), added: [{ seat: 3, card: '4O' }] };
    expect(added.deal.melds[0]).toEqual(longer);
    const played = after(added, '2: stock 8B, - 8B', '1: stock 9C, - 9C');
    const { state, events } = playOut(played, '0: stock 2O, add 2O>1, close 1E');
    expect(events.find((event) => event.type === 'closed')).toMatchObject({ seat: 0, card: '1E', chinchon: false });
    // 1 + 4 + 7 + 10 + 12 + 8 + 5; three caballos and 3 + 6 + 6 + 3; 1 + 7 + 12 + 5 + 12 + 3
    expect(state.records).toMatchObject([{ closer: 0, points: [0, 47, 18, 40], reenlisted: [] }]);
  });
});
