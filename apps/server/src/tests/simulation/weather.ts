import type { Dice } from './dice.ts';
import { FAULT_KINDS, type FaultKind, NO_FAULTS } from './faults.ts';
import type { Trace } from './trace.ts';

/** How the store does at the moment. */
export type StoreWeather = 'good' | 'slow' | 'failing' | 'away';

/** What goes wrong in a simulation, and how often it has. */
export class Weather {
  store: StoreWeather = 'good';
  readonly #dice: Dice;
  readonly #trace: Trace;
  readonly #counts: Record<FaultKind, number> = { ...NO_FAULTS };
  #kinds: ReadonlySet<FaultKind>;

  /** Of all kinds of fault about half are made, so that they meet in ever other company. */
  constructor(dice: Dice, trace: Trace) {
    this.#dice = dice;
    this.#trace = trace;
    this.#kinds = new Set(FAULT_KINDS.filter(() => dice.happens(500)));
  }

  /** Whether a fault of this kind is to be made now, which comes so often in a thousand times where it comes at all. */
  strikes(kind: FaultKind, inThousand: number): boolean {
    if (!this.#kinds.has(kind) || !this.#dice.happens(inThousand)) return false;
    this.count(kind);
    return true;
  }

  /** A fault of this kind is made. */
  count(kind: FaultKind): void {
    this.#counts[kind] += 1;
    this.#trace.note(`FAULT ${kind}`);
  }

  /** Whether faults of this kind are made at all. */
  has(kind: FaultKind): boolean {
    return this.#kinds.has(kind);
  }

  /** Nothing goes wrong any more. */
  clear(): void {
    this.#kinds = new Set();
    this.store = 'good';
  }

  get counts(): Readonly<Record<FaultKind, number>> {
    return this.#counts;
  }
}
