import type { TableState } from '@chinwag/protocol/table';
import { matchMaker } from '@colyseus/core';
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { Store, StoreFacts } from '../store/store.ts';
import { later, LONG_AGO, type Monotonic, type Time, within } from '../time.ts';
import type { Readiness } from './readiness.ts';

/** The statuses of a table. */
const STATUSES: readonly TableState['status'][] = ['gathering', 'playing', 'finished'];

/** How long cached facts about the store are valid, and the timeout of a new query, in ms. */
const FACTS = { goodFor: 60_000, within: 1000 };

/** The sources of the gauges, which are read on each scrape of the metrics. */
export interface GaugeSources {
  readonly readiness: Pick<Readiness, 'ask'>;
  readonly store: Pick<Store, 'facts'>;
  readonly time: Pick<Time, 'now' | 'after'>;
  /** Returns the status of each table open in this process. */
  readonly statuses: () => readonly TableState['status'][];
}

/** Adds gauges to a registry. Each scrape computes their values, and nothing else does. */
export function addGauges(registry: Registry, { readiness, store, time, statuses }: GaugeSources): void {
  const add = (gauge: GaugeConfiguration<string>): void => registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
  add({
    name: 'chinwag_ready',
    help: 'Whether the server is ready for people, as /healthz/ready says it: 1 or 0',
    async collect() {
      this.set((await readiness.ask()) === 'ready' ? 1 : 0);
    },
  });
  add({
    name: 'chinwag_tables',
    help: 'Tables in memory',
    collect() {
      this.set(matchMaker.stats.local.roomCount);
    },
  });
  add({
    name: 'chinwag_tables_by_status',
    help: 'Tables in memory, by whether people gather there, play, or have a result before them',
    labelNames: ['status'] as const,
    collect() {
      const now = statuses();
      for (const status of STATUSES) this.set({ status }, now.filter((each) => each === status).length);
    },
  });
  add({
    name: 'chinwag_connections',
    help: 'Open connections to tables',
    collect() {
      this.set(matchMaker.stats.local.ccu);
    },
  });
  const facts = new KnownFacts(store, time);
  add({
    name: 'chinwag_database_size_bytes',
    help: 'What the store takes of the disk',
    async collect() {
      setOrLeaveOut(this, (await facts.look())?.bytes ?? null);
    },
  });
  add({
    name: 'chinwag_backup_last_timestamp_seconds',
    help: 'When the store was backed up last by npm run backup; 0 for never, left out with PostgreSQL',
    async collect() {
      const at = (await facts.look())?.backedUpAt ?? null;
      setOrLeaveOut(this, at === null ? null : at / 1000);
    },
  });
}

function setOrLeaveOut(gauge: Gauge, value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}

/** A cache of the facts about the store. It queries the store at most once a minute, with a short timeout. */
class KnownFacts {
  readonly #store: GaugeSources['store'];
  readonly #time: GaugeSources['time'];
  #known: StoreFacts | null = null;
  #goodUntil: Monotonic = LONG_AGO;
  #looking: Promise<void> | null = null;

  constructor(store: GaugeSources['store'], time: GaugeSources['time']) {
    this.#store = store;
    this.#time = time;
  }

  /**
   * Resolves with the current facts, or with the last known ones if the store fails. Resolves with null if no facts are known yet.
   */
  async look(): Promise<StoreFacts | null> {
    if (this.#time.now() < this.#goodUntil) return this.#known;
    await within(this.#time, FACTS.within, this.#lookAgain());
    return this.#known;
  }

  async #lookAgain(): Promise<void> {
    this.#looking ??= this.#find();
    await this.#looking;
    this.#looking = null;
  }

  /** Queries the store once. If the query fails, the cached facts stay. */
  async #find(): Promise<void> {
    try {
      this.#known = await this.#store.facts();
      this.#goodUntil = later(this.#time.now(), FACTS.goodFor);
    } catch {
      // The store reports its own failures.
    }
  }
}
