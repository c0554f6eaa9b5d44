import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { openStore } from './open-store.ts';
import { packFailure, type StoreAnswer, type StoreCall } from './thread-messages.ts';

/** The thread the store is on, so that nobody waits for the disk, or for a database, but those who have something written. */
const store = await openStore(z.string().parse(workerData));
const answers: StoreAnswer[] = [];

parentPort?.on('message', (calls: readonly StoreCall[]) => {
  for (const call of calls) void serve(call);
});

async function serve(call: StoreCall): Promise<void> {
  // A group of writes is answered all at once, and before the next is written.
  if (answers.push(await answer(call)) === 1) process.nextTick(send);
  if (call.method === 'close') process.nextTick(() => parentPort?.close());
}

function send(): void {
  parentPort?.postMessage(answers.splice(0));
}

async function answer({ id, method, parameters }: StoreCall): Promise<StoreAnswer> {
  try {
    return { id, value: await Reflect.apply(store[method], store, parameters) };
  } catch (error) {
    return { id, failure: packFailure(error) };
  }
}
