import type { TableCode } from '@chinwag/protocol';
import type { Calendar } from '../calendar/calendar.ts';
import type { Log } from '../log.ts';
import type { RetentionPeriods } from '../store/retention-periods.ts';
import type { Pruned, PrunedKind, Store } from '../store/store.ts';
import { type Cancel, DAY, HOUR, later, LONG_AGO, MINUTE, type Monotonic, type Time, type WallTime } from '../time.ts';

/** The dependencies of the retention job. */
export interface RetentionServices {
  readonly store: Pick<Store, 'noteSeen' | 'noteDate' | 'prune'>;
  readonly log: Log;
  readonly time: Time;
  readonly calendar: Pick<Calendar, 'date' | 'believed' | 'note'>;
  readonly keep: RetentionPeriods;
  /** Packs one finished game that is due at a date, and resolves with true. Resolves with false if no game is due. */
  readonly packNext: (now: WallTime) => Promise<boolean>;
  /** Returns the tables that are open in this process. */
  readonly openTables: () => readonly TableCode[];
  /** Called after each round that has deleted all expired data. */
  readonly roundEnded: () => void;
}

/** The interval between rounds, in ms. */
const ROUND_EVERY = 10 * MINUTE;
/** The interval between records of the open tables, in ms. It is shorter than the time for which pruning skips a visited table. */
const NOTE_EVERY = HOUR;
/** The delay from the start to the first round, in ms. */
const FIRST_ROUND = MINUTE;
/** The pause after each step, in ms, because players have priority. */
const BETWEEN_STEPS = 50;
/** The number of tables recorded at once. */
const AT_ONCE = 500;

/** The number of items of each kind that a round has marked and deleted. */
type RoundCounts = Record<'marked' | 'deleted', Record<PrunedKind, number>>;

const SENTENCES = {
  marked: 'has come of age, and will be deleted unless somebody comes or it is undone',
  deleted: 'had come of age, and is deleted',
} as const;

/**
 * The retention job: in small steps, it records which tables are open, deletes expired data and packs finished games. While the
 * clock is in doubt, the job does nothing, because only the date says what has expired.
 */
export class RetentionJob {
  readonly #services: RetentionServices;
  #cancel: Cancel;
  #stopped = false;
  #noteAgainAt: Monotonic = LONG_AGO;
  #round: Promise<void> = Promise.resolve();
  #counted = nothingCounted();

  constructor(services: RetentionServices) {
    this.#services = services;
    this.#cancel = this.#after(FIRST_ROUND);
  }

  /** Prevents further steps. Resolves when the current step is done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    await this.#round;
  }

  #after(ms: number): Cancel {
    return this.#services.time.after(ms, () => {
      this.#round = this.#go();
    });
  }

  /** Runs one step and schedules the next. */
  async #go(): Promise<void> {
    const { store, log, time, calendar, keep, packNext } = this.#services;
    let isMore = false;
    try {
      if (time.now() >= this.#noteAgainAt) await this.#noteOpen();
      const today = calendar.believed();
      const pruned = today === null ? null : await store.prune(keep, today);
      if (pruned !== null) this.#count(pruned);
      isMore = pruned !== null || (today !== null && (await packNext(today)));
      if (today !== null && !isMore) this.#services.roundEnded();
    } catch (error) {
      log.error({ err: error }, 'what has outlived its time could not be deleted');
    }
    if (!isMore || this.#stopped) this.#write();
    if (!this.#stopped) this.#cancel = this.#after(isMore ? BETWEEN_STEPS : ROUND_EVERY);
  }

  #count(pruned: Pruned): void {
    if (pruned.step === 'tidied') return;
    this.#counted[pruned.step][pruned.kind] += pruned.count;
  }

  /** Logs what a round has marked and deleted, one line each. */
  #write(): void {
    const { log, keep } = this.#services;
    for (const step of ['marked', 'deleted'] as const) {
      const { table: tables, game: games, messages } = this.#counted[step];
      if (tables + games + messages === 0) continue;
      const inDays = step === 'marked' ? { inDays: (keep.marked ?? 0) / DAY } : {};
      log.event('warn', { tables, games, messages, ...inDays }, SENTENCES[step]);
    }
    this.#counted = nothingCounted();
  }

  async #noteOpen(): Promise<void> {
    const { store, time, calendar, openTables } = this.#services;
    const [open, today] = [openTables(), calendar.date()];
    for (let at = 0; at < open.length; at += AT_ONCE) await store.noteSeen(open.slice(at, at + AT_ONCE), today);
    await calendar.note(store);
    this.#noteAgainAt = later(time.now(), NOTE_EVERY);
  }
}

function nothingCounted(): RoundCounts {
  return { marked: { table: 0, game: 0, messages: 0 }, deleted: { table: 0, game: 0, messages: 0 } };
}
