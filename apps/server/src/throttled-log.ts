import type { Cancel, Time } from './time.ts';

const MINUTE = 60_000;

/** Writes a line of a log, which stands for so many. */
export type WriteLine = (times: number) => void;

interface Running {
  times: number;
  /** Writes a line as the last of its kind was. */
  write: WriteLine;
  readonly end: Cancel;
}

/**
 * Lines of a log that may come a thousand times a second: one of a kind is written at once, and what comes of it later is
 * counted and written once a minute.
 */
export class ThrottledLog {
  readonly #time: Pick<Time, 'after'>;
  readonly #running = new Map<string, Running>();

  constructor(time: Pick<Time, 'after'>) {
    this.#time = time;
  }

  /** Something of a kind happened, which `write` says. There must be few kinds, and none made of what somebody sent. */
  note(kind: string, write: WriteLine): void {
    const running = this.#running.get(kind);
    if (running !== undefined) {
      running.times += 1;
      running.write = write;
      return;
    }
    write(1);
    this.#begin(kind, write);
  }

  /** Writes what has been counted. */
  settle(): void {
    for (const { times, write, end } of this.#running.values()) {
      end();
      if (times > 0) write(times);
    }
    this.#running.clear();
  }

  #begin(kind: string, write: WriteLine): void {
    this.#running.set(kind, { times: 0, write, end: this.#time.after(MINUTE, () => this.#end(kind)) });
  }

  #end(kind: string): void {
    const { times, write } = this.#running.get(kind) ?? { times: 0, write: () => undefined };
    this.#running.delete(kind);
    if (times === 0) return;
    write(times);
    this.#begin(kind, write);
  }
}
