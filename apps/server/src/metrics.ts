import { matchMaker } from '@colyseus/core';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

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
