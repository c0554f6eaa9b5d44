import type { EventsMessage, Snapshot } from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import type { Connection } from './connection.ts';

/** The public state of a table that matters for the shuffles of its games. */
export interface ShownToAll {
  readonly starting: StartingState | null;
  /** When an earlier copy of the table was last restored, in ms since 1970; null for never. */
  readonly restoredAt: number | null;
  /** The name shown at each seat. */
  readonly names: readonly string[];
}

/** A device's part in a shuffle: it contributes numbers, and observes what becomes of them. */
export interface ShuffleWitness {
  /**
   * Starts on a connection. `shown` returns what everyone at the table sees, and null before that arrives. `tell` is called when
   * the restore of an earlier copy of the table must be announced.
   */
  offer(connection: Connection, shown: () => ShownToAll | null, tell: () => void): unknown;
  /** Called when the connection is lost. */
  lost(): void;
  /** Handles a message about numbers, with what everyone at the table saw then. */
  shuffle(message: unknown, connection: Connection, shown: ShownToAll | null): unknown;
  snapshot(snapshot: Snapshot): void;
  events(message: EventsMessage): void;
}

/** Loads the witness; resolves with null if that fails. */
export type LoadWitness = () => Promise<ShuffleWitness | null>;

/** A witness that is loaded with its first message, and then receives all of them in order. */
export class CalledWitness {
  readonly #load: LoadWitness;
  #called: Promise<ShuffleWitness | null> | null = null;

  constructor(load: LoadWitness) {
    this.#load = load;
  }

  /** Passes something to the witness, as soon as it is loaded. */
  tell(what: (witness: ShuffleWitness) => unknown): void {
    this.#called ??= this.#load();
    void this.#called.then((witness) => witness !== null && what(witness));
  }
}
