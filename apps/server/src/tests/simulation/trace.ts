const TRACED = 40;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

interface TraceLine {
  readonly at: number;
  readonly what: string;
}

/** The trace of a simulation: its latest events as text, and a hash of all of them. */
export class Trace {
  readonly #now: () => number;
  readonly #last: TraceLine[] = [];
  #next = 0;
  #hash = OFFSET;

  /** `now` returns the simulated time, in ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  note(what: string): void {
    const at = this.#now();
    this.#last[this.#next++ % TRACED] = { at, what };
    this.#mix(at);
    for (let letter = 0; letter < what.length; letter++) this.#mix(what.charCodeAt(letter));
  }

  /** The hash of all events with their times, which shows whether two runs are equal. */
  get hash(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }

  /** Returns the latest events, oldest first. */
  last(): readonly string[] {
    const from = Math.max(0, this.#next - TRACED);
    return Array.from({ length: this.#next - from }, (_, at) => lineOf(this.#last[(from + at) % TRACED]));
  }

  #mix(value: number): void {
    this.#hash = Math.imul(this.#hash ^ value, PRIME);
  }
}

function lineOf(line: TraceLine | undefined): string {
  return line === undefined ? '' : `${(line.at / 1000).toFixed(3).padStart(12)}  ${line.what}`;
}
