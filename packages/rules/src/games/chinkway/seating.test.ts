import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../kernel/laws/random-play.ts';
import { randomFrom } from '../../kernel/laws/random.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { SEATS } from './cards.ts';
import { chinkway } from './index.ts';
import type { ChinkwayOptions } from './options.ts';
import { nextInTurn, partnerOf, positionOf, scheduledSeating, sideOf } from './seating.ts';
import { DEFAULTS, SEED } from './notation.ts';
import type { ChinkwayState } from './state.ts';

const FULL: ChinkwayOptions = { ...DEFAULTS, finalDeal: 'none' };
const SHORT: ChinkwayOptions = { ...FULL, length: 'short' };

function wholeGame(options: ChinkwayOptions, owner: Seat | null = null): ChinkwayState {
  return playRandomly(chinkway, { seats: SEATS, owner, options, seed: SEED }, randomFrom(1)).end;
}

function firstDealer(seed: string, owner: Seat | null): Seat {
  return chinkway.begin({ seats: SEATS, owner, options: FULL, seed }).state.firstDealer;
}

describe('the shape of a game', () => {
  it('CW2.1: a game has exactly five players', () => {
    expect(chinkway.seats).toEqual({ min: 5, max: 5 });
  });

  it('CW2.1: a full game has ten deals', () => {
    expect(wholeGame(FULL).records).toHaveLength(10);
  });

  it('CW2.1: a short game has five deals, with the partners of deals 6–10', () => {
    const { records } = wholeGame(SHORT);
    expect(records).toHaveLength(5);
    for (const { positions, sides } of records) {
      const [one, two, three, four, five] = positions;
      expect(sides).toEqual([[one], [two, four], [three, five]]);
    }
  });

  it('CW2.2: any seat can be drawn as first dealer, no matter who owns the table', () => {
    const seeds = Array.from({ length: 60 }, (_, at) => at.toString(16).padStart(64, '0'));
    expect(new Set(seeds.map((seed) => firstDealer(seed, null)))).toEqual(new Set(allSeats(SEATS)));
    for (const seed of seeds) expect(firstDealer(seed, 3)).toBe(firstDealer(seed, null));
  });

  it('CW2.2: the deal passes to the left', () => {
    const { firstDealer: first, records } = wholeGame(FULL);
    expect(records.map((record) => record.positions[0])).toEqual(records.map((_, at) => (first + at) % SEATS));
  });
});

describe('positions and partners', () => {
  it.each([
    [1, [3, 4, 0, 1, 2], [[3], [4, 0], [1, 2]]],
    [2, [4, 0, 1, 2, 3], [[4], [0, 1], [2, 3]]],
    [5, [2, 3, 4, 0, 1], [[2], [3, 4], [0, 1]]],
    [6, [3, 4, 0, 1, 2], [[3], [4, 1], [0, 2]]],
    [7, [4, 0, 1, 2, 3], [[4], [0, 2], [1, 3]]],
    [10, [2, 3, 4, 0, 1], [[2], [3, 0], [4, 1]]],
  ])('CW2.3: when seat 3 deals first, deal %i has positions %j and sides %j', (number, positions, sides) => {
    expect(scheduledSeating(FULL, 3, number)).toEqual({ kind: 'scheduled', positions, sides });
  });

  it('CW2.3: the dealer is alone, and every other player has one partner', () => {
    const seating = scheduledSeating(FULL, 3, 7);
    expect(allSeats(SEATS).map((seat) => partnerOf(seating, seat))).toEqual([2, 3, 0, 1, null]);
    expect(allSeats(SEATS).map((seat) => sideOf(seating, seat))).toEqual([1, 2, 1, 2, 0]);
    expect(allSeats(SEATS).map((seat) => positionOf(seating, seat))).toEqual([2, 3, 4, 5, 1]);
  });

  it.each(allSeats(SEATS))('CW2.4: when seat %i deals first, every pair partners twice in ten deals', (first) => {
    const pairs = Array.from({ length: 10 }, (_, at) => scheduledSeating(FULL, first, at + 1).sides)
      .flatMap((sides) => sides.filter((side) => side.length === 2))
      .map((pair) => pair.toSorted((a, b) => a - b).join());
    expect(pairs).toHaveLength(20);
    expect(new Set(pairs).size).toBe(10);
    for (const pair of pairs) expect(pairs.filter((other) => other === pair)).toHaveLength(2);
  });

  it('CW2.5: the turn follows the positions of the deal, not the seat numbers', () => {
    const seating = { kind: 'reseated' as const, positions: [3, 0, 1, 2, 4], sides: [[3], [0, 2], [1, 4]] };
    expect([3, 0, 1, 2, 4].map((seat) => nextInTurn(seating, seat))).toEqual([0, 1, 2, 4, 3]);
  });
});
