import type { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { PlayoutBudget } from './playouts.ts';
import type { AskedQuestion, ChosenMove, GivenAnswer, Question, Thinker } from './thinking.ts';

interface PendingThought {
  readonly question: Question;
  readonly resolve: (chosen: ChosenMove) => void;
  readonly reject: (reason: Error) => void;
}

/** The question in progress. */
interface PendingTask extends PendingThought {
  readonly id: number;
  readonly playouts: number;
  readonly timer: NodeJS.Timeout;
}

const TIMEOUT_MS = 5000;
/**
 * The maximum queue length. A question at the end of a longer queue would wait for seconds, and an immediate poor move is better.
 */
export const MOST_WAITING = 600;

/**
 * A thinker on a worker thread. The thread starts at the first question, and again after a crash or a timeout. It answers questions
 * one at a time, so a timeout abandons only the slow question. The longer the queue and the slower the last answers, the fewer
 * playouts a question gets.
 */
export class ThreadThinker implements Thinker {
  readonly #startThread: () => Worker;
  readonly #log: Log;
  readonly #timeoutMs: number;
  readonly #budget = new PlayoutBudget();
  #waiting: PendingThought[] = [];
  #asked: PendingTask | null = null;
  #worker: Worker | null = null;
  #count = 0;

  /** `startThread` starts the worker; `timeoutMs` is the timeout for one question, in ms. */
  constructor(startThread: () => Worker, log: Log, timeoutMs = TIMEOUT_MS) {
    this.#startThread = startThread;
    this.#log = log;
    this.#timeoutMs = timeoutMs;
  }

  choose(question: Question): Promise<ChosenMove> {
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new Error('too many questions wait'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#askNext();
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    const stopping = new Error('the server is stopping');
    for (const { reject } of this.#waiting.splice(0)) reject(stopping);
    this.#take()?.reject(stopping);
    await worker?.terminate();
  }

  #askNext(): void {
    if (this.#asked !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#count;
    const timer = setTimeout(() => this.#drop(worker, 'took too long'), this.#timeoutMs);
    const playouts = this.#budget.beside(this.#waiting.length);
    this.#asked = { ...next, id, playouts, timer };
    const asked: AskedQuestion = { ...next.question, id, playouts };
    worker.postMessage(asked);
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
    if (this.#asked?.id !== answer.id) return;
    const asked = this.#take();
    if ('move' in answer) {
      if (asked?.question.strength === 'strong') this.#budget.took(asked.playouts, answer.ms);
      asked?.resolve({ move: answer.move, playouts: asked.playouts });
    } else {
      asked?.reject(new Error(answer.failure));
    }
    this.#askNext();
  }

  /** Terminates a worker that no longer responds; the next question starts a new one. */
  #drop(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#log.error({ reason }, 'the thinking thread is restarted');
    this.#take()?.reject(new Error(reason));
    void worker.terminate();
    this.#askNext();
  }

  /** Removes and returns the question in progress. */
  #take(): PendingTask | null {
    const asked = this.#asked;
    this.#asked = null;
    if (asked !== null) clearTimeout(asked.timer);
    return asked;
  }
}
