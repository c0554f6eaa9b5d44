import type { Trace } from './trace.ts';

/** What must not be, in four words: something is gone, is there twice, is seen by who may not, or nobody can get on. */
export const WRONGS = ['lost', 'doubled', 'leaked', 'stuck'] as const;

export type Wrong = (typeof WRONGS)[number];

/** Something that must not be. */
export interface Finding {
  readonly wrong: Wrong;
  readonly what: string;
}

/** All that was found wrong in a simulation. */
export class Findings {
  readonly #trace: Trace;
  readonly #all: Finding[] = [];

  constructor(trace: Trace) {
    this.#trace = trace;
  }

  add(wrong: Wrong, what: string): void {
    this.#trace.note(`${wrong.toUpperCase()}: ${what}`);
    this.#all.push({ wrong, what });
  }

  get all(): readonly Finding[] {
    return this.#all;
  }
}
