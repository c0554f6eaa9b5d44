import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { type Monotonic, later, LONG_AGO, type Time } from '../time.ts';

/** Whether the server is ready for players, or the reason why not. */
export type Ready = 'ready' | 'store-silent' | 'store-refuses' | 'lease-lost' | 'server-stopping';

/** The readiness states that depend on the store. */
type StoreReadiness = Exclude<Ready, 'lease-lost' | 'server-stopping'>;

/** The timeout of a write to the store, in ms. */
const TIMEOUT_MS = 2000;

/** How long an answer of the store is valid, in ms, which limits the test writes. */
const GOOD_FOR_MS = 2000;

/** The dependencies of the readiness check. */
export interface ReadinessServices {
  readonly store: Pick<Store, 'probe'>;
  readonly time: Pick<Time, 'after' | 'now'>;
  readonly log: Pick<Log, 'event'>;
  /** Returns whether this process holds its lease now, and so may act for its tables. */
  readonly holdsLease: () => boolean;
}

/**
 * The readiness check. The server is ready if the store accepts writes, the lease is held, and the server is not stopping. The
 * check waits only briefly for the store. It logs each change in one line, with its cause.
 */
export class Readiness {
  readonly #services: ReadinessServices;
  #asked: Promise<Ready> | null = null;
  /** Whether a probe of the store is still pending, although its caller already has an answer. */
  #isWaiting = false;
  #stopping = false;
  #answer: StoreReadiness = 'ready';
  #goodUntil: Monotonic = LONG_AGO;

  constructor(services: ReadinessServices) {
    this.#services = services;
  }

  /** Marks the server as not ready from now on. */
  stop(): void {
    this.#stopping = true;
  }

  /** Resolves with the readiness, after a test write. Concurrent callers share one test write. Never rejects. */
  async ask(): Promise<Ready> {
    if (this.#stopping) return 'server-stopping';
    if (!this.#services.holdsLease()) return 'lease-lost';
    if (this.#asked === null && (this.#isWaiting || this.#services.time.now() < this.#goodUntil)) return this.#answer;
    this.#asked ??= this.#askStore().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  #askStore(): Promise<Ready> {
    const { store, time } = this.#services;
    this.#isWaiting = true;
    return new Promise((resolve) => {
      const forget = time.after(TIMEOUT_MS, () => resolve(this.#become('store-silent', null)));
      const settle = (answer: Ready): void => {
        this.#isWaiting = false;
        this.#goodUntil = later(time.now(), GOOD_FOR_MS);
        forget();
        resolve(answer);
      };
      store.probe().then(
        () => settle(this.#become('ready', null)),
        (error: unknown) => settle(this.#become('store-refuses', error)),
      );
    });
  }

  #become(answer: StoreReadiness, cause: unknown): Ready {
    const before = this.#answer;
    this.#answer = answer;
    if (answer === before) return answer;
    const { log } = this.#services;
    if (answer === 'ready') log.event('warn', {}, 'the store can be written into again');
    else if (answer === 'store-silent') log.event('error', {}, 'the store does not answer');
    else log.event('error', { err: cause }, 'the store cannot be written into');
    return answer;
  }
}
