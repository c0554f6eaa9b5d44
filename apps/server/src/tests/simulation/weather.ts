import type { Dice } from './dice.ts';
import { FAULT_KINDS, type FaultKind, NO_FAULTS } from './faults.ts';
import type { Trace } from './trace.ts';

/** The current condition of the simulated store. */
export type StoreWeather = 'good' | 'slow' | 'failing' | 'away';

/** The faults of a simulation: which kinds are enabled, and how often each was injected. */
export class Weather {
  store: StoreWeather = 'good';
  readonly #dice: Dice;
  readonly #trace: Trace;
  readonly #counts: Record<FaultKind, number> = { ...NO_FAULTS };
  #kinds: ReadonlySet<FaultKind>;

  /** Enables a random half of all kinds of fault, so that they occur in varying combinations. */
  constructor(dice: Dice, trace: Trace) {
    this.#dice = dice;
    this.#trace = trace;
    this.#kinds = new Set(FAULT_KINDS.filter(() => dice.happens(500)));
  }

  /** Returns whether to inject a fault of this kind now: with a probability of `inThousand` in 1,000 if the kind is enabled. */
  strikes(kind: FaultKind, inThousand: number): boolean {
    if (!this.#kinds.has(kind) || !this.#dice.happens(inThousand)) return false;
    this.count(kind);
    return true;
  }

  /** Counts an injected fault. */
  count(kind: FaultKind): void {
    this.#counts[kind] += 1;
    this.#trace.note(`FAULT ${kind}`);
  }

  /** Returns whether a kind of fault is enabled. */
  has(kind: FaultKind): boolean {
    return this.#kinds.has(kind);
  }

  /** Ends all faults. */
  clear(): void {
    this.#kinds = new Set();
    this.store = 'good';
  }

  get counts(): Readonly<Record<FaultKind, number>> {
    return this.#counts;
  }
}
