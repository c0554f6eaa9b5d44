import type { FrenchRank } from '@chinwag/rules';
import type { CardCode, SpanishNumber, SpanishSuit } from './cardCode.ts';
import type { SuitMark as SuitSign } from './suitMark.ts';
import type { Message } from './message.ts';

export type { SuitSign };

/** Somebody a sentence speaks of. */
export interface Person {
  readonly name: string;
  /** Whether it is the one who reads. */
  readonly you: boolean;
}

/** One or several of whom a sentence speaks as one. */
export type People = Person | readonly Person[];

/** A card: its code, and what a joker stands for, or is called in this game. */
export type CardFilling =
  | CardCode
  | { readonly card: CardCode; readonly standsFor?: CardCode }
  | { readonly card: CardCode; readonly called: 'tsukumogami' };

/** A suit of either pack, by its letter in a code of that pack; or a mark among the suits. */
export type SuitMark = SuitSign | SpanishSuit;

/** A rank of either pack, as a card's code has it. */
export type RankCode = FrenchRank | SpanishNumber;

/** One of several things: text, or something that is said in the language of the page. */
export type Choice = string | Message;

/** What may fill a gap of which nothing more is known. */
export type Filling = string | number | People | Message | readonly Choice[];

/** Whatever may fill a gap. */
export type AnyFilling = Filling | CardFilling | readonly CardFilling[];
