import type { CardFilling, ListEntry, RankCode, AnySuit, SuitSign } from './message.ts';

/** A placeholder's value in a compiled message that only the current language can write, with its form. */
export type Marker =
  | { readonly as: 'card'; readonly it: CardFilling; readonly form: string }
  | { readonly as: 'cards'; readonly it: readonly CardFilling[]; readonly form: string }
  | { readonly as: 'suit'; readonly it: AnySuit; readonly form: string }
  | { readonly as: 'sign'; readonly it: SuitSign; readonly form: string }
  | { readonly as: 'rank'; readonly it: RankCode; readonly form: string }
  | { readonly as: 'signed' | 'halves'; readonly it: number }
  | { readonly as: 'either'; readonly it: readonly ListEntry[] }
  | { readonly as: 'term'; readonly term: string; readonly words: string };

/** Returns the marker of a card in a sentence: `{card, card, acc}`. */
export const card = (it: CardFilling, _: string, form = ''): Marker => ({ as: 'card', it, form });
/** Returns the marker of several cards, joined with *and*: `{cards, cards}`. */
export const cards = (it: readonly CardFilling[], _: string, form = ''): Marker => ({ as: 'cards', it, form });
/** Returns the marker of a suit by name: `{suit, suit, gen}`. */
export const suit = (it: AnySuit, _: string, form = ''): Marker => ({ as: 'suit', it, form });
/** Returns the marker of a drawn suit: `{suit, sign}`. */
export const sign = (it: SuitSign, _: string, form = ''): Marker => ({ as: 'sign', it, form });
/** Returns the marker of a rank by name: `{rank, rank, many}`. */
export const rank = (it: RankCode, _: string, form = ''): Marker => ({ as: 'rank', it, form });
/** Returns the marker of a change: `+4`, `−4`, `0`. */
export const signed = (it: number): Marker => ({ as: 'signed', it });
/** Returns the marker of halves: `7½`. */
export const halves = (it: number): Marker => ({ as: 'halves', it });
/** Returns the marker of several items joined with *or*. */
export const either = (it: readonly ListEntry[]): Marker => ({ as: 'either', it });
/** Returns the marker of a term with an explanation: `<talon>talon card</talon>`, compiled as `{term, term, talon|talon card}`. */
export const term = (_: unknown, __: string, marked = ''): Marker => {
  const [name = '', words = ''] = marked.split('|');
  return { as: 'term', term: name, words };
};
