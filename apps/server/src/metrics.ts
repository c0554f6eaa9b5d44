import { matchMaker } from '@colyseus/core';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { StoreMeter } from './store/store-calls.ts';

/** What the server counts, for Prometheus. No label ever tells who or which table. */
export class Metrics {
  readonly registry = new Registry();
  /** From the arrival of a lawful move to its answer, in seconds. */
  readonly moveSeconds = new Histogram({
    name: 'chinwag_move_seconds',
    help: 'Time from the arrival of a move to its acknowledgement',
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5],
    registers: [this.registry],
  });
  readonly moves = new Counter({
    name: 'chinwag_moves_total',
    help: 'Moves made, by game',
    labelNames: ['game'],
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'chinwag_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers: [this.registry],
  });

  readonly #storeWaiting = new Gauge({
    name: 'chinwag_store_waiting',
    help: 'Calls that wait for the answer of the store',
    registers: [this.registry],
  });
  readonly #storeAnswered = new Histogram({
    name: 'chinwag_store_answered_at_once',
    help: 'Calls that the store has answered at once, as it does when it has written a group of them',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers: [this.registry],
  });
  /** What the store is to tell. */
  readonly store: StoreMeter = {
    waiting: (calls) => this.#storeWaiting.set(calls),
    answered: (calls) => this.#storeAnswered.observe(calls),
  };

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const counts = [
      ['chinwag_tables', 'Tables in memory', () => matchMaker.stats.local.roomCount],
      ['chinwag_connections', 'Open connections', () => matchMaker.stats.local.ccu],
    ] as const;
    for (const [name, help, count] of counts) {
      this.registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          collect() {
            this.set(count());
          },
        }),
      );
    }
  }
}
