import { describe, expect, it } from 'vitest';
import { chinchon } from './index.ts';
import { meldsFor } from './lay-offs.ts';
import { bestFor, endingScore } from './ending-score.ts';
import { after, cards, playOut, refusal, stateFrom } from './notation.ts';

/** Seat 0 has closed with 4O 5O 6O and three caballos; seat 3 settles next, then 2, then 1. */
const settling = after(
  stateFrom({
    hands: ['4O 5O 6O 11O 11C 11E 3E', '7O 10O 2E 2B 5C 5B 5E', '11B 12B 10B 3O 1C 6C 6E', '3C 2O 2C 7C 1O 12O 7E'],
    turned: '6B',
    stock: '7B',
  }),
  '0: stock 7B, close 7B: 4O 5O 6O / 11O 11C 11E',
);

describe('settling after a close', () => {
  it('CH5.3: each other player settles in turn, to the right of the closer', () => {
    const { state, events } = playOut(settling, '3: settle', '2: settle', '1: settle');
    expect(events.flatMap((event) => (event.type === 'settled' ? event.seat : []))).toEqual([3, 2, 1]);
    expect(state.records).toHaveLength(1);
  });

  it('CH5.3: a player lays own melds and adds cards to the closer’s melds', () => {
    const { deal } = after(settling, '3: settle', '2: settle 10B 11B 12B; 3O>0');
    expect(deal.melds).toEqual([
      { owner: 0, cards: cards('3O 4O 5O 6O'), added: [{ seat: 2, card: '3O' }] },
      { owner: 0, cards: cards('11O 11C 11E'), added: [] },
      { owner: 2, cards: cards('10B 11B 12B'), added: [] },
    ]);
    expect(deal.hands[2]).toEqual(cards('1C 6C 6E'));
  });

  it('CH5.3: a card that fits an own meld can be added elsewhere', () => {
    expect(refusal(after(settling, '3: settle'), '2: settle ; 11B>1 3O>0')).toBe('');
  });

  it('CH5.3: a player can add to melds of players who settled before, but not of players who settle later', () => {
    const later = after(settling, '3: settle', '2: settle');
    expect(refusal(later, '1: settle 5C 5B 5E; 2E>2')).toBe('CH5.3 no-such-meld');
    const earlier = after(settling, '3: settle', '2: settle 10B 11B 12B');
    expect(refusal(earlier, '1: settle 5C 5B 5E; 7O>0 10O>0')).toBe('');
    expect(refusal(earlier, '1: settle ; 2B>2')).toBe('CH5.3 does-not-fit');
  });

  it('CH5.3: added cards can extend a meld further: the 7, then the sota', () => {
    const later = after(settling, '3: settle', '2: settle');
    expect(refusal(later, '1: settle ; 10O>0')).toBe('CH5.3 does-not-fit');
    expect(refusal(later, '1: settle ; 7O>0 10O>0')).toBe('');
    expect(refusal(later, '1: settle ; 10O>0 7O>0')).toBe('');
  });

  it('CH5.3: cards added by other players can also extend a meld further', () => {
    const later = after(settling, '3: settle', '2: settle ; 3O>0');
    expect(meldsFor(later, '2O')).toEqual([0]);
    expect(meldsFor(settling, '2O')).toEqual([]);
    expect(meldsFor(settling, '11B')).toEqual([1]);
  });

  it('CH5.3: a player can do nothing, and the cards in hand then count', () => {
    const { state } = playOut(settling, '3: settle', '2: settle', '1: settle');
    // 7 + 8 + 2 + 2 + 5 + 5 + 5, 9 + 10 + 8 + 3 + 1 + 6 + 6, 3 + 2 + 2 + 7 + 1 + 10 + 7
    expect(state.records[0]?.points).toEqual([3, 34, 43, 32]);
  });

  it('CH5.3: the closer adds nothing afterwards', () => {
    const { state } = playOut(settling, '3: settle', '2: settle', '1: settle');
    expect(state.records[0]?.points[0]).toBe(3);
    expect(chinchon.legalMoves(settling, 0)).toEqual([]);
    expect(refusal(settling, '0: settle')).toBe('CH5.3 not-your-turn');
  });

  it('CH5.4: the game offers one way that leaves the fewest points, with its score', () => {
    const later = { ...after(settling, '3: settle', '2: settle'), totals: [0, 61, 0, 0] };
    const best = bestFor(later, 1);
    expect(best).toMatchObject({ melds: [cards('5C 5B 5E')], left: cards('2E 2B'), points: 4 });
    const [offered] = chinchon.legalMoves(later, 1);
    expect(offered).toEqual({ type: 'settle', melds: best.melds, layOffs: best.layOffs });
    expect(offered?.type === 'settle' && endingScore(later, 1, offered)).toMatchObject({ points: 4, total: 65 });
  });

  it('CH5.4: the game also offers to settle without lay-offs, or without laying anything', () => {
    const later = after(settling, '3: settle', '2: settle');
    expect(chinchon.legalMoves(later, 1).slice(1)).toEqual([
      { type: 'settle', melds: [cards('5C 5B 5E')], layOffs: [] },
      { type: 'settle', melds: [], layOffs: [] },
    ]);
  });

  it('CH7.1: each player counts the cards neither laid in melds nor added, even if they contain other melds', () => {
    const { state } = playOut(settling, '3: settle', '2: settle', '1: settle ; 7O>0');
    expect(state.records[0]?.points[1]).toBe(8 + 2 + 2 + 5 + 5 + 5);
    expect(state.counted[1]).toEqual(cards('10O 2E 2B 5C 5B 5E'));
  });
});
