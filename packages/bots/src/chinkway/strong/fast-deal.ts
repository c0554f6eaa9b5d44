import { FRENCH_RANKS, FRENCH_SUITS, type FrenchCard, isSeen, rankOf, suitOf } from '@chinwag/rules';
import { CATEGORIES, type Category, categoryOf, type ChinkwayState, openDemands, sideOf } from '@chinwag/rules/chinkway';
import { at, countBits } from '../../search/bits.ts';
import { NO_TRUMP, SUITS, TrickDeal } from '../../search/trick-deal.ts';

/** The number of players and the number of Quest categories. */
export const PLAYERS = 5;
export const KINDS = CATEGORIES.length;

/** The number of ranks in a suit. Each rank is a bit: the two is bit 0, and the ace is bit 12. */
export const RANKS = FRENCH_RANKS.length;
const PICTURES = KINDS - 1;
const JACK = 9;
const KING = 11;
const SCORES: readonly number[] = [0, 1, 3, 6, 10, 15];

/** Returns the code of a card: its suit times the number of ranks, plus its rank. Ranks are 0 (the two) to 12 (the ace). */
export function codeOf(card: FrenchCard): number {
  return FRENCH_SUITS.indexOf(suitOf(card)) * RANKS + (RANKS - 1 - FRENCH_RANKS.indexOf(rankOf(card)));
}

/** Returns the Quest category (CW1.2) of a card as a number: its suit, or 4 for a picture card. */
export function kindOf(suit: number, rank: number): number {
  return rank >= JACK && rank <= KING ? PICTURES : suit;
}

/**
 * A simulator of a Chinkway deal from the first lead. A player's number is their position, and the dealer is 0. Tests compare the
 * simulator with the rules.
 */
export class FastDeal extends TrickDeal {
  /** The side of each player; the dealer's is 0. */
  readonly sides = new Int8Array(PLAYERS);
  /** The open demands, by side and kind. */
  readonly open = new Int8Array(3 * KINDS);
  /** The number of demands that each side has filled. */
  readonly filled = new Int8Array(3);

  constructor() {
    super(PLAYERS, RANKS);
  }

  /** Overwrites this deal with a copy of another. */
  override copy(other: FastDeal): void {
    super.copy(other);
    this.sides.set(other.sides);
    this.open.set(other.open);
    this.filled.set(other.filled);
  }

  /** Takes a card of `kind` for the winner of a full trick, or no card if `kind` is negative. The winner then leads (CW4.4). */
  take(kind: number): void {
    const side = at(this.sides, this.winner);
    if (kind >= 0) {
      const demand = side * KINDS + kind;
      this.open[demand] = at(this.open, demand) - 1;
      this.filled[side] = at(this.filled, side) + 1;
    }
    this.leader = this.winner;
    this.played = 0;
  }

  /** The kinds, as a bit mask, that the winner of a full trick may take. */
  get takeable(): number {
    const side = at(this.sides, this.winner);
    let kinds = 0;
    for (let order = 0; order < this.played; order++) {
      const card = at(this.trick, order);
      const kind = kindOf(Math.floor(card / RANKS), card % RANKS);
      if (at(this.open, side * KINDS + kind) > 0) kinds |= 1 << kind;
    }
    return kinds;
  }

  /** Returns the number of cards of a kind that are still to be played. */
  left(kind: number): number {
    let cards = 0;
    const pictures = ((1 << (KING + 1)) - 1) & ~((1 << JACK) - 1);
    for (let held = 0; held < this.hands.length; held++) {
      if (kind === PICTURES) cards += countBits(at(this.hands, held) & pictures);
      else if (held % SUITS === kind) cards += countBits(at(this.hands, held) & ~pictures);
    }
    return cards;
  }

  /** Whether every card has been played. */
  get isOver(): boolean {
    return this.played === 0 && this.hands.every((held) => held === 0);
  }

  /** Returns a side's current score (CW5.1). */
  points(side: number): number {
    return SCORES[at(this.filled, side)] ?? 0;
  }
}

/** Returns the simulated deal that corresponds to a complete state at or after the first lead. */
export function fastDeal({ deal, phase }: ChinkwayState): FastDeal {
  const fast = new FastDeal();
  const position = (seat: number): number => deal.positions.indexOf(seat);
  for (const [player, seat] of deal.positions.entries()) {
    fast.sides[player] = sideOf(deal, seat);
    for (const card of (deal.hands[seat] ?? []).filter(isSeen)) fast.give(player, codeOf(card));
  }
  for (const side of deal.sides.keys()) {
    const open = openDemands(deal, side);
    for (const kind of open) addOne(fast.open, side * KINDS + indexOf(kind));
    fast.filled[side] = deal.quest.length - open.length;
  }
  // Cards in no hand are cards played, except the two discards, which nobody knows.
  for (let suit = 0; suit < SUITS; suit++) {
    let held = 0;
    for (let player = 0; player < PLAYERS; player++) held |= fast.held(player, suit);
    fast.gone[suit] = ((1 << RANKS) - 1) & ~held;
  }
  fast.trump = deal.trump === null || deal.trump === 'NT' ? NO_TRUMP : FRENCH_SUITS.indexOf(deal.trump);
  const plays = phase.name === 'extract' ? (deal.lastTrick?.plays ?? []) : deal.trick;
  const [first] = plays;
  fast.leader = first === undefined ? position('seat' in phase ? phase.seat : 0) : position(first.seat);
  for (const { card } of plays) fast.playCard(codeOf(card));
  return fast;
}

function indexOf(kind: Category): number {
  return CATEGORIES.indexOf(kind);
}

function addOne(numbers: Int8Array, index: number): void {
  numbers[index] = at(numbers, index) + 1;
}

/** Returns the number of a card's Quest category. */
export function kindOfCard(card: FrenchCard): number {
  return indexOf(categoryOf(card));
}
