import type { Cancel, Time } from './time.ts';

const MINUTE = 60_000;

/**
 * Lines of a log that may come a thousand times a second: one of a kind is written at once, and what comes of it later is
 * counted and written once a minute.
 */
export class CountedLines {
  readonly #write: (kind: string, times: number) => void;
  readonly #time: Time;
  readonly #running = new Map<string, { times: number; end: Cancel }>();

  constructor(write: (kind: string, times: number) => void, time: Time) {
    this.#write = write;
    this.#time = time;
  }

  /** Something of a kind happened. There must be few kinds, and none made of what somebody sent. */
  note(kind: string): void {
    const running = this.#running.get(kind);
    if (running !== undefined) {
      running.times += 1;
      return;
    }
    this.#write(kind, 1);
    this.#begin(kind);
  }

  /** Writes what has been counted, and counts no more. */
  stop(): void {
    for (const [kind, { times, end }] of this.#running) {
      end();
      if (times > 0) this.#write(kind, times);
    }
    this.#running.clear();
  }

  #begin(kind: string): void {
    this.#running.set(kind, { times: 0, end: this.#time.after(MINUTE, () => this.#end(kind)) });
  }

  #end(kind: string): void {
    const times = this.#running.get(kind)?.times ?? 0;
    this.#running.delete(kind);
    if (times === 0) return;
    this.#write(kind, times);
    this.#begin(kind);
  }
}
