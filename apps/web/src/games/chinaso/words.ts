import type { FrenchRank, Seat } from '@chinwag/rules';
import {
  type ChinasoCard, type Contract, type End, highOf, isJoker, type LaidSet, rankAt, RANKS, type Straight, totals,
} from '@chinwag/rules/chinaso';
import { printedRank } from '../../language/cardCode.ts';
import { type CardFilling, type Message, message, type Person } from '../../language/message.ts';
import type { StripCard } from '../../board/MeldStrip.tsx';
import { type People, person } from '../../board/people.ts';
import type { View } from './view.ts';

/** Returns what a contract requires: `2 threes`, `1 straight`. */
export function contractInWords({ threes, straights }: Contract): readonly Message[] {
  return [
    ...(threes > 0 ? [message('chinaso.threes', { count: threes })] : []),
    ...(straights > 0 ? [message('chinaso.straights', { count: straights })] : []),
  ];
}

/** Returns the rank at a height of a straight. */
function rankOn(height: number): FrenchRank {
  return RANKS[height] ?? 'A';
}

/** Returns the lowest and highest rank of a straight. */
export function spanOf(set: Straight): { readonly low: FrenchRank; readonly high: FrenchRank } {
  return { low: rankOn(set.low), high: rankOn(highOf(set)) };
}

/** Returns the text of a set, each joker as the card it stands for: `a three of kings`, `a straight of ♥ from 4 to 7`. */
export function inWords(set: LaidSet): Message {
  const jokers = set.cards.flatMap((card, place) => (isJoker(card) ? [cardAt(set, card, place)] : []));
  if (set.kind === 'three') return message('chinaso.three', { rank: set.rank, jokers: jokers.length });
  return message('chinaso.straight', { suit: set.suit, ...spanOf(set), jokers: jokers.length, cards: jokers });
}

/** Returns the card at a place of a set; for a joker in a straight, with the card that it stands for. */
function cardAt(set: LaidSet, card: ChinasoCard, place: number): CardFilling {
  const rank = rankAt(set, place);
  if (set.kind === 'three' || rank === undefined || !isJoker(card)) return card;
  return { card, standsFor: `${rank}${set.suit}` };
}

/** Returns a card as a message argument: at an end of a straight, or in a three of a kind. */
export function cardOn(set: LaidSet, card: ChinasoCard, end: End | null): CardFilling {
  return cardAt(set, card, end === 'low' ? -1 : set.cards.length);
}

/** A place on a set. It is a three of a kind, with its owner and rank, or one end of a straight, with the rank at that end. */
export type PlaceInWords =
  | { readonly on: 'three'; readonly at: { readonly owner: Person; readonly rank: FrenchRank } }
  | {
      readonly on: 'straight';
      readonly at: {
        readonly owner: Person;
        readonly suit: Straight['suit'];
        readonly end: 'low' | 'other';
        readonly rank: FrenchRank;
      };
    };

/** Returns the place of a card that is laid on a set of `seat`. */
export function placeInWords(people: People, seat: Seat, set: LaidSet, end: End | null): PlaceInWords {
  const owner = person(people, seat);
  if (set.kind === 'three') return { on: 'three', at: { owner, rank: set.rank } };
  const { low, high } = spanOf(set);
  const there = end === 'low' ? ({ end, rank: low } as const) : ({ end: 'other', rank: high } as const);
  return { on: 'straight', at: { owner, suit: set.suit, ...there } };
}

/** Returns the rank that a joker at a place of a set stands for: `10`. Returns undefined for other cards. */
function jokerMark(set: LaidSet, place: number): string | undefined {
  const card = set.cards[place];
  if (card === undefined || !isJoker(card)) return undefined;
  const rank = rankAt(set, place);
  return rank && printedRank(rank);
}

/** Returns the cards of a set, each joker with the rank it stands for. */
export function stripCards(set: LaidSet): readonly StripCard[] {
  return set.cards.map((card, place) => ({ card, mark: jokerMark(set, place) }));
}

/** Returns a player's score: points, or counters where there are stakes. */
export function scoreOf({ state }: View, seat: Seat): Message {
  if (state.options.stakes === 'off') return message('board.points', { count: totals(state)[seat] ?? 0 });
  const balance = state.balances[seat] ?? 0;
  return balance < 0 ? message('chinaso.owes', { count: -balance }) : message('chinaso.counters', { count: balance });
}
