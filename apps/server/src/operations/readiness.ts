import type { Store } from '../store/store.ts';
import type { Time } from '../time.ts';

/** Whether the server can take people, or why not. */
export type Ready = 'ready' | 'store-silent' | 'server-stopping';

/** How long the store may take to answer, in ms. */
const TIMEOUT_MS = 2000;

/** Tells whether the server is ready: its store answers, and it is not stopping. Never waits for the store longer than a moment. */
export class Readiness {
  readonly #store: Pick<Store, 'newestEntry'>;
  readonly #time: Pick<Time, 'after'>;
  #asked: Promise<Ready> | null = null;
  /** A question that the store has not answered yet, though its caller has been answered so. */
  #isWaiting = false;
  #stopping = false;

  constructor(store: Pick<Store, 'newestEntry'>, time: Pick<Time, 'after'>) {
    this.#store = store;
    this.#time = time;
  }

  /** From now on the server is not ready. */
  stop(): void {
    this.#stopping = true;
  }

  /** Asks the store, one question at a time however many ask. */
  async ask(): Promise<Ready> {
    if (this.#stopping) return 'server-stopping';
    if (this.#asked === null && this.#isWaiting) return 'store-silent';
    this.#asked ??= this.#askStore().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  #askStore(): Promise<Ready> {
    this.#isWaiting = true;
    return new Promise((resolve) => {
      const forget = this.#time.after(TIMEOUT_MS, () => resolve('store-silent'));
      const settle = (answer: Ready): void => {
        this.#isWaiting = false;
        forget();
        resolve(answer);
      };
      // The cheapest question there is, about a game that is not there.
      this.#store.newestEntry('').then(
        () => settle('ready'),
        () => settle('store-silent'),
      );
    });
  }
}
