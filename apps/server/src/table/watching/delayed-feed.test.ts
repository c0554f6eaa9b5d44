import { evolveAll, type GameState, type Tagged } from '@chinwag/rules';
import { playRandomly, randomFrom } from '@chinwag/rules/laws';
import { pennies } from '@chinwag/rules/laws/pennies';
import { describe, expect, it } from 'vitest';
import { DealBehind } from './delayed-feed.ts';

/** A game at which three play pennies for three deals, as it begins, and what each move brings about. */
function pennyGame(seed: number) {
  const setup = { seats: 3, owner: 0, options: { deals: 3 }, seed: 'ab'.repeat(32) };
  return playRandomly(pennies, setup, randomFrom(seed), 1000).steps;
}

/** What one move brought about, and what was told by it. */
interface Move {
  readonly before: GameState;
  readonly events: readonly Tagged[];
  readonly after: GameState;
  readonly told: readonly Tagged[];
}

/** A whole game of pennies, of three deals, and how it is told a deal late. */
function toldLate(seed: number): readonly Move[] {
  const steps = pennyGame(seed);
  const [first] = steps;
  if (first === undefined) throw new Error('nothing was played');
  const behind = new DealBehind(pennies, first.before);
  let seq = 0;
  let toldUpTo = 0;
  return steps.map(({ before, events, after }) => {
    seq += events.length;
    const told = behind.follow({ before, events, seq }, after);
    toldUpTo += told?.events.length ?? 0;
    expect(told?.seq ?? toldUpTo).toBe(toldUpTo);
    expect(behind.seq).toBe(toldUpTo);
    return { before, events, after, told: told?.events ?? [] };
  });
}

const SEEDS = [1, 2, 3, 4, 5];
const dealsOver = (events: readonly Tagged[]): number => events.filter(({ type }) => type === 'dealScored').length;

describe('a game told a deal late', () => {
  it('is told whole, in its order, and to its end', () => {
    for (const moves of SEEDS.map(toldLate)) {
      expect(moves.flatMap(({ told }) => told)).toEqual(moves.flatMap(({ events }) => events));
      const last = moves.at(-1);
      expect(last?.told.at(-1)).toEqual(last?.events.at(-1));
    }
  });

  it('tells nothing of a deal before it is over', () => {
    for (const moves of SEEDS.map(toldLate)) {
      let deal = 0;
      for (const { after, told } of moves.slice(0, -1)) {
        for (const { type } of told) {
          expect(deal).toBeLessThan(after.records.length);
          if (type === 'dealScored') deal += 1;
        }
      }
    }
  });

  it('is never more than a deal behind', () => {
    for (const moves of SEEDS.map(toldLate)) {
      const told: Tagged[] = [];
      for (const move of moves) {
        told.push(...move.told);
        expect(dealsOver(told)).toBeGreaterThanOrEqual(move.after.records.length - 1);
      }
    }
  });

  it.each([1, 2, 7, 1000])('stands where what has been told has brought it, if it is asked after every %i moves', (every) => {
    for (const steps of SEEDS.map(pennyGame)) {
      const [first] = steps;
      if (first === undefined) throw new Error('nothing was played');
      const behind = new DealBehind(pennies, first.before);
      let [seq, before, state] = [0, first.before, first.before];
      steps.forEach(({ events, after, ...step }, at) => {
        seq += events.length;
        const told = behind.follow({ before: step.before, events, seq }, after);
        if (told !== null) [before, state] = [state, evolveAll(pennies, state, told.events)];
        if (at % every !== 0 && at < steps.length - 1) return;
        expect(behind.before).toEqual(before);
        expect(behind.state).toEqual(state);
        expect(behind.before).toEqual(before);
      });
      expect(state).toEqual(steps.at(-1)?.after);
    }
  });

  it('goes on by one move for each that is made, until the next deal is over', () => {
    for (const moves of SEEDS.map(toldLate)) {
      const second = moves.filter(({ before, after }) => before.records.length === 1 && after.records.length === 1);
      const firstDeal = moves.filter(({ before }) => before.records.length === 0);
      const steps = Math.min(second.length, firstDeal.length - 1);
      expect(second.slice(0, steps).map(({ told }) => told.length)).toEqual(
        firstDeal.slice(1, steps + 1).map(({ events, after }) => (after.records.length === 0 ? events.length : dealEnd(events))),
      );
    }
  });
});

/** How many of these events belong to the deal that ends by them. */
function dealEnd(events: readonly Tagged[]): number {
  return events.findIndex(({ type }) => type === 'dealScored') + 1;
}
