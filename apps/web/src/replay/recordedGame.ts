import type { Seat, Setup, Tagged } from '@chinwag/rules';
import type { Doer } from '@chinwag/rules/game-file';

/** A player of a finished game, with their name at that time. */
interface RecordedSeat {
  readonly kind: 'person' | 'bot';
  readonly name: string;
}

/** A move in a recorded game: its seat, its author, if known, and the number of events before it. */
export interface RecordedMove {
  readonly seat: Seat;
  readonly by: Doer | null;
  readonly move: Tagged;
  readonly from: number;
}

/** A whole finished game for a replay, with all cards known. */
export interface RecordedGame {
  readonly gameId: string;
  /** The game's id: `chinkway`. */
  readonly game: string;
  readonly setup: Setup<object>;
  /** The players, by seat. */
  readonly seats: readonly RecordedSeat[];
  /** The viewer's seat, or null for a viewer without one. */
  readonly yourSeat: Seat | null;
  /** All events, from the start of the game. */
  readonly events: readonly Tagged[];
  /** All moves, including requests that took a move back. */
  readonly moves: readonly RecordedMove[];
  /** When the game ended, in ms since the Unix epoch, or null if unknown. */
  readonly endedAt: number | null;
  /** How the game ended: with a result, or by agreement. */
  readonly ending: 'played' | 'last-deal' | 'agreed';
}
