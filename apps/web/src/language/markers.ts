import type { CardFilling, ListEntry, RankCode, AnySuit, SuitSign } from './message.ts';

/** A placeholder's value that depends on the current language, with its form. */
export type Marker =
  | { readonly as: 'card'; readonly it: CardFilling; readonly form: string }
  | { readonly as: 'cards'; readonly it: readonly CardFilling[]; readonly form: string }
  | { readonly as: 'suit'; readonly it: AnySuit; readonly form: string }
  | { readonly as: 'sign'; readonly it: SuitSign; readonly form: string }
  | { readonly as: 'rank'; readonly it: RankCode; readonly form: string }
  | { readonly as: 'signed' | 'halves'; readonly it: number }
  | { readonly as: 'either'; readonly it: readonly ListEntry[] }
  | { readonly as: 'term'; readonly term: string; readonly words: string };

/** Returns the marker for a card in a sentence, as in `{card, card, acc}`. */
export const card = (it: CardFilling, _: string, form = ''): Marker => ({ as: 'card', it, form });
/** Returns the marker for several cards, joined with *and*, as in `{cards, cards}`. */
export const cards = (it: readonly CardFilling[], _: string, form = ''): Marker => ({ as: 'cards', it, form });
/** Returns the marker for a suit by name, as in `{suit, suit, gen}`. */
export const suit = (it: AnySuit, _: string, form = ''): Marker => ({ as: 'suit', it, form });
/** Returns the marker for a drawn suit, as in `{suit, sign}`. */
export const sign = (it: SuitSign, _: string, form = ''): Marker => ({ as: 'sign', it, form });
/** Returns the marker for a rank by name, as in `{rank, rank, many}`. */
export const rank = (it: RankCode, _: string, form = ''): Marker => ({ as: 'rank', it, form });
/** Returns the marker for a change, such as `+4`, `−4` or `0`. */
export const signed = (it: number): Marker => ({ as: 'signed', it });
/** Returns the marker for a number of halves, such as `7½`. */
export const halves = (it: number): Marker => ({ as: 'halves', it });
/** Returns the marker for several items joined with *or*. */
export const either = (it: readonly ListEntry[]): Marker => ({ as: 'either', it });
/** Returns the marker for a term with an explanation. `<talon>talon card</talon>` compiles to `{term, term, talon|talon card}`. */
export const term = (_: unknown, __: string, marked = ''): Marker => {
  const [name = '', words = ''] = marked.split('|');
  return { as: 'term', term: name, words };
};
