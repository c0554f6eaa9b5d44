import { type Answer, refusal } from '@chinwag/protocol';
import type { Log } from '../../log.ts';
import { type Cancel, later, type Monotonic, type Time } from '../../time.ts';

/** Something that comes by itself at a time, unless things are otherwise by then. */
export interface ScheduledTask {
  /** It comes at once if that is past. */
  readonly at: Monotonic;
  readonly act: () => Promise<Answer>;
}

/** How long to wait before what could not be done is tried again, in ms. */
const RETRY = 1000;

/**
 * Sees to it that what comes by itself at a table comes in its time. With most moves what comes next comes later than before: the
 * timer stays as it is then, and looks again when it is out.
 */
export class TableScheduler {
  readonly #time: Time;
  readonly #log: Log;
  readonly #tasks: () => readonly (readonly ScheduledTask[])[];
  #waking: { readonly at: Monotonic; readonly cancel: Cancel } | null = null;
  #acting = false;
  #stopped = false;

  /** `tasks` tells, kind by kind, what would come by itself if nothing else happened, as things stand. */
  constructor({ time, log }: { readonly time: Time; readonly log: Log }, tasks: () => readonly (readonly ScheduledTask[])[]) {
    this.#time = time;
    this.#log = log;
    this.#tasks = tasks;
  }

  /** Looks what is due. To be called whenever that may have changed. */
  watch(): void {
    if (this.#acting || this.#stopped) return;
    const next = firstOf(this.#tasks());
    if (next !== null && (this.#waking === null || next.at < this.#waking.at)) this.#wakeAt(next.at);
  }

  /** Lets nothing more come. */
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

/** What comes before all others, or with them and is reported before them; null if nothing comes. */
function firstOf(tasks: readonly (readonly ScheduledTask[])[]): ScheduledTask | null {
  let first: ScheduledTask | null = null;
  for (const kind of tasks) for (const due of kind) if (first === null || due.at < first.at) first = due;
  return first;
}
