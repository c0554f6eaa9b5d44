import type { Pack, ParsedCard } from '../cardCode.ts';
import type { RankCode, AnySuit } from '../message.ts';

/** What the jokers of a game are called, where they are more than jokers. */
export type JokerName = 'tsukumogami';

/** What a card is called by: what it is, what a joker stands for, and whether the jokers are Tsukumogami in this game. */
export interface NamedCard {
  readonly parsed: ParsedCard;
  readonly standsFor: ParsedCard | null;
  readonly called: JokerName | null;
}

/** What only a language knows: its words for cards, suits and ranks, in the forms that `FORMS` lists for it. */
export interface Grammar {
  /** The reader, among others. */
  readonly you: string;
  /** A person whose name is no longer known. */
  readonly somebody: string;
  readonly card: (card: NamedCard, form: string) => string;
  readonly suit: (suit: AnySuit, pack: Pack, form: string) => string;
  readonly rank: (rank: RankCode, form: string) => string;
}

/** A suit of one of the packs, each distinct: the clubs and the cups have the same letter. */
export type SuitKey = 'S' | 'H' | 'D' | 'C' | 'P' | 'NT' | 'X' | 'coins' | 'cups' | 'swords' | 'batons';

const SPANISH: Readonly<Record<string, SuitKey>> = { O: 'coins', C: 'cups', E: 'swords', B: 'batons' };

/** Which suit a letter means in a pack. */
export function suitKey(suit: AnySuit, pack: Pack): SuitKey {
  if (suit === 'O' || suit === 'E' || suit === 'B') return SPANISH[suit] ?? 'coins';
  return pack === 'spanish' && suit === 'C' ? 'cups' : suit;
}

/** A rank, each distinct: the pictures of both packs, and the numbers by their figures. */
export type RankKey = 'A' | 'K' | 'Q' | 'J' | 'knight' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

const SPANISH_PICTURES: Readonly<Record<number, RankKey>> = { 1: 'A', 10: 'J', 11: 'knight', 12: 'K' };

/** Which rank a code means; a number is a rank of the Spanish pack. */
export function rankKey(rank: RankCode): RankKey {
  if (typeof rank === 'number') return SPANISH_PICTURES[rank] ?? (String(rank) as RankKey);
  return rank === 'T' ? '10' : rank;
}

/** The rank and the suit of a card that has them; null for a joker and for a card that is not seen. */
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
