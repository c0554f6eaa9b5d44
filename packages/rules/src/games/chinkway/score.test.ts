import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { allSeats } from '../../kernel/seat.ts';
import { chinkway } from './index.ts';
import { dealPoints, decisiveDeal, mostFilled, placeOrder, pointsWithOneMore, standings, ties, totals } from './score.ts';
import { settled } from './settle.ts';
import { afterDeals, cards, DEFAULTS, stage } from './notation.ts';
import type { ChinkwayState, Deal } from './state.ts';

/** Returns a deal dealt by seat 2, with the demands filled by the dealer, by the pair 3+4 and by the pair 0+1. */
function filling(...filled: readonly number[]): Deal {
  const { deal } = stage({ dealer: 2, hands: ['', '', '', '', ''], discards: '2S 3S', trump: 'NT', quest: '' });
  return { ...deal, taken: filled.map((count) => cards('KS KH KD KC QS').slice(0, count)) };
}

function places(state: ChinkwayState): readonly (readonly number[])[] {
  return standings(state).map(({ place, seat, score }) => [place, seat, score]);
}

describe('the score of a deal', () => {
  it.each([
    [0, 0], [1, 1], [2, 3], [3, 6], [4, 10], [5, 15],
  ])('CW5.1: %i filled demands are worth %i', (filled, points) => {
    expect(dealPoints(filling(filled, 0, 0))).toEqual([0, 0, points, 0, 0]);
  });

  it('CW5.1: mostFilled names the sides with most demands filled, if any, and their points', () => {
    const most = (...filled: readonly number[]) => mostFilled(filling(...filled));
    expect(most(1, 3, 3)).toEqual({ demands: 3, sides: [1, 2], points: 6 });
    expect(most(5, 0, 4)).toEqual({ demands: 5, sides: [0], points: 15 });
    expect(most(0, 0, 0)).toEqual({ demands: 0, sides: [], points: 0 });
  });

  it('CW5.1: pointsWithOneMore shows the points before and after one more demand', () => {
    expect(pointsWithOneMore(filling(0, 2, 4), 2)).toEqual({ before: 0, after: 1 });
    expect(pointsWithOneMore(filling(0, 2, 4), 3)).toEqual({ before: 3, after: 6 });
    expect(pointsWithOneMore(filling(0, 2, 4), 0)).toEqual({ before: 10, after: 15 });
  });

  it('CW5.1: both partners get the full score', () => {
    expect(dealPoints(filling(1, 3, 5))).toEqual([15, 15, 1, 6, 6]);
  });

  it('CW5.3: scores add up over the deals', () => {
    const { records } = afterDeals([[1, 3, 3, 6, 6], [10, 10, 0, 15, 15]]);
    expect(totals(records)).toEqual([11, 13, 3, 21, 21]);
  });

  it('CW5.3: the game has no result before the last deal; then the highest total wins', () => {
    const points = allSeats(10).map(() => [3, 1, 0, 10, 6]);
    const nine = afterDeals(points.slice(1), { ...DEFAULTS, finalDeal: 'none' });
    expect(chinkway.result(evolveAll(chinkway, nine, settled(nine)))).toBeNull();
    const ten = afterDeals(points, { ...DEFAULTS, finalDeal: 'none' });
    expect(settled(ten).map((event) => event.type)).toEqual(['gameOver']);
    expect(chinkway.result(evolveAll(chinkway, ten, settled(ten)))).toEqual({
      why: { code: 'scheduled', rule: 'CW2.1' },
      standings: [
        { seat: 3, place: 1, score: 100 },
        { seat: 4, place: 2, score: 60 },
        { seat: 0, place: 3, score: 30 },
        { seat: 1, place: 4, score: 10 },
        { seat: 2, place: 5, score: 0 },
      ],
    });
  });
});

describe('places', () => {
  it('CW6.1: players are placed by total', () => {
    expect(places(afterDeals([[6, 15, 10, 0, 1]]))).toEqual(
      [[1, 1, 15], [2, 2, 10], [3, 0, 6], [4, 4, 1], [5, 3, 0]],
    );
  });

  it('CW6.1: of tied players, the one with the higher score in the newest deal is ahead', () => {
    expect(places(afterDeals([[10, 6, 0, 0, 0], [6, 10, 1, 3, 0]]))).toEqual(
      [[1, 1, 16], [2, 0, 16], [3, 3, 3], [4, 2, 1], [5, 4, 0]],
    );
  });

  it('CW6.1: if that deal was tied, the deal before decides, and so on back', () => {
    const state = afterDeals([[6, 10, 0, 0, 0], [10, 6, 0, 0, 0], [1, 1, 0, 0, 0], [6, 6, 0, 0, 0]]);
    expect(placeOrder(state).slice(0, 2)).toEqual([0, 1]);
    expect(decisiveDeal(state.records, 0, 1)).toBe(state.records[1]);
    expect(decisiveDeal(state.records, 2, 3)).toBeNull();
  });

  it('CW6.1: single deals break a tie, not running totals', () => {
    // Seat 1 was behind after each deal except the last, in which it has the higher score.
    const state = afterDeals([[15, 6, 0, 0, 0], [0, 6, 0, 0, 0], [0, 3, 0, 0, 0]]);
    expect(placeOrder(state).slice(0, 2)).toEqual([1, 0]);
  });

  it('CW6.2: players tied in every deal share the place (1-1-3)', () => {
    expect(places(afterDeals([[6, 6, 1, 1, 0], [3, 3, 1, 1, 0]]))).toEqual(
      [[1, 1, 9], [1, 0, 9], [3, 2, 2], [3, 3, 2], [5, 4, 0]],
    );
  });

  it('CW6.2: all players share first place before the first score', () => {
    expect(standings(afterDeals([])).map(({ place }) => place)).toEqual([1, 1, 1, 1, 1]);
  });

  it('CW6.1, CW6.2: every tie of totals names the deal that breaks it, or the seats that share the place', () => {
    const state = afterDeals([[6, 3, 0, 0, 0], [3, 6, 0, 0, 1]]);
    expect(ties(state)).toEqual([
      { rule: 'CW6.1', before: 1, after: 0, deal: state.records[1] },
      { rule: 'CW6.2', seats: [2, 3], place: 4 },
    ]);
    expect(ties(afterDeals([[6, 3, 1, 0, 10]]))).toEqual([]);
    expect(ties(afterDeals([]))).toEqual([]);
  });

  it('CW6.1: a single deal separates a shared place from the next player with the same total', () => {
    const state = afterDeals([[3, 3, 6, 0, 0], [6, 6, 3, 0, 1]]);
    expect(ties(state).map(({ rule }) => rule)).toEqual(['CW6.2', 'CW6.1']);
  });

  it.each([
    [0, [1, 2, 3, 4, 0]],
    [3, [4, 0, 1, 2, 3]],
  ])('CW6.2: for seating, tied players go clockwise from the left of the first dealer, seat %i: %j', (first, order) => {
    expect(placeOrder(afterDeals([[1, 1, 1, 1, 1]], DEFAULTS, first))).toEqual(order);
  });
});
