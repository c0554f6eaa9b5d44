import type { Worker } from 'node:worker_threads';
import type { Tagged } from '@chinwag/rules';
import type { Log } from '../log.ts';
import type { AskedQuestion, GivenAnswer, Question, Thinker } from './thinking.ts';

interface Waiting {
  readonly resolve: (move: Tagged) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

const PATIENCE = 5000;

/** A thinker on a thread of its own, started at the first question, and again whenever it dies or is stuck. */
export class ThreadThinker implements Thinker {
  readonly #startThread: () => Worker;
  readonly #log: Log;
  readonly #patience: number;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #asked = 0;

  /** `startThread` starts a thread that answers questions; `patience` is how long one may take, in ms. */
  constructor(startThread: () => Worker, log: Log, patience = PATIENCE) {
    this.#startThread = startThread;
    this.#log = log;
    this.#patience = patience;
  }

  choose(question: Question): Promise<Tagged> {
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#asked;
    const asked: AskedQuestion = { id, ...question };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#drop(worker, 'took too long'), this.#patience);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage(asked);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === null) return;
    this.#worker = null;
    this.#giveUp('the server is stopping');
    await worker.terminate();
  }

  #start(): Worker {
    const worker = this.#startThread();
    worker.unref();
    worker.on('message', (answer: GivenAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#drop(worker, error.message));
    worker.on('exit', () => this.#drop(worker, 'ended'));
    return worker;
  }

  #settle(answer: GivenAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    this.#waiting.delete(answer.id);
    clearTimeout(waiting.timer);
    if ('move' in answer) waiting.resolve(answer.move);
    else waiting.reject(new Error(answer.failure));
  }

  /** Lets a thread go that is of no use any more; the next question starts another. */
  #drop(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#log.error({ reason }, 'the thinking thread is started anew');
    this.#giveUp(reason);
    void worker.terminate();
  }

  #giveUp(reason: string): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new Error(reason));
    }
    this.#waiting.clear();
  }
}
