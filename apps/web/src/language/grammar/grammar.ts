import type { Pack, ParsedCard } from '../cardCode.ts';
import type { RankCode, AnySuit } from '../message.ts';

/** A game's own name for its jokers. */
export type JokerName = 'tsukumogami';

/** A card to be named: its code, the card that a joker stands for, and the game's own name for jokers, if any. */
export interface NamedCard {
  readonly parsed: ParsedCard;
  readonly standsFor: ParsedCard | null;
  readonly called: JokerName | null;
}

/** The grammar of a language: its words for cards, suits and ranks, in the forms that `FORMS` lists. */
export interface Grammar {
  /** The word for the reader, in a list of people. */
  readonly you: string;
  /** The word for a person whose name has been erased. */
  readonly somebody: string;
  readonly card: (card: NamedCard, form: string) => string;
  readonly suit: (suit: AnySuit, pack: Pack, form: string) => string;
  readonly rank: (rank: RankCode, form: string) => string;
}

/** A suit of either pack. Unlike characters, the keys are unambiguous: clubs and cups share a character. */
export type SuitKey = 'S' | 'H' | 'D' | 'C' | 'P' | 'NT' | 'X' | 'coins' | 'cups' | 'swords' | 'batons';

const SPANISH: Readonly<Record<string, SuitKey>> = { O: 'coins', C: 'cups', E: 'swords', B: 'batons' };

/** Returns the suit that a character stands for in a pack. */
export function suitKey(suit: AnySuit, pack: Pack): SuitKey {
  if (suit === 'O' || suit === 'E' || suit === 'B') return SPANISH[suit] ?? 'coins';
  return pack === 'spanish' && suit === 'C' ? 'cups' : suit;
}

/** A rank of either pack: that of a picture card, or a number in digits. */
export type RankKey = 'A' | 'K' | 'Q' | 'J' | 'knight' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

const SPANISH_PICTURES: Readonly<Record<number, RankKey>> = { 1: 'A', 10: 'J', 11: 'knight', 12: 'K' };

/** Returns the rank that a code stands for. A number is a rank of the Spanish pack. */
export function rankKey(rank: RankCode): RankKey {
  if (typeof rank === 'number') return SPANISH_PICTURES[rank] ?? (String(rank) as RankKey);
  return rank === 'T' ? '10' : rank;
}

/** Returns the rank and the suit of a card, or null for a joker and for a hidden card. */
export function faceOf(card: ParsedCard): { readonly rank: RankKey; readonly suit: SuitKey; readonly pack: Pack } | null {
  switch (card.kind) {
    case 'french':
      return { rank: rankKey(card.rank), suit: card.suit, pack: 'french' };
    case 'spanish':
      return { rank: rankKey(card.number), suit: suitKey(card.suit, 'spanish'), pack: 'spanish' };
    case 'joker':
    case 'hidden':
      return null;
  }
}
