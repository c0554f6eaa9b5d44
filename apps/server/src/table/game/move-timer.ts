import type { Log } from '../../log.ts';

/**
 * The parts of a move's latency: waiting for earlier writes of its table, checking the rules, writing to the store, and
 * broadcasting.
 */
type MovePart = 'waiting' | 'rules' | 'store' | 'broadcast';

/** The latency of a move above which it is logged with its parts, in ms. */
const SLOW_MS = 1000;

/** Measures a move's latency by stage, and logs slow moves. */
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

  /** Ends the measurement of a move that was made, or that the store refused. Logs one line if the move took long. */
  done(log: Pick<Log, 'warn'>, move: { readonly table: string; readonly game: string; readonly kind: string }): void {
    const ms = this.#since - this.#began;
    if (ms < SLOW_MS) return;
    const { waiting, rules, store, broadcast } = this.#spent;
    const parts = { waitingMs: waiting, rulesMs: rules, storeMs: store, broadcastMs: broadcast };
    const rounded = Object.fromEntries(Object.entries({ ms, ...parts }).map(([name, each]) => [name, Math.round(each)]));
    log.warn({ ...move, ...rounded }, 'a move took long');
  }
}
