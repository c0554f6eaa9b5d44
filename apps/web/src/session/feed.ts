import { type EventsMessage, type Sight, type Snapshot, unpackEvent } from '@chinwag/protocol';
import type { AnyGame, GameState, Position, Seat, Tagged } from '@chinwag/rules';

/** A game as this viewer may see it, after event number `seq`. */
export interface Feed {
  readonly gameId: string;
  readonly seq: number;
  /** The viewer's seat, or `spectator`, no matter which hands are shown. */
  readonly viewer: Position;
  readonly sight: Sight;
  /** The only seat whose hand is shown to a spectator, or null if there is none. */
  readonly handOf: Seat | null;
  readonly state: GameState;
}

/** One event, with the states before and after it. */
export interface FeedStep {
  readonly event: Tagged;
  readonly before: GameState;
  readonly after: GameState;
}

/** Returns the feed that starts with a snapshot. */
export function feedFrom(snapshot: Snapshot): Feed {
  const { gameId, seq, seat, sight, state } = snapshot;
  const own = sight === 'own-seat';
  return { gameId, seq, viewer: own && seat !== null ? seat : 'spectator', sight, handOf: own ? null : seat, state };
}

/**
 * Returns the feed after a message, with its events step by step. Skips known events. Returns `gap` if events are missing, so that
 * a snapshot must be requested. Returns `unknown` if the game has no such events, because the table plays a different version of
 * it.
 */
export function follow(
  game: Pick<AnyGame, 'evolve' | 'eventFields'>,
  feed: Feed,
  message: EventsMessage,
): { readonly feed: Feed; readonly steps: readonly FeedStep[] } | 'gap' | 'unknown' {
  const [seq, , ...packed] = message;
  const before = seq - packed.length;
  if (before > feed.seq) return 'gap';
  const steps: FeedStep[] = [];
  let state = feed.state;
  for (const packedEvent of packed.slice(feed.seq - before)) {
    const event = unpackEvent(packedEvent, game.eventFields);
    if (event === null) return 'unknown';
    const after = game.evolve(state, event);
    steps.push({ event, before: state, after });
    state = after;
  }
  return { feed: { ...feed, seq: Math.max(seq, feed.seq), state }, steps };
}
