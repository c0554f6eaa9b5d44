import type { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { FullStore } from './admin-store.ts';
import { Gathering } from './gathering.ts';
import { KIND_OF_CALL, type StoreKind } from './store-kinds.ts';
import { type StoreAnswer, type StoreCall, unpackFailure } from './thread-messages.ts';

/** The limits of the queue for the store. */
export interface Backlog {
  /** The maximum number of queued calls. */
  readonly most: number;
  /** The maximum age of the oldest queued call, in ms. Once that call is older, the queue accepts no new call. */
  readonly timeoutMs: number;
}

/** The backlog of a store: the number of queued calls, and the age of the oldest call in ms. The age is 0 if there are none. */
export interface Backlogged {
  readonly calls: number;
  readonly oldestMs: number;
}

/** A meter for a store's load, which reports metrics. */
export interface StoreMeter {
  /** Registers the function that returns the current backlog. */
  watch(backlog: () => Backlogged): void;
  /** Records that a call of a kind was answered, or failed, after `ms`. */
  took(kind: StoreKind, ms: number): void;
  /** Records that a call of a kind failed, or was refused before it started. */
  failed(kind: StoreKind): void;
  /** Records that the store answered this number of calls at once, as after a group commit. */
  answered(calls: number): void;
}

/** The settings for calls to the store's thread. */
export interface CallingSettings {
  readonly log: Log;
  readonly backlog: Backlog;
  readonly meter: StoreMeter;
}

/** The type of value with which a store method's promise resolves. */
export type Value<Method extends keyof FullStore> =
  ReturnType<FullStore[Method]> extends Promise<infer Resolved> ? Resolved : never;

interface PendingCall {
  readonly kind: StoreKind;
  readonly since: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: Error) => void;
}

/**
 * Remote calls to a store on a worker thread. The thread starts at the first call, and again after a crash. Sends a call at once.
 * At a high rate of calls, gathers several, which the thread writes together.
 */
export class StoreCalls {
  readonly #startThread: () => Worker;
  readonly #settings: CallingSettings;
  readonly #waiting = new Map<number, PendingCall>();
  readonly #outbox: StoreCall[] = [];
  #worker: Worker | null = null;
  readonly #gathering = new Gathering(performance.now());
  /** The time until which new calls are held back, so that they are sent together. */
  #gathersUntil = -Infinity;
  #closed = false;
  #hasAnswered = false;
  #asked = 0;

  /** `startThread` starts a worker that answers the calls of a store. */
  constructor(startThread: () => Worker, settings: CallingSettings) {
    this.#startThread = startThread;
    this.#settings = settings;
    settings.meter.watch(() => ({ calls: this.#waiting.size, oldestMs: this.#oldestMs() }));
  }

  /**
   * Calls a method of the store on its thread, and resolves with the result. Rejects with the error of the call. Rejects at once if
   * the store is closed or the backlog is too long (backpressure).
   */
  async ask<Method extends keyof FullStore>(method: Method, parameters: Parameters<FullStore[Method]>): Promise<Value<Method>> {
    const refused = this.#refusal();
    if (refused !== null) {
      this.#settings.meter.failed(KIND_OF_CALL[method]);
      throw new Error(refused);
    }
    this.#worker ??= this.#start();
    return this.#post(method, parameters);
  }

  /** Returns the reason why no more calls are accepted, or null if calls are accepted. */
  #refusal(): string | null {
    const { most, timeoutMs } = this.#settings.backlog;
    if (this.#closed) return 'the store is closed';
    if (this.#waiting.size >= most) return 'too much waits for the store';
    return this.#oldestMs() > timeoutMs ? 'the store has not answered for too long' : null;
  }

  #oldestMs(): number {
    const [oldest] = this.#waiting.values();
    return oldest === undefined ? 0 : performance.now() - oldest.since;
  }

  /** Closes the store. Resolves when pending calls are done and the thread has ended. Rejects if closing fails. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#closed = true;
    if (worker === null) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    await this.#post('close', []);
    await ended;
  }

  #post<Method extends keyof FullStore>(method: Method, parameters: Parameters<FullStore[Method]>) {
    const id = ++this.#asked;
    return new Promise<Value<Method>>((resolve, reject) => {
      const settle = resolve as (value: unknown) => void;
      this.#waiting.set(id, { kind: KIND_OF_CALL[method], since: performance.now(), resolve: settle, reject });
      // The parameters match the method.
      this.#outbox.push({ id, method, parameters } as StoreCall);
      if (this.#outbox.length === 1) this.#sendSoon();
    });
  }

  #sendSoon(): void {
    const send = (): void => {
      const now = performance.now();
      this.#gathersUntil = now + this.#gathering.sent(this.#outbox.length, now);
      this.#worker?.postMessage(this.#outbox.splice(0));
    };
    const wait = this.#gathersUntil - performance.now();
    if (wait > 0) setTimeout(send, wait);
    else setImmediate(send);
  }

  #start(): Worker {
    const worker = this.#startThread();
    this.#hasAnswered = false;
    worker.on('message', (answers: readonly StoreAnswer[]) => {
      for (const answer of answers) this.#settle(answer);
      this.#settings.meter.answered(answers.length);
    });
    worker.on('error', (error) => this.#drop(worker, error));
    worker.on('exit', () => this.#drop(worker, new Error('the thread of the store has ended')));
    return worker;
  }

  #settle(answer: StoreAnswer): void {
    this.#hasAnswered = true;
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.id);
    const { meter } = this.#settings;
    meter.took(waiting.kind, performance.now() - waiting.since);
    if ('value' in answer) return waiting.resolve(answer.value);
    meter.failed(waiting.kind);
    waiting.reject(unpackFailure(answer.failure));
  }

  /** Handles the end of a thread. After a crash, only loading can tell whether calls in progress were written. */
  #drop(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    // A thread that could not open the store has already sent that error to every caller.
    if (this.#hasAnswered && !this.#closed) this.#settings.log.error({ err: reason }, 'the thread of the store has died');
    for (const { kind, reject } of this.#waiting.values()) {
      this.#settings.meter.failed(kind);
      reject(reason);
    }
    this.#waiting.clear();
    this.#outbox.length = 0;
  }
}
