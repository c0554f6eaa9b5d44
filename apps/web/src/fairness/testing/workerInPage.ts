import { checkStored, type GameToCheck } from '../checks/checkStored.ts';

/** Replaces the check's worker where workers are unavailable. Like a worker thread, it works on copies of its messages. */
export class WorkerInPage extends EventTarget {
  #isEnded = false;

  postMessage(asked: GameToCheck): void {
    void this.#answer(structuredClone(asked));
  }

  async #answer(asked: GameToCheck): Promise<void> {
    const data = structuredClone(await checkStored(asked));
    if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    this.#isEnded = true;
  }
}
