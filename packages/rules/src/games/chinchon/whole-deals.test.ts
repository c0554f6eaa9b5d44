import { describe, expect, it } from 'vitest';
import { chinchon } from './index.ts';
import { after, cards, payments, playOut, refusal, stateFrom } from './notation.ts';
import type { ChinchonState } from './state.ts';

function withTable(state: ChinchonState, ...table: readonly string[]): ChinchonState {
  const melds = table.map((text) => ({ owner: 0, cards: cards(text), added: [] }));
  return { ...state, deal: { ...state.deal, melds } };
}

describe('whole deals with ending settle', () => {
  it('CH5.1: closing is refused with 5 left and accepted with 4', () => {
    const start = stateFrom({
      hands: ['4C 5C 6C 7E 7B 5O 12O', '1O 1C 7O 12E 12B 3E 6E', '10O 11O 2E 2B 5E 6B 12C'],
      turned: '10E',
      stock: '4E 7C',
    });
    const drawn = after(
      start,
      '0: stock 4E, - 12O',
      '2: pile 12O, - 12C',
      '1: pile 12C, - 6E',
      '0: stock 7C',
    );
    expect(refusal(drawn, '0: close 4E: 4C 5C 6C / 7E 7B 7C')).toBe('CH5.1 too-many-points');
    const { state } = playOut(
      drawn,
      '0: close 5O: 4C 5C 6C / 7E 7B 7C', // keeps 4E
      '2: settle 10O 11O 12O', // keeps 2 + 2 + 5 + 6
      '1: settle 12E 12B 12C; 7O>2', // the 7 goes below the sota; keeps 1 + 1 + 3
    );
    expect(state.records).toMatchObject([{ closer: 0, points: [4, 5, 15], reenlisted: [] }]);
    expect(state.counted).toEqual([cards('4E'), cards('1O 1C 3E'), cards('2E 2B 5E 6B')]);
    expect(state.totals).toEqual([4, 5, 15]);
  });

  it('CH5.2: nobody adds to a Chinchón with a discard, and another player’s seven melded cards score 0', () => {
    const start = stateFrom({
      options: { deck: '48' },
      leader: 1,
      hands: [
        '7E 8E 9E 1O 2O 3O 10C',
        '3E 4E 5E 9O 9C 9B 12E',
        '10E 4C 8B 6B 1C 12O 7O',
        '11O 11C 11E 11B 4O 5O 6O',
      ],
      turned: '2B',
      stock: '6E',
    });
    const closed = after(start, '1: stock 6E, close 12E: 3E 4E 5E 6E / 9O 9C 9B');
    expect(refusal(closed, '0: settle 7E 8E 9E / 1O 2O 3O; 10C>1')).toBe('CH5.3 chinchon');
    const { state } = playOut(
      closed,
      '0: settle 7E 8E 9E / 1O 2O 3O', // keeps the sota, 10
      '3: settle 11O 11C 11E 11B / 4O 5O 6O',
      '2: settle ; 10E>2 7O>5', // keeps 4 + 8 + 6 + 1 + 12
    );
    expect(state.records).toMatchObject([{ closer: 1, points: [10, -10, 31, 0], reenlisted: [] }]);
  });

  it('CH5.2: a player makes a Chinchón with eight cards in the second turn, and a total is negative', () => {
    const start = stateFrom({
      options: { deck: '48' },
      leader: 1,
      hands: ['1C 2C 3C 4C 5C 8O 8E', '12O 12C 12E 6C 7C 10B 8B'],
      turned: '9E',
      stock: '2E',
    });
    const closed = after(start, '1: stock 2E, - 8B', '0: pile 8B, close none: 1C 2C 3C 4C 5C / 8O 8E 8B');
    expect(closed.deal.closing).toEqual({ seat: 0, card: null, chinchon: true });
    expect(refusal(closed, '1: settle 12O 12C 12E; 6C>0')).toBe('CH5.3 chinchon');
    const { state } = playOut(closed, '1: settle 12O 12C 12E'); // keeps 6 + 7 + 10 + 2
    expect(state.totals).toEqual([-10, 25]);
  });

  it('CH5.3: with two packs, lay-offs compete for one place, and a sequence grows from 3–5 to 1–12', () => {
    const start = stateFrom({
      leader: 2,
      hands: [
        '6O#2 7O 10O 1O 4C 4E 4B',
        '6O 2O 12O 12C 12B 7E 5C',
        '3O 4O 5O 10C 10E 10B 12E',
        '11O#2 12C#2 5E 5B 5O#2 1C 1E',
        '7O#2 11O 12O#2 10O#2 2B 3C 6E',
      ],
      turned: '3B',
      stock: '1B',
    });
    const first = after(
      start,
      '2: stock 1B, close 12E: 3O 4O 5O / 10C 10E 10B', // keeps 1
      '1: settle 12O 12C 12B; 6O>0 2O>0', // keeps 7 + 5
    );
    expect(refusal(first, '0: settle ; 6O#2>0')).toBe('CH5.3 does-not-fit');
    const { state, events } = playOut(
      first,
      '0: settle 4C 4E 4B; 10O>0 7O>0 1O>0', // in an order that works: 7 before the sota; keeps 6
      '4: settle ; 12O#2>0 11O>0 10O#2>1', // keeps 7 + 2 + 3 + 6
      '3: settle 5E 5B 5O#2; 12C#2>2', // the other caballo finds no place; keeps 9 + 1 + 1
    );
    expect(state.records).toMatchObject([{ closer: 2, points: [6, 12, 1, 11, 18], reenlisted: [] }]);
    const settlements = events.filter((event) => event.type === 'settled');
    expect(settlements[0]?.layOffs.map(({ card }) => card)).toEqual(cards('7O 10O 1O'));
    expect(settlements[1]?.layOffs.map(({ card }) => card)).toEqual(cards('11O 12O#2 10O#2'));
  });

  it('CH4.2: an empty stock is renewed from the discards, including the one declined', () => {
    const start = stateFrom({
      hands: ['12O 12C 12E 10O 10C 10E 6B', '5O 5C 5E 10B 11B 3E 6C'],
      turned: '7B',
      stock: '2E',
      shortStock: true,
    });
    const empty = after(start, '0: stock 2E, - 6B');
    expect(empty.deal.stock).toEqual([]);
    expect(empty.deal.pile).toHaveLength(26);
    const [renewed, drawn] = chinchon.decide(empty, 1, { type: 'draw', from: 'stock' });
    if (renewed?.type !== 'stockRenewed' || drawn?.type !== 'drawn') throw new Error('the stock was not renewed');
    expect(renewed.stock.toSorted()).toEqual(empty.deal.pile.toSorted());
    expect(renewed.stock).not.toEqual(empty.deal.pile);
    expect(drawn.card).toBe(renewed.stock[0]);
    const { state } = playOut(
      empty,
      `1: stock ${drawn.card}, - ${drawn.card}`,
      `0: pile ${drawn.card}, close ${drawn.card}: 12O 12C 12E / 10O 10C 10E`, // keeps 2
      '1: settle 5O 5C 5E; 10B>1', // keeps 9 + 3 + 6
    );
    expect(state.records[0]?.points).toEqual([2, 18]);
  });

  it('CH8.2: two players out at 100 are asked in turn, and one re-enlists at the highest total still in', () => {
    const start = stateFrom({
      hands: [
        '4E 7C 10B 11E 12O 2B 5B',
        '5O 5C 5E 3E 3C 11B 10C',
        '6O 7O 10O 4C 4B 1C 2E',
        '1O 2O 3O 6C 6E 6B 12C',
      ],
      turned: '12E',
      stock: '1E 3B',
      totals: [90, 95, 40, 55],
    });
    const asking = playOut(
      start,
      '0: stock 1E, - 12O',
      '3: stock 3B, close 12C: 1O 2O 3O / 6C 6E 6B', // keeps 3: 58
      '2: settle 6O 7O 10O', // keeps 4 + 4 + 1 + 2: 51
      '1: settle 5O 5C 5E', // keeps 3 + 3 + 9 + 8: 118
      '0: settle ; 5B>3', // keeps 4 + 7 + 8 + 9 + 2 + 1: 121
    );
    expect(asking.state.records[0]?.points).toEqual([31, 23, 11, 3]);
    expect(asking.state.totals).toEqual([121, 118, 51, 58]);
    expect(asking.events.slice(-2)).toMatchObject([
      { type: 'dealScored', out: [0, 1] },
      { type: 'reenlistOffered', seats: [0, 1], total: 58 },
    ]);
    expect(asking.state.records[0]).toMatchObject({ out: [0, 1], reenlisted: [] });
    const { state, events } = playOut(asking.state, '0: yes', '1: no');
    expect(payments(events)).toEqual(['0>pot 10 CH8.2']);
    expect(state).toMatchObject({
      totals: [58, 118, 51, 58],
      outIn: [null, 1, null, null],
      balances: [-20, -10, -10, -10],
      pot: 50,
      records: [{ closer: 3, points: [31, 23, 11, 3], reenlisted: [0] }],
      deal: { number: 2, leader: 3, dealer: 0 },
      phase: { name: 'draw', seat: 3 },
    });
  });

  it('CH7.3: all players are out at once, the two lowest share the pot, and the leader gets the odd counter', () => {
    const start = stateFrom({
      options: { target: 70, ante: 5 },
      leader: 1,
      hands: ['2C 3C 4C 7O 7E 7B 4O', '12O 12C 12E 1B 2B 3E 4B', '5E 6O 10C 1O 3B 6B 2E'],
      turned: '10E',
      stock: '11C 10O',
      totals: [66, 60, 65],
    });
    const { state, events } = playOut(
      start,
      '1: stock 11C, - 11C',
      '0: stock 10O, close 10O: 2C 3C 4C / 7O 7E 7B', // keeps 4: 70
      '2: settle', // 5 + 6 + 8 + 1 + 3 + 6 + 2: 96
      '1: settle 12O 12C 12E', // keeps 1 + 2 + 3 + 4: 70
    );
    expect(state.records[0]?.points).toEqual([4, 10, 31]);
    expect(state.totals).toEqual([70, 70, 96]);
    expect(payments(events)).toEqual(['pot>1 8 CH7.3', 'pot>0 7 CH7.3']);
    expect(state).toMatchObject({ phase: { name: 'over' }, pot: 0, balances: [2, 3, -5] });
    expect(chinchon.result(state)?.standings).toEqual([
      { seat: 0, place: 1, score: 70 },
      { seat: 1, place: 1, score: 70 },
      { seat: 2, place: 3, score: 96 },
    ]);
  });

  it('CH4.3: after 100 turns each the deal ends with no closer, and each player counts the best arrangement', () => {
    const start = stateFrom({ hands: ['1O 1C 1E 12B 11C 5B 6E', '4C 5C 6C 7E 2B 2O 10O'], turned: '3B' });
    const turns = Array.from({ length: 200 }, (_, turn) => `${turn % 2}: pile 3B, - 3B`);
    const { state, events } = playOut(start, ...turns);
    expect(events.filter((event) => event.type === 'dealStopped')).toEqual([{ type: 'dealStopped', kind: 'long' }]);
    // 10 + 9 + 5 + 6, and 7 + 2 + 2 + 8
    expect(state.records).toMatchObject([{ closer: null, points: [30, 19], reenlisted: [] }]);
    expect(state.deal).toMatchObject({ number: 2, leader: 1 });
  });
});

