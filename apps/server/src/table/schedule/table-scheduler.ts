import { type Answer, refusal } from '@chinwag/protocol';
import type { Log } from '../../log.ts';
import { type Cancel, later, type Monotonic, type Time } from '../../time.ts';

/** A scheduled task, which is dropped if the state changes before its time. */
export interface ScheduledTask {
  /** The time at which the task is due. If that has passed, the task runs at once. */
  readonly at: Monotonic;
  readonly act: () => Promise<Answer>;
}

/** The retry delay of a failed task, in ms. */
const RETRY = 1000;

/**
 * Runs the scheduled tasks of a table on time. Most moves postpone the next task, so it leaves the timer running, and looks for due
 * tasks when it fires.
 */
export class TableScheduler {
  readonly #time: Time;
  readonly #log: Log;
  readonly #tasks: () => readonly (readonly ScheduledTask[])[];
  #waking: { readonly at: Monotonic; readonly cancel: Cancel } | null = null;
  #acting = false;
  #stopped = false;

  /** `tasks` returns the tasks of each kind that are due next if nothing else happens. */
  constructor({ time, log }: { readonly time: Time; readonly log: Log }, tasks: () => readonly (readonly ScheduledTask[])[]) {
    this.#time = time;
    this.#log = log;
    this.#tasks = tasks;
  }

  /** Reschedules the tasks. Call it whenever the tasks may have changed. */
  watch(): void {
    if (this.#acting || this.#stopped) return;
    const next = firstOf(this.#tasks());
    if (next !== null && (this.#waking === null || next.at < this.#waking.at)) this.#wakeAt(next.at);
  }

  /** Stops all tasks. */
  stop(): void {
    this.#stopped = true;
    this.#forget();
  }

  #wakeAt(at: Monotonic): void {
    this.#forget();
    const cancel = this.#time.after(Math.max(0, at - this.#time.now()), () => {
      this.#waking = null;
      const next = firstOf(this.#tasks());
      if (next === null) return;
      if (next.at > this.#time.now()) this.#wakeAt(next.at);
      else void this.#act(next);
    });
    this.#waking = { at, cancel };
  }

  async #act(due: ScheduledTask): Promise<void> {
    this.#acting = true;
    const answer = await due.act().catch((error: unknown) => {
      this.#log.error({ err: error }, 'what was due could not be done');
      return refusal('server-error');
    });
    this.#acting = false;
    if (answer.ok || this.#stopped) return this.watch();
    this.#wakeAt(later(this.#time.now(), RETRY));
  }

  #forget(): void {
    this.#waking?.cancel();
    this.#waking = null;
  }
}

/** Returns the task that is due first, by order if several are. Returns null if there is none. */
function firstOf(tasks: readonly (readonly ScheduledTask[])[]): ScheduledTask | null {
  let first: ScheduledTask | null = null;
  for (const kind of tasks) for (const due of kind) if (first === null || due.at < first.at) first = due;
  return first;
}
