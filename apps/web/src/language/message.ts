import type { FrenchRank, SpanishRank, SpanishSuit } from '@chinwag/rules';
import type { CardCode } from './cardCode.ts';
import type { SuitMark as SuitSign } from './suitMark.ts';

export type { SuitSign };

/** Somebody a sentence speaks of. */
export interface Person {
  readonly name: string;
  /** Whether it is the one who reads. */
  readonly you: boolean;
}

/** One or several of whom a sentence speaks as one. Only a gap of which each language says what agrees with them takes several. */
export type Persons = Person | readonly Person[];

/** A card: its code, and what a joker stands for, or is called in this game. */
export type CardFilling =
  | CardCode
  | { readonly card: CardCode; readonly standsFor?: CardCode }
  | { readonly card: CardCode; readonly called: 'tsukumogami' };

/** A suit of either pack, by its letter in a code of that pack; or a mark among the suits. */
export type AnySuit = SuitSign | SpanishSuit;

/** A rank of either pack, as a card's code has it. */
export type RankCode = FrenchRank | SpanishRank;

/**
 * A game by its title, which a language may say in other forms: `Chinchón`, *jugar al chinchón*.
 * @public
 */
export type GameTitle = string;

/** One of several things: text, or something that is said in the language of the page. */
export type ListEntry = string | Message;

/** What may fill a gap of which nothing more is known. */
export type Filling = string | number | Person | Message | readonly ListEntry[];

/** Whatever may fill a gap. */
export type AnyFilling = Filling | Persons | CardFilling | readonly CardFilling[];

/**
 * Every message there is, by its key, with what fills its gaps. Each folder of messages adds its own to it.
 * @public
 */
export interface Messages {}

/** The key of a message: its scope and its name there. */
export type MessageKey = keyof Messages;

/** A sentence, or a part of a screen that is no sentence, before it is said in a language: made by `message`. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, AnyFilling>>;
}

/** What a key is said with: nothing where its message has no gaps. */
export type Values<K extends MessageKey> = keyof Messages[K] extends never ? readonly [] : readonly [values: Messages[K]];

/** The message of this key, its gaps filled. */
export function message<K extends MessageKey>(key: K, ...[values]: Values<K>): Message {
  return { key, values: values ?? {} };
}

/** The message of a key that comes from elsewhere, with what came with it; null if there is none of that key. */
export function messageOf(key: string, values: Message['values'], catalogue: Readonly<Record<string, unknown>>): Message | null {
  return isKey(key, catalogue) ? { key, values } : null;
}

function isKey(key: string, catalogue: Readonly<Record<string, unknown>>): key is MessageKey {
  return Object.hasOwn(catalogue, key);
}
