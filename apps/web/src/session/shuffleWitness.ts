import type { EventsMessage, Snapshot } from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import type { Connection } from './connection.ts';

/** The public state of a table that its shuffles depend on. */
export interface ShownToAll {
  readonly starting: StartingState | null;
  /** When an earlier copy of the table was last restored, in ms since the Unix epoch, or null if it never was. */
  readonly restoredAt: number | null;
  /** The name shown at each seat. */
  readonly names: readonly string[];
}

/** A device's part in a shuffle: it contributes numbers, and checks how the table uses them. */
export interface ShuffleWitness {
  /**
   * Starts on a connection. `shown` returns the public state of the table, or null before that arrives. Calls `tell` when the
   * restore of an earlier copy of the table must be announced.
   */
  offer(connection: Connection, shown: () => ShownToAll | null, tell: () => void): unknown;
  /** Called when the connection is lost. */
  lost(): void;
  /** Handles a message about numbers, with the public state of the table when the message arrived. */
  shuffle(message: unknown, connection: Connection, shown: ShownToAll | null): unknown;
  snapshot(snapshot: Snapshot): void;
  events(message: EventsMessage): void;
}

/** Loads the witness. Resolves with null if that fails. */
export type LoadWitness = () => Promise<ShuffleWitness | null>;

/** A shuffle witness that is lazy-loaded at the first message and then receives all messages in order. */
export class CalledWitness {
  readonly #load: LoadWitness;
  #called: Promise<ShuffleWitness | null> | null = null;

  constructor(load: LoadWitness) {
    this.#load = load;
  }

  /** Passes a call to the witness, as soon as the witness is loaded. */
  tell(what: (witness: ShuffleWitness) => unknown): void {
    this.#called ??= this.#load();
    void this.#called.then((witness) => witness !== null && what(witness));
  }
}
