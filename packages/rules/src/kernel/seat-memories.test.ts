import { describe, expect, it } from 'vitest';
import { chinkway } from '../games/chinkway/index.ts';
import { evolveAll, type GameState, hideEvents, type Tagged } from './game.ts';
import type { AnyGuessing } from './guessing.ts';
import { randomFrom, randomSeed } from './laws/random.ts';
import { playRandomly } from './laws/random-play.ts';
import { SeatMemories } from './seat-memories.ts';

/** Everything that a seat was shown, as text. */
interface ShownToSeat {
  readonly events: readonly string[];
}

const NOTHING: ShownToSeat = { events: [] };

/** A game's guessing that remembers everything a seat is shown, and determinizes nothing. */
const ALL_SHOWN: AnyGuessing = {
  nothing: NOTHING,
  remember: (memory, event) => ({ events: [...(memory as ShownToSeat).events, JSON.stringify(event)] }),
  determinize: (view) => view,
};

const SETUP = {
  seats: 5,
  owner: null,
  options: { length: 'short', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'last' },
  seed: randomSeed(randomFrom(6)),
} as const;

describe('a seat’s memory', () => {
  it('contains what the seat saw of each event, and nothing hidden from it', () => {
    const memories = new SeatMemories(chinkway, ALL_SHOWN, 5);
    const shown: string[][] = [[], [], [], [], []];
    let seq = -1;
    for (const { before, events } of playRandomly(chinkway, SETUP, randomFrom(6), 40).steps) {
      seq += events.length;
      memories.follow({ before, events, seq });
      for (const [seat, seen] of shown.entries()) {
        seen.push(...hideEvents(chinkway, events, seat, before).map((event) => JSON.stringify(event)));
      }
    }
    expect(shown.map((_, seat) => memories.of(seat))).toEqual(shown.map((events) => ({ events })));
    expect(new Set(shown.map((events) => events.join())).size).toBe(5);
  });

  it('is restored to before the events that are taken back', () => {
    const memories = new SeatMemories(chinkway, ALL_SHOWN, 5);
    const opened = chinkway.begin(SETUP);
    const state = evolveAll(chinkway, opened.state, opened.events);
    let seq = opened.events.length - 1;
    memories.follow({ before: opened.state, events: opened.events, seq });
    const before = memories.of(2);
    const [dealer = 0] = chinkway.actors(state);
    const [move] = chinkway.legalMoves(state, dealer);
    const events: readonly Tagged[] = move === undefined ? [] : chinkway.decide(state, dealer, move);
    const from = seq + 1;
    memories.follow({ before: state, events, seq: (seq += events.length) });
    expect(memories.of(2)).not.toEqual(before);
    const takenBack = { type: 'takenBack', seat: dealer, from, state: state as GameState };
    memories.follow({ before: state, events: [takenBack], seq: seq + 1 });
    expect(memories.of(2)).toEqual(before);
  });

  it('is null in a game without guessing', () => {
    expect(new SeatMemories(chinkway, null, 5).of(0)).toBeNull();
  });
});
