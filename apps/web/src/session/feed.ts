import { type EventsMessage, type Sight, type Snapshot, unpackEvent } from '@chinwag/protocol';
import type { AnyGame, GameState, Position, Seat, Tagged } from '@chinwag/rules';

/** A game as this viewer may see it, after its event number `seq`. */
export interface Feed {
  readonly gameId: string;
  readonly seq: number;
  /** From where it is seen: one's own seat, or beside the table, whatever hands are shown there. */
  readonly viewer: Position;
  readonly sight: Sight;
  /** The seat whose hand alone is shown to one who watches; null if there is none. */
  readonly handOf: Seat | null;
  readonly state: GameState;
}

/** One event, with the state it happened to and the one it left. */
export interface FeedStep {
  readonly event: Tagged;
  readonly before: GameState;
  readonly after: GameState;
}

/** The feed that a snapshot begins. */
export function feedFrom(snapshot: Snapshot): Feed {
  const { gameId, seq, seat, sight, state } = snapshot;
  const own = sight === 'own-seat';
  return { gameId, seq, viewer: own && seat !== null ? seat : 'spectator', sight, handOf: own ? null : seat, state };
}

/**
 * The feed after a message, and what happened step by step. Events it already has are passed over; if some in
 * between never came, the answer is `gap` and the table must be asked for a snapshot; if the game knows no such events,
 * it is `unknown`: the table plays another version of the game than this page.
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
