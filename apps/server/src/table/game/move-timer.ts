import type { Log } from '../../log.ts';

/**
 * Where the time of a move goes: it waits while the store writes what was asked of its table before; the rules judge it; the store
 * writes it; and all who see it are sent it.
 */
type MovePart = 'waiting' | 'rules' | 'store' | 'broadcast';

/** How long a move may take before the log says where its time went, in ms. */
const SLOW_MS = 1000;

/** A profiler of where the time of a move goes. */
export class MoveTimer {
  readonly #began = performance.now();
  readonly #spent: Record<MovePart, number> = { waiting: 0, rules: 0, store: 0, broadcast: 0 };
  #since = this.#began;

  /** Assigns the time since the last call to a part. */
  spent(part: MovePart): void {
    const now = performance.now();
    this.#spent[part] += now - this.#since;
    this.#since = now;
  }

  /** Ends the measurement of a move, made or refused by the store; logs one line if it took long. */
  done(log: Pick<Log, 'warn'>, move: { readonly table: string; readonly game: string; readonly kind: string }): void {
    const ms = this.#since - this.#began;
    if (ms < SLOW_MS) return;
    const { waiting, rules, store, broadcast } = this.#spent;
    const parts = { waitingMs: waiting, rulesMs: rules, storeMs: store, broadcastMs: broadcast };
    const rounded = Object.fromEntries(Object.entries({ ms, ...parts }).map(([name, each]) => [name, Math.round(each)]));
    log.warn({ ...move, ...rounded }, 'a move took long');
  }
}
