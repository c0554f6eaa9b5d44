import type { EventsMessage, Snapshot } from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import type { Connection } from './connection.ts';

/** What all at a table are shown of it that bears on how its games are shuffled. */
export interface ShownToAll {
  readonly starting: StartingState | null;
  /** When an earlier copy of the table was put back last, in ms since 1970; null for never. */
  readonly restoredAt: number | null;
  /** By what name each seat is shown. */
  readonly names: readonly string[];
}

/** Who gives numbers to shuffle games by, and sees what becomes of them. */
export interface ShuffleWitness {
  /**
   * A connection is up; `shown` gives what all at the table are shown, whenever it is called, and null before they are. `tell` is
   * called where it has to be said that an earlier copy of the table was put back.
   */
  offer(connection: Connection, shown: () => ShownToAll | null, tell: () => void): unknown;
  /** The connection is down. */
  lost(): void;
  /** Something about numbers has come, while all at the table were shown this. */
  shuffle(message: unknown, connection: Connection, shown: ShownToAll | null): unknown;
  snapshot(snapshot: Snapshot): void;
  events(message: EventsMessage): void;
}

/** Loads who gives numbers to shuffle games by; null where nobody can be had. */
export type LoadWitness = () => Promise<ShuffleWitness | null>;

/** A witness who is called when there is something to tell for the first time, and given all of it in order. */
export class CalledWitness {
  readonly #load: LoadWitness;
  #called: Promise<ShuffleWitness | null> | null = null;

  constructor(load: LoadWitness) {
    this.#load = load;
  }

  /** Tells the witness something, as soon as there is one. */
  tell(what: (witness: ShuffleWitness) => unknown): void {
    this.#called ??= this.#load();
    void this.#called.then((witness) => witness !== null && what(witness));
  }
}
