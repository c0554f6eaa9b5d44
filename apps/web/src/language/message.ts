import type { FrenchRank, SpanishRank, SpanishSuit } from '@chinwag/rules';
import type { CardCode } from './cardCode.ts';
import type { SuitMark as SuitSign } from './suitMark.ts';

export type { SuitSign };

/** A person named in a message. */
export interface Person {
  readonly name: string;
  /** Whether the person is the reader. */
  readonly you: boolean;
}

/** One or more people as a single argument. Several are possible only in a placeholder whose verb agrees in every language. */
export type Persons = Person | readonly Person[];

/** A card: its code, with the card that a joker stands for, or the joker's name in this game. */
export type CardFilling =
  | CardCode
  | { readonly card: CardCode; readonly standsFor?: CardCode }
  | { readonly card: CardCode; readonly called: 'tsukumogami' };

/** A suit of either pack, by its character in that pack's codes, or a symbol used like a suit's. */
export type AnySuit = SuitSign | SpanishSuit;

/** A rank of either pack, as in a card's code. */
export type RankCode = FrenchRank | SpanishRank;

/** A game by its title, which a language may inflect: `Chinchón`, *jugar al chinchón*. @public */
export type GameTitle = string;

/** An item of a list: text, or a message in the page's language. */
export type ListEntry = string | Message;

/** The argument for a placeholder without a format. */
export type Filling = string | number | Person | Message | readonly ListEntry[];

/** The argument for any placeholder. */
export type AnyFilling = Filling | Persons | CardFilling | readonly CardFilling[];

/** Every message by its key, with its arguments. Each folder of messages extends this interface. @public */
export interface Messages {}

/** The key of a message: its scope and its name within the scope. */
export type MessageKey = keyof Messages;

/** A sentence or another text of a screen, not yet formatted in a language. Created by `message`. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, AnyFilling>>;
}

/** The arguments after a message key. There are none if the message has no placeholders. */
export type Values<K extends MessageKey> = keyof Messages[K] extends never ? readonly [] : readonly [values: Messages[K]];

/** Returns the message with this key and these arguments. */
export function message<K extends MessageKey>(key: K, ...[values]: Values<K>): Message {
  return { key, values: values ?? {} };
}

/** Returns the message with these arguments and a key from an external source, or null if there is no such key. */
export function messageOf(key: string, values: Message['values'], catalogue: Readonly<Record<string, unknown>>): Message | null {
  return isKey(key, catalogue) ? { key, values } : null;
}

function isKey(key: string, catalogue: Readonly<Record<string, unknown>>): key is MessageKey {
  return Object.hasOwn(catalogue, key);
}
