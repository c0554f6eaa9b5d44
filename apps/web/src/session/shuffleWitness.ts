import type { EventsMessage, Snapshot } from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import type { Connection } from './connection.ts';

/** Who gives numbers to shuffle games by, and sees what becomes of them. */
export interface ShuffleWitness {
  /** A connection is up; `starting` tells which game all at the table are shown to be about to start, whenever it is called. */
  offer(connection: Connection, starting: () => StartingState | null): unknown;
  /** The connection is down. */
  lost(): void;
  /** Something about numbers has come, while all at the table were shown that this game is about to start. */
  shuffle(message: unknown, connection: Connection, starting: StartingState | null): unknown;
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
