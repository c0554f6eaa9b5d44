import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../give-way.ts';
import { openLongReads, openStore } from './open-store.ts';
import type { FullStore } from './admin-store.ts';
import { packFailure, type StoreAnswer, type StoreCall, storeTaskSchema } from './thread-messages.ts';

/** The store's thread, so that only callers of the store wait for a disk or a database. */
const { place, does, update } = storeTaskSchema.parse(workerData);
if (does === 'long-reads') giveWay();
const store: Partial<FullStore> = does === 'everything' ? await openStore(place, update) : openLongReads(place);
const answers: StoreAnswer[] = [];

parentPort?.on('message', (calls: readonly StoreCall[]) => {
  for (const call of calls) void serve(call);
});

async function serve(call: StoreCall): Promise<void> {
  // Answers a group of writes as a whole, before the next group is written.
  if (answers.push(await answer(call)) === 1) process.nextTick(send);
  if (call.method === 'close') process.nextTick(() => parentPort?.close());
}

function send(): void {
  parentPort?.postMessage(answers.splice(0));
}

async function answer({ id, method, parameters }: StoreCall): Promise<StoreAnswer> {
  try {
    const asked = store[method];
    if (asked === undefined) throw new Error(`this thread is not asked for ${method}`);
    return { id, value: await Reflect.apply(asked, store, parameters) };
  } catch (error) {
    return { id, failure: packFailure(error) };
  }
}
