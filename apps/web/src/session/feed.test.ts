import { type EventsMessage, packEvent } from '@chinwag/protocol';
import type { GameState, Tagged } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { type Feed, feedFrom, follow } from './feed.ts';

interface TallyState extends GameState {
  readonly total: number;
}

/** A game in which points are added up. */
const tally = {
  eventFields: { added: ['points'] },
  evolve: (state: GameState, event: Tagged): GameState =>
    ({ ...state, total: (state as TallyState).total + (event as unknown as { points: number }).points }) as GameState,
};

const state = (total: number): TallyState => ({ phase: { name: 'play' }, records: [], total });
const feed: Feed = { gameId: 'g1', seq: 4, viewer: 2, sight: 'own-seat', handOf: null, state: state(10) };
const added = (seq: number, ...points: readonly number[]): EventsMessage => [
  seq,
  [],
  ...points.map((value) => packEvent({ type: 'added', points: value } as Tagged, tally.eventFields)),
];

describe('following a game', () => {
  it('starts from a snapshot, as the snapshot’s seat or as a spectator', () => {
    const snapshot = { gameId: 'g1', game: 'tally', seq: 4, clocks: [], state: state(10) };
    expect(feedFrom({ ...snapshot, seat: 2, sight: 'own-seat' })).toEqual(feed);
    expect(feedFrom({ ...snapshot, seat: null, sight: 'public' })).toMatchObject({ viewer: 'spectator', handOf: null });
  });

  it('follows as a spectator when the snapshot shows one seat’s hand', () => {
    const snapshot = { gameId: 'g1', game: 'tally', seq: 4, clocks: [], state: state(10) };
    expect(feedFrom({ ...snapshot, seat: 2, sight: 'one-seat' })).toMatchObject({ viewer: 'spectator', handOf: 2 });
  });

  it('applies events in order and returns each step', () => {
    expect(follow(tally, feed, added(6, 1, 2))).toEqual({
      feed: { ...feed, seq: 6, state: state(13) },
      steps: [
        { event: { type: 'added', points: 1 }, before: state(10), after: state(11) },
        { event: { type: 'added', points: 2 }, before: state(11), after: state(13) },
      ],
    });
  });

  it('skips events that it already has', () => {
    expect(follow(tally, feed, added(5, 100, 100, 1))).toMatchObject({ feed: { seq: 5, state: state(11) } });
    expect(follow(tally, feed, added(3, 100))).toEqual({ feed, steps: [] });
  });

  it('detects missing events', () => {
    expect(follow(tally, feed, added(6, 1))).toBe('gap');
  });

  it('detects an event that the game lacks, as from another version', () => {
    expect(follow(tally, feed, [5, [], [1, 7]])).toBe('unknown');
    expect(follow(tally, feed, [4, [], [1, 7]])).toEqual({ feed, steps: [] });
  });
});
