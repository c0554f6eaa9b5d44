import type { Trace } from './trace.ts';

/** The kinds of findings: data lost, data duplicated, data leaked to somebody who may not see it, or people stuck. */
export const WRONGS = ['lost', 'doubled', 'leaked', 'stuck'] as const;

export type Wrong = (typeof WRONGS)[number];

/** A violation that the simulation found. */
export interface Finding {
  readonly wrong: Wrong;
  readonly what: string;
}

/** All violations found in a simulation. */
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
