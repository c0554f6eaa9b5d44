import type { CardFilling, ListEntry, RankCode, AnySuit, SuitSign } from './message.ts';

/** What a compiled message holds in place of something that only the language at hand can say, and in which form. */
export type Marker =
  | { readonly as: 'card'; readonly it: CardFilling; readonly form: string }
  | { readonly as: 'cards'; readonly it: readonly CardFilling[]; readonly form: string }
  | { readonly as: 'suit'; readonly it: AnySuit; readonly form: string }
  | { readonly as: 'sign'; readonly it: SuitSign; readonly form: string }
  | { readonly as: 'rank'; readonly it: RankCode; readonly form: string }
  | { readonly as: 'signed' | 'halves'; readonly it: number }
  | { readonly as: 'either'; readonly it: readonly ListEntry[] }
  | { readonly as: 'term'; readonly term: string; readonly words: string };

/** A card in a sentence: `{card, card, acc}`. */
export const card = (it: CardFilling, _: string, form = ''): Marker => ({ as: 'card', it, form });
/** Several cards with the language's and: `{cards, cards}`. */
export const cards = (it: readonly CardFilling[], _: string, form = ''): Marker => ({ as: 'cards', it, form });
/** A suit by its name: `{suit, suit, gen}`. */
export const suit = (it: AnySuit, _: string, form = ''): Marker => ({ as: 'suit', it, form });
/** A suit drawn: `{suit, sign}`. */
export const sign = (it: SuitSign, _: string, form = ''): Marker => ({ as: 'sign', it, form });
/** A rank by its name: `{rank, rank, many}`. */
export const rank = (it: RankCode, _: string, form = ''): Marker => ({ as: 'rank', it, form });
/** A change: `+4`, `−4`, `0`. */
export const signed = (it: number): Marker => ({ as: 'signed', it });
/** Halves: `7½`. */
export const halves = (it: number): Marker => ({ as: 'halves', it });
/** Several things with the language's or. */
export const either = (it: readonly ListEntry[]): Marker => ({ as: 'either', it });
/** Words of a game that can be explained: `<talon>talon card</talon>`, compiled as `{term, term, talon|talon card}`. */
export const term = (_: unknown, __: string, marked = ''): Marker => {
  const [name = '', words = ''] = marked.split('|');
  return { as: 'term', term: name, words };
};
