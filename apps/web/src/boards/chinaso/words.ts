import type { FrenchRank, Seat } from '@chinwag/rules';
import { highOf, isJoker, type LaidSet, rankAt, RANKS, type Straight } from '@chinwag/rules/chinaso';
import { printedRank } from '../../kit/cards/cardCode.ts';
import { SUIT_NAMES } from '../../kit/cards/suitNames.ts';
import { NUMBERED_RANKS, type RankName } from '../../wording/ranks.ts';
import { counted, numberWord } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { type People, whose } from '../shared/people.ts';

const RANK_NAMES: Readonly<Record<FrenchRank, RankName>> = {
  ...NUMBERED_RANKS,
  T: { one: '10', many: 'tens' },
  J: { one: 'jack', many: 'jacks' },
  Q: { one: 'queen', many: 'queens' },
  K: { one: 'king', many: 'kings' },
  A: { one: 'ace', many: 'aces' },
};

/** The rank at a height as one says it: `queen`. Below the two and above the ace there is none. */
export function rankNameAt(height: number): string {
  const rank = RANKS[height];
  return rank === undefined ? '' : RANK_NAMES[rank].one;
}

/** From where to where a straight goes: `4 to 7`. */
export function span(set: Straight): string {
  return `${rankNameAt(set.low)} to ${rankNameAt(highOf(set))}`;
}

/** A set, its suit drawn: `three of kings`, `straight of ♥, 4 to 7`. */
export function setDrawn(set: LaidSet): Sentence {
  if (set.kind === 'three') return [`three of ${RANK_NAMES[set.rank].many}`];
  return ['straight of ', { suit: set.suit }, `, ${span(set)}`];
}

/** A set in words: `three of kings`, `straight of hearts, 4 to 7`. */
export function setName(set: LaidSet): string {
  if (set.kind === 'three') return `three of ${RANK_NAMES[set.rank].many}`;
  return `straight of ${SUIT_NAMES[set.suit]}, ${span(set)}`;
}

/** Somebody's set, shortly: `Tomek’s kings`, `your straight of hearts`. */
export function setOf(people: People, seat: Seat, set: LaidSet): string {
  const what = set.kind === 'three' ? RANK_NAMES[set.rank].many : `straight of ${SUIT_NAMES[set.suit]}`;
  return `${whose(people, seat)} ${what}`;
}

/** What the card at a place of a set stands for, if it is a joker: `10`; nothing for other cards. */
export function jokerMark(set: LaidSet, place: number): string | undefined {
  const card = set.cards[place];
  if (card === undefined || !isJoker(card)) return undefined;
  const rank = rankAt(set, place);
  return rank && printedRank(rank);
}

/** A number of cards: `one card`, `eight cards`. */
export function cardCount(count: number): string {
  return counted(count, 'card', 'cards');
}

/** How often somebody may still buy: `two buys left`. */
export function buysLeftInWords(left: number): string {
  return `${left === 0 ? 'no' : numberWord(left)} ${left === 1 ? 'buy' : 'buys'} left`;
}
