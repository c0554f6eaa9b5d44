import type { AnyFilling } from './fillings.ts';

/**
 * Every message there is, by its key, with what fills its gaps. Each folder of messages adds its own to it.
 * @public
 */
export interface Messages {}

/** The key of a message: its scope and its name there. */
export type Key = keyof Messages;

/** A sentence, or a part of a screen that is no sentence, before it is said in a language: made by `message`. */
export interface Message {
  readonly key: Key;
  readonly values: Readonly<Record<string, AnyFilling>>;
}

/** What a key is said with: nothing where its message has no gaps. */
export type Values<K extends Key> = keyof Messages[K] extends never ? readonly [] : readonly [values: Messages[K]];

/** The message of this key, its gaps filled. */
export function message<K extends Key>(key: K, ...[values]: Values<K>): Message {
  return { key, values: values ?? {} };
}

/** The message of a key that comes from elsewhere, with what came with it; null if there is none of that key. */
export function messageOf(key: string, values: Message['values'], catalogue: Readonly<Record<string, unknown>>): Message | null {
  return isKey(key, catalogue) ? { key, values } : null;
}

function isKey(key: string, catalogue: Readonly<Record<string, unknown>>): key is Key {
  return Object.hasOwn(catalogue, key);
}
