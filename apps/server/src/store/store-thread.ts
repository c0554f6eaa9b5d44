import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';
import { openSqliteStore } from './sqlite.ts';
import { packFailure, type StoreAnswer, type StoreCall } from './thread-messages.ts';

/** The thread the store is on, so that nobody waits for the disk but those who have something written. */
const store = await openSqliteStore(z.string().parse(workerData));

parentPort?.on('message', (call: StoreCall) => void serve(call));

async function serve(call: StoreCall): Promise<void> {
  parentPort?.postMessage(await answer(call));
  if (call.method === 'close') parentPort?.close();
}

async function answer({ id, method, parameters }: StoreCall): Promise<StoreAnswer> {
  try {
    return { id, value: await Reflect.apply(store[method], store, parameters) };
  } catch (error) {
    return { id, failure: packFailure(error) };
  }
}
