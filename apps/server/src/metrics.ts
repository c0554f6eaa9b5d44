import { collectDefaultMetrics, Counter, Gauge, type GaugeConfiguration, Histogram, Registry } from 'prom-client';
import { STORE_KINDS } from './store/store-kinds.ts';
import type { Backlogged, StoreMeter } from './store/store-calls.ts';
import { VERSION } from './store/version.ts';

/** The buckets of histograms, in s. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The Prometheus metrics that the server updates as events occur. `operations/gauges.ts` has the metrics that are read on each
 * scrape. No label identifies a person or a table, and each has few values, so that cardinality stays low.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly moveSeconds = new Histogram({
    name: 'chinwag_move_seconds',
    help: 'Time from the arrival of a move to its answer, by whether it was made',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly moves = new Counter({
    name: 'chinwag_moves_total',
    help: 'Moves made, by game',
    labelNames: ['game'] as const,
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'chinwag_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'] as const,
    registers: [this.registry],
  });
  readonly gamesStarted = new Counter({
    name: 'chinwag_games_started_total',
    help: 'Games started, by game',
    labelNames: ['game'] as const,
    registers: [this.registry],
  });
  readonly gamesEnded = new Counter({
    name: 'chinwag_games_ended_total',
    help: 'Games ended, by game and how they came to their end',
    labelNames: ['game', 'ending'] as const,
    registers: [this.registry],
  });
  readonly joins = new Counter({
    name: 'chinwag_joins_total',
    help: 'Connections that joined a table',
    registers: [this.registry],
  });
  readonly drops = new Counter({
    name: 'chinwag_drops_total',
    help: 'Connections to a table that dropped and may be taken up again',
    registers: [this.registry],
  });
  readonly reconnections = new Counter({
    name: 'chinwag_reconnections_total',
    help: 'Connections to a table that were taken up again',
    registers: [this.registry],
  });
  readonly httpRequests = new Counter({
    name: 'chinwag_http_requests_total',
    help: 'Requests over HTTP that were answered, by what was asked for and status',
    labelNames: ['route', 'code'] as const,
    registers: [this.registry],
  });
  readonly httpSeconds = new Histogram({
    name: 'chinwag_http_request_seconds',
    help: 'Time from the arrival of a request over HTTP to the end of its answer, by what was asked for',
    labelNames: ['route'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #botSeconds = new Histogram({
    name: 'chinwag_bot_thinking_seconds',
    help: 'Time from a question to a bot to its answer, by whether it had one',
    labelNames: ['outcome'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #botsThinking = new Gauge({
    name: 'chinwag_bots_thinking',
    help: 'Questions to bots that have no answer yet',
    registers: [this.registry],
  });
  readonly retention = new Gauge({
    name: 'chinwag_retention_last_timestamp_seconds',
    help: 'When the last round ended in which all was deleted that need not be stored any more; 0 before the first',
    registers: [this.registry],
  });
  readonly takeovers = new Counter({
    name: 'chinwag_table_takeovers_total',
    help: 'Tables that became those of this process, of several, by why',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly leaseLosses = new Counter({
    name: 'chinwag_lease_losses_total',
    help: 'How often this process, of several, lost its lease and served no table until it had it again',
    registers: [this.registry],
  });

  readonly #storeSeconds = new Histogram({
    name: 'chinwag_store_seconds',
    help: 'Time from a call of the store to its answer, by the kind of call',
    labelNames: ['kind'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  });
  readonly #storeFailures = new Counter({
    name: 'chinwag_store_failures_total',
    help: 'Calls of the store that failed, by the kind of call',
    labelNames: ['kind'] as const,
    registers: [this.registry],
  });
  readonly #storeAnswered = new Histogram({
    name: 'chinwag_store_answered_at_once',
    help: 'Calls that the store has answered at once, as it does when it has written a group of them',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
    registers: [this.registry],
  });
  /** The backlogs of calls that wait for the store. */
  readonly #backlogs: (() => Backlogged)[] = [];
  /** The metrics that the store reports. */
  readonly store: StoreMeter = {
    watch: (backlog) => void this.#backlogs.push(backlog),
    took: (kind, ms) => this.#storeSeconds.observe({ kind }, ms / 1000),
    failed: (kind) => this.#storeFailures.inc({ kind }),
    answered: (calls) => this.#storeAnswered.observe(calls),
  };

  /** The metrics that thinking bots report. */
  readonly thinking = {
    began: (): void => this.#botsThinking.inc(),
    ended: (outcome: 'chosen' | 'failed', ms: number): void => {
      this.#botsThinking.dec();
      this.#botSeconds.observe({ outcome }, ms / 1000);
    },
  };

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    // A count that never occurred is exposed as 0 instead of missing, so that its rate is known from the start.
    this.refusals.inc({ code: 'too-many-messages' }, 0);
    for (const outcome of ['made', 'refused']) this.moveSeconds.zero({ outcome });
    for (const outcome of ['chosen', 'failed']) this.#botSeconds.zero({ outcome });
    for (const kind of STORE_KINDS) {
      this.#storeSeconds.zero({ kind });
      this.#storeFailures.inc({ kind }, 0);
    }
    const backlogs = this.#backlogs;
    this.#add({
      name: 'chinwag_store_waiting',
      help: 'Calls that wait for the answer of the store',
      collect() {
        this.set(backlogs.reduce((sum, backlog) => sum + backlog().calls, 0));
      },
    });
    this.#add({
      name: 'chinwag_store_oldest_call_seconds',
      help: 'How long the oldest call waits that the store has not answered; 0 where none does',
      collect() {
        this.set(Math.max(0, ...backlogs.map((backlog) => backlog().oldestMs)) / 1000);
      },
    });
    const build = new Gauge({
      name: 'chinwag_build_info',
      help: 'Always 1, with the version of the server and that of Node',
      labelNames: ['version', 'node'] as const,
      registers: [this.registry],
    });
    build.set({ version: VERSION, node: process.version }, 1);
  }

  #add(gauge: GaugeConfiguration<string>): void {
    this.registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  }
}
