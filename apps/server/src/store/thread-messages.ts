import * as z from 'zod/mini';
import { codeOf, messageOf } from '../errors.ts';
import type { FullStore } from './admin-store.ts';
import { PlaceTaken } from './store.ts';

/** Schema of the task of a store's thread: to serve the store at a place, either all of it or only its long reads. */
export const storeTaskSchema = z.object({
  place: z.string(), does: z.enum(['everything', 'long-reads']), update: z.enum(['not-asked', 'agreed']),
});
export type StoreTask = z.output<typeof storeTaskSchema>;

/** A store call as sent to the store's thread, in a batch with others. */
export type StoreCall = {
  [Method in keyof FullStore]: { readonly id: number; readonly method: Method; readonly parameters: Parameters<FullStore[Method]> };
}[keyof FullStore];

/** The result or error of a store call as sent back, in a batch with others. */
export type StoreAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };

/** A serialized error. */
interface Failure {
  readonly kind: 'place-taken' | 'failed';
  readonly message: string;
  /** The error code of the database or of Node; left out if there is none. */
  readonly code?: string;
}

/** Serializes an error for another thread. Returns the serialized form. */
export function packFailure(error: unknown): Failure {
  const kind = error instanceof PlaceTaken ? 'place-taken' : 'failed';
  const code = codeOf(error);
  return { kind, message: messageOf(error), ...(code !== '' && { code }) };
}

/** Returns the error that another thread serialized. */
export function unpackFailure({ kind, message, code }: Failure): Error {
  switch (kind) {
    case 'place-taken':
      return new PlaceTaken(message);
    case 'failed':
      return Object.assign(new Error(message), code !== undefined && { code });
  }
}