describe('whole deals with ending play-on', () => {
  it('CH6.3: a player lays melds, all add cards, and a player goes out without a discard or a Chinchón', () => {
    const start = stateFrom({
      options: { ending: 'play-on' },
      hands: ['5O 6O 7O 2B 2C 2E 12C', '6C 6E 6B 1C 3B 12E 12O', '4O 10O 11C 11E 3C 4C 10B'],
      turned: '10C',
      stock: '1E 11B 2O 7B 5C',
    });
    const adding = after(
      start,
      '0: stock 1E, lay 5O 6O 7O / 2B 2C 2E, - 12C', // keeps 1
      '2: stock 11B, add 4O>0, add 10O>0',
    );
    expect(refusal(adding, '2: lay 11C 11E 11B')).toBe('CH6.1 too-many-after-discard'); // 3 + 4 would stay
    const { state } = playOut(
      adding,
      '2: - 10B',
      '1: stock 2O, add 2O>1, - 12E',
      '0: stock 7B, - 7B',
      '2: stock 5C, close none: 11C 11E 11B / 3C 4C 5C',
    );
    expect(state.deal.number).toBe(2);
    // 1; three sixes and 1 + 3 + 10; nothing
    expect(state.records).toMatchObject([{ closer: 2, points: [1, 14, 0], reenlisted: [] }]);
    expect(state.counted).toEqual([cards('1E'), cards('1C 3B 12O'), []]);
  });

  it('CH6.4: closing with all seven cards at once, before any meld is laid, is a Chinchón', () => {
    const start = stateFrom({
      options: { ending: 'play-on', deck: '48' },
      leader: 1,
      hands: ['1O 2O 3O 8C 8E 8B 8O', '9C 10C 11C 4E 4B 12E 12O'],
      turned: '7B',
      stock: '5B 6E',
    });
    const { state } = playOut(start, '1: stock 5B, - 12O', '0: stock 6E, close 6E: 1O 2O 3O / 8C 8E 8B 8O');
    // the other player's best arrangement counts, without lay-offs: 4 + 4 + 12 + 5
    expect(state.records).toMatchObject([{ closer: 0, points: [-10, 25], reenlisted: [] }]);
  });

  it('CH6.5: the deal ends with no closer when nobody can ever go out', () => {
    const start = stateFrom({
      options: { ending: 'play-on' }, hands: ['12C', '11C'], leader: 1, turned: '3B', stock: '10B',
    });
    const stuck = withTable(start, '7O 7C 7E 7B', '1O 2O 3O 4O 5O 6O');
    const { state, events } = playOut(stuck, '1: stock 10B, - 10B');
    expect(events.filter((event) => event.type === 'dealStopped')).toEqual([{ type: 'dealStopped', kind: 'stuck' }]);
    expect(state.records).toMatchObject([{ kind: 'stuck', closer: null, points: [10, 9], reenlisted: [] }]);
    const open = withTable(start, '7O 7C 7E', '1O 2O 3O 4O 5O 6O');
    expect(after(open, '1: stock 10B, - 10B').phase).toEqual({ name: 'draw', seat: 0 });
  });
});
