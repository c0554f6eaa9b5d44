import { type Answer, refusal } from '@chinwag/protocol';
import type { Log } from '../log.ts';
import type { Cancel, Time } from '../time.ts';

/** Something that comes by itself at a time, unless things are otherwise by then. */
export interface Due {
  /** In ms since 1970; it comes at once if that is past. */
  readonly at: number;
  readonly act: () => Promise<Answer>;
}

/** How long to wait before what could not be done is tried again, in ms. */
const RETRY = 1000;

/** Sees to it that what comes by itself at a table comes in its time. */
export class Upkeep {
  readonly #time: Time;
  readonly #log: Log;
  readonly #dues: () => readonly Due[];
  #cancel: Cancel | null = null;
  #acting = false;
  #stopped = false;

  /** `dues` tells what would come by itself if nothing else happened, as things stand. */
  constructor({ time, log }: { readonly time: Time; readonly log: Log }, dues: () => readonly Due[]) {
    this.#time = time;
    this.#log = log;
    this.#dues = dues;
  }

  /** Looks what is due. To be called whenever that may have changed. */
  watch(): void {
    if (this.#acting || this.#stopped) return;
    this.#forget();
    const [next] = this.#dues().toSorted((a, b) => a.at - b.at);
    if (next === undefined) return;
    this.#cancel = this.#time.after(Math.max(0, next.at - this.#time.now()), () => void this.#act(next));
  }

  /** Lets nothing more come. */
  stop(): void {
    this.#stopped = true;
    this.#forget();
  }

  async #act(due: Due): Promise<void> {
    this.#acting = true;
    const answer = await due.act().catch((error: unknown) => {
      this.#log.error({ err: error }, 'what was due could not be done');
      return refusal('server-error');
    });
    this.#acting = false;
    if (answer.ok || this.#stopped) return this.watch();
    this.#forget();
    this.#cancel = this.#time.after(RETRY, () => this.watch());
  }

  #forget(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
