import { type Cancel, MINUTE, type Time, type WallTime } from './time.ts';

/** How often something came that was counted, and when it did first and last. */
export interface Repetition {
  readonly times: number;
  readonly first: WallTime;
  readonly last: WallTime;
}

/** Writes a line of a log: of what happens now, or of what has been counted. */
export type WriteLine = (counted: Repetition | null) => void;

interface Running {
  counted: Repetition | null;
  /** Writes a line as the last of its kind was. */
  write: WriteLine;
  readonly end: Cancel;
}

/**
 * Lines of a log that may come a thousand times a second: one of a kind is written at once, and what comes of it later is
 * counted and written once a minute.
 */
export class ThrottledLog {
  readonly #time: Pick<Time, 'after' | 'date'>;
  readonly #running = new Map<string, Running>();

  constructor(time: Pick<Time, 'after' | 'date'>) {
    this.#time = time;
  }

  /** Something of a kind happened, which `write` says. There must be few kinds, and none made of what somebody sent. */
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

  /** Writes what has been counted. */
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
