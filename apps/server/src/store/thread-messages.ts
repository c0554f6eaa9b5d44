import { PlaceTaken, type Store } from './store.ts';

/** What travels to the thread of the store: one call of it. */
export type StoreCall = {
  [Method in keyof Store]: { readonly id: number; readonly method: Method; readonly parameters: Parameters<Store[Method]> };
}[keyof Store];

/** What travels back: what the call resolved or rejected with. */
export type StoreAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: Failure };

/** An error in a form that travels. */
interface Failure {
  readonly kind: 'place-taken' | 'failed';
  readonly message: string;
}

/** Makes an error ready to travel. */
export function packFailure(error: unknown): Failure {
  const kind = error instanceof PlaceTaken ? 'place-taken' : 'failed';
  return { kind, message: error instanceof Error ? error.message : String(error) };
}

/** The error that has travelled. */
export function unpackFailure({ kind, message }: Failure): Error {
  switch (kind) {
    case 'place-taken':
      return new PlaceTaken(message);
    case 'failed':
      return new Error(message);
  }
}
