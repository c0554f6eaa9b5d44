import { type Cancel, MINUTE, type Time, type WallTime } from './time.ts';

/** How often a throttled event occurred, and the times of the first and last occurrence. */
export interface Repetition {
  readonly times: number;
  readonly first: WallTime;
  readonly last: WallTime;
}

/** Writes a log line: about a current event (null), or about counted repetitions. */
export type WriteLine = (counted: Repetition | null) => void;

interface Running {
  counted: Repetition | null;
  /** Writes a line in the same way as the last one of its kind. */
  write: WriteLine;
  readonly end: Cancel;
}

/**
 * Throttles log lines that could come a thousand times a second. It writes the first line of a kind at once, and the count of
 * repetitions once a minute.
 */
export class ThrottledLog {
  readonly #time: Pick<Time, 'after' | 'date'>;
  readonly #running = new Map<string, Running>();

  constructor(time: Pick<Time, 'after' | 'date'>) {
    this.#time = time;
  }

  /** Records an event of a kind, which `write` logs. Kinds must be few and never derived from client input. */
  note(kind: string, write: WriteLine): void {
    const running = this.#running.get(kind);
    if (running !== undefined) {
      const now = this.#time.date();
      const { times, first } = running.counted ?? { times: 0, first: now };
      running.counted = { times: times + 1, first, last: now };
      running.write = write;
      return;
    }
    write(null);
    this.#begin(kind, write);
  }

  /** Writes the pending counts at once. */
  settle(): void {
    for (const { counted, write, end } of this.#running.values()) {
      end();
      if (counted !== null) write(counted);
    }
    this.#running.clear();
  }

  #begin(kind: string, write: WriteLine): void {
    this.#running.set(kind, { counted: null, write, end: this.#time.after(MINUTE, () => this.#end(kind)) });
  }

  #end(kind: string): void {
    const { counted, write } = this.#running.get(kind) ?? { counted: null, write: () => undefined };
    this.#running.delete(kind);
    if (counted === null) return;
    write(counted);
    this.#begin(kind, write);
  }
}
