import { evolveAll, type GameState, type Tagged } from '@chinwag/rules';
import { playRandomly, randomFrom } from '@chinwag/rules/laws';
import { pennies } from '@chinwag/rules/laws/pennies';
import { describe, expect, it } from 'vitest';
import { DelayedFeed } from './delayed-feed.ts';

/** Returns a game of Pennies for three players and three deals, at its start, and the batches of its moves. */
function pennyGame(seed: number) {
  const setup = { seats: 3, owner: 0, options: { deals: 3 }, seed: 'ab'.repeat(32) };
  return playRandomly(pennies, setup, randomFrom(seed), 1000).steps;
}

/** The events of a move, and the delayed events sent after it. */
interface AppliedMove {
  readonly before: GameState;
  readonly events: readonly Tagged[];
  readonly after: GameState;
  readonly received: readonly Tagged[];
}

/** Returns a whole game of Pennies, of three deals, as it is shown one deal late. */
function receivedLate(seed: number): readonly AppliedMove[] {
  const steps = pennyGame(seed);
  const [first] = steps;
  if (first === undefined) throw new Error('nothing was played');
  const behind = new DelayedFeed(pennies, first.before);
  let seq = 0;
  let receivedUpTo = 0;
  return steps.map(({ before, events, after }) => {
    seq += events.length;
    const received = behind.follow({ before, events, seq }, after);
    receivedUpTo += received?.events.length ?? 0;
    expect(received?.seq ?? receivedUpTo).toBe(receivedUpTo);
    expect(behind.seq).toBe(receivedUpTo);
    return { before, events, after, received: received?.events ?? [] };
  });
}

const SEEDS = [1, 2, 3, 4, 5];
const dealsOver = (events: readonly Tagged[]): number => events.filter(({ type }) => type === 'dealScored').length;

describe('a game sent a deal late', () => {
  it('is sent completely and in order, to its last event', () => {
    for (const moves of SEEDS.map(receivedLate)) {
      expect(moves.flatMap(({ received }) => received)).toEqual(moves.flatMap(({ events }) => events));
      const last = moves.at(-1);
      expect(last?.received.at(-1)).toEqual(last?.events.at(-1));
    }
  });

  it('reveals nothing of a deal before it is over', () => {
    for (const moves of SEEDS.map(receivedLate)) {
      let deal = 0;
      for (const { after, received } of moves.slice(0, -1)) {
        for (const { type } of received) {
          expect(deal).toBeLessThan(after.records.length);
          if (type === 'dealScored') deal += 1;
        }
      }
    }
  });

  it('is never more than one deal behind', () => {
    for (const moves of SEEDS.map(receivedLate)) {
      const received: Tagged[] = [];
      for (const move of moves) {
        received.push(...move.received);
        expect(dealsOver(received)).toBeGreaterThanOrEqual(move.after.records.length - 1);
      }
    }
  });

  it.each([1, 2, 7, 1000])('has the state reached by the sent events, checked after every %i moves', (every) => {
    for (const steps of SEEDS.map(pennyGame)) {
      const [first] = steps;
      if (first === undefined) throw new Error('nothing was played');
      const behind = new DelayedFeed(pennies, first.before);
      let [seq, before, state] = [0, first.before, first.before];
      steps.forEach(({ events, after, ...step }, at) => {
        seq += events.length;
        const received = behind.follow({ before: step.before, events, seq }, after);
        if (received !== null) [before, state] = [state, evolveAll(pennies, state, received.events)];
        if (at % every !== 0 && at < steps.length - 1) return;
        expect(behind.before).toEqual(before);
        expect(behind.state).toEqual(state);
        expect(behind.before).toEqual(before);
      });
      expect(state).toEqual(steps.at(-1)?.after);
    }
  });

  it('sends one move for each move made, until the next deal is over', () => {
    for (const moves of SEEDS.map(receivedLate)) {
      const second = moves.filter(({ before, after }) => before.records.length === 1 && after.records.length === 1);
      const firstDeal = moves.filter(({ before }) => before.records.length === 0);
      const steps = Math.min(second.length, firstDeal.length - 1);
      expect(second.slice(0, steps).map(({ received }) => received.length)).toEqual(
        firstDeal.slice(1, steps + 1).map(({ events, after }) => (after.records.length === 0 ? events.length : dealEnd(events))),
      );
    }
  });
});

/** Returns how many of these events belong to the deal that they end. */
function dealEnd(events: readonly Tagged[]): number {
  return events.findIndex(({ type }) => type === 'dealScored') + 1;
}
