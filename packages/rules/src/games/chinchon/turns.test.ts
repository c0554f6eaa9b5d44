import { describe, expect, it } from 'vitest';
import { chinchon } from './index.ts';
import { after, cards, moveOf, playOut, refusal, stateFrom } from './notation.ts';

const start = stateFrom({
  hands: ['1O 1C 1E 12B 11C 5B 6E', '4C 5C 6C 7E 2B 2O 10O'],
  turned: '3B',
  stock: '7C 10E',
});

describe('a turn', () => {
  it('CH4.1: a turn begins with the top discard or the top of the stock', () => {
    expect(chinchon.legalMoves(start, 0)).toEqual([
      { type: 'draw', from: 'stock' },
      { type: 'draw', from: 'discards' },
    ]);
    expect(after(start, '0: stock 7C').deal.hands[0]).toEqual(cards('1O 1C 1E 12B 11C 5B 6E 7C'));
    const taken = after(start, '0: pile 3B').deal;
    expect(taken.hands[0]).toEqual(cards('1O 1C 1E 12B 11C 5B 6E 3B'));
    expect(taken.pile).toEqual([]);
  });

  it('CH4.1: a turn ends with a discard of any of the eight cards, including the one just taken', () => {
    const drawn = after(start, '0: pile 3B');
    expect(chinchon.legalMoves(drawn, 0)).toEqual(
      cards('1O 1C 1E 12B 11C 5B 6E 3B').map((card) => ({ type: 'discard', card })),
    );
    const discarded = after(drawn, '0: - 3B');
    expect(discarded.deal.pile).toEqual(cards('3B'));
    expect(discarded.phase).toEqual({ name: 'draw', seat: 1 });
    expect(discarded.deal.turns).toBe(1);
  });

  it('CH4.1: taking a discard reveals the one below it', () => {
    const later = after(start, '0: stock 7C, - 12B', '1: pile 12B');
    expect(later.deal.pile).toEqual(cards('3B'));
  });

  it('CH4.2: the stock is not renewed when it runs out, but when a player wants to draw from it', () => {
    const short = stateFrom({ hands: ['1O 1C 5B', '4C 5C 7E'], turned: '3B', stock: '7C', shortStock: true });
    const { state, events } = playOut(short, '0: stock 7C, - 5B', '1: pile 5B, - 4C', '0: pile 4C, - 4C');
    expect(events.some((event) => event.type === 'stockRenewed')).toBe(false);
    expect(state.deal.stock).toEqual([]);
    const renewing = chinchon.decide(state, 1, moveOf('stock'));
    expect(renewing.map((event) => event.type)).toEqual(['stockRenewed', 'drawn']);
  });

  it('CH4.2: after a renewal the discard pile is empty until that player discards', () => {
    const short = stateFrom({ hands: ['1O 1C 5B', '4C 5C 7E'], turned: '3B', stock: '', shortStock: true });
    const [, drawn] = chinchon.decide(short, 0, moveOf('stock'));
    const card = drawn?.type === 'drawn' ? drawn.card : '';
    const later = after(short, `0: stock ${card}`);
    expect(later.deal.pile).toEqual([]);
    expect(later.deal.stock).toHaveLength(40 - 6 - 1);
    expect(later.shuffles).toBe(short.shuffles + 1);
    expect(after(later, '0: - 1O').deal.pile).toEqual(cards('1O'));
  });

  it('CH4.3: the deal continues while any player has had fewer than 100 turns', () => {
    const turns = Array.from({ length: 199 }, (_, turn) => `${turn % 2}: pile 3B, - 3B`);
    const late = after(start, ...turns);
    expect(late.deal.turns).toBe(199);
    expect(late.phase).toEqual({ name: 'draw', seat: 1 });
    expect(after(late, '1: pile 3B, - 3B').records).toHaveLength(1);
  });

  it('CH4.3: the deal does not wait for turns of a player who is out', () => {
    const three = stateFrom({
      hands: ['1O 1C 1E 12B 11C 5B 6E', '', '4C 5C 6C 7E 2B 2O 10O'],
      turned: '3B',
      outIn: { 1: 1 },
      records: [{ closer: 0, points: [0, 100, 0], reenlisted: [] }],
      totals: [0, 100, 0],
    });
    const turns = Array.from({ length: 200 }, (_, turn) => `${turn % 2 === 0 ? 0 : 2}: pile 3B, - 3B`);
    expect(after(three, ...turns).records[1]).toMatchObject({ closer: null, points: [30, null, 19], reenlisted: [] });
  });

  it('CH4.1: only the player in turn can move', () => {
    expect(chinchon.actors(start)).toEqual([0]);
    expect(chinchon.legalMoves(start, 1)).toEqual([]);
    expect(refusal(start, '1: stock')).toBe('CH4.1 not-your-turn');
  });
});
