const TRACED = 40;
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

interface TraceLine {
  readonly at: number;
  readonly what: string;
}

/** What has happened in a simulation: the last of it as text, and a number that all of it comes to. */
export class Trace {
  readonly #now: () => number;
  readonly #last: TraceLine[] = [];
  #next = 0;
  #hash = OFFSET;

  /** `now` is the simulated time, in ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  note(what: string): void {
    const at = this.#now();
    this.#last[this.#next++ % TRACED] = { at, what };
    this.#mix(at);
    for (let letter = 0; letter < what.length; letter++) this.#mix(what.charCodeAt(letter));
  }

  /** What all that was noted comes to: the same again only if the same happened at the same times. */
  get hash(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }

  /** The last of what was noted, oldest first. */
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
