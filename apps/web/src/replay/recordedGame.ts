import type { Seat, Setup, Tagged } from '@chinwag/rules';
import type { Doer } from '@chinwag/rules/game-file';

/** A player of a finished game, with their name at that time. */
interface RecordedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
}

/** A move as it was made: its seat, its author, if known, and the number of events before it. */
export interface RecordedMove {
  readonly seat: Seat;
  readonly by: Doer | null;
  readonly move: Tagged;
  readonly from: number;
}

/** A whole finished game with all cards known, as it is replayed. */
export interface RecordedGame {
  readonly gameId: string;
  /** The game's id: `chinkway`. */
  readonly game: string;
  readonly setup: Setup<object>;
  /** By seat. */
  readonly seats: readonly RecordedSeat[];
  /** The viewer's seat; null for a viewer without one. */
  readonly yourSeat: Seat | null;
  /** All events, from the start of the game. */
  readonly events: readonly Tagged[];
  /** All moves, including those that took one back. */
  readonly moves: readonly RecordedMove[];
  /** When it ended, in ms since 1970; null if unknown. */
  readonly endedAt: number | null;
  /** How it ended: with a result, or by agreement. */
  readonly ending: 'played' | 'last-deal' | 'agreed';
}
