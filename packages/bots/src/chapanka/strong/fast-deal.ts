import { FRENCH_SUITS, type FrenchCard, isSeen, type Play, rankOf, suitOf } from '@chinwag/rules';
import {
  type ChapankaState, isPancerola, KINAL as KINAL_CARD, OPENING_TRICKS, orderOfPlay, PARTY, pointsOf, TRICKS,
} from '@chinwag/rules/chapanka';
import { at, countBits } from '../../search/bits.ts';
import { TrickDeal } from '../../search/trick-deal.ts';

/** The number of players, the number of ranks in a suit, and the rank of the ace. The two has rank 0. */
export const PLAYERS = 4;
export const RANKS = 12;
export const ACE = 11;
const RANK_NAMES = '23456789JQKA';
const POINTS = Int8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4);

/** The indices of hearts and diamonds in `FRENCH_SUITS`. */
export const HEARTS = FRENCH_SUITS.indexOf('H');
export const DIAMONDS = FRENCH_SUITS.indexOf('D');
/** The card code of the Kinal. */
export const KINAL = codeOf(KINAL_CARD);

/** Returns the code of a card: its suit times the number of ranks, plus its rank. */
export function codeOf(card: FrenchCard): number {
  return FRENCH_SUITS.indexOf(suitOf(card)) * RANKS + RANK_NAMES.indexOf(rankOf(card));
}

/** Returns how many points a card of this rank counts (CP1.2). */
export function pointsOfRank(rank: number): number {
  return at(POINTS, rank);
}

/** The states of a Chapanka: none, a player bound to it, made, or lost (CP5.1–CP5.3). */
const NO_CHAPANKA = 0;
const BOUND = 1;
const DECIDED = 2;

/** The payment for a Chapanka between neighbours, in counters; doubled between opposite players (CP5.2). */
const CHAPANKA = 16;

/**
 * A simulator of a Chapanka deal from the first lead. Player numbers follow the order of play, the dealer last. Cards set aside are
 * in no hand, and no player knows which they are. Tests compare the simulator with the rules.
 */
export class FastDeal extends TrickDeal {
  readonly points = new Int8Array(PLAYERS);
  readonly tricks = new Int8Array(PLAYERS);
  /** The counters that each player has won or lost since the first lead. */
  readonly paid = new Float64Array(PLAYERS);
  pot = 0;
  /** Whether the Kinal affects the pot (CP6.7). */
  kinalPot = true;
  /** The payment for the party, in counters (CP4.1). */
  party = PARTY;
  /** The number of finished tricks. */
  done = 0;
  /** The holder of a Pancerola; −1 if there is none (CP7). */
  holder = -1;
  exercised = false;
  broken = false;
  /** The player who won the first nine tricks, and how their Chapanka ended. */
  taker = 0;
  chapanka = NO_CHAPANKA;

  constructor() {
    super(PLAYERS, RANKS);
  }

  /** Overwrites this deal with a copy of another. */
  override copy(other: FastDeal): void {
    super.copy(other);
    this.points.set(other.points);
    this.tricks.set(other.tricks);
    this.paid.set(other.paid);
    this.pot = other.pot;
    this.kinalPot = other.kinalPot;
    this.party = other.party;
    this.done = other.done;
    this.holder = other.holder;
    this.exercised = other.exercised;
    this.broken = other.broken;
    this.taker = other.taker;
    this.chapanka = other.chapanka;
  }

  /** Returns whether a player may renounce: play off suit although able to follow suit (CP7.1). */
  mayRenounce(player: number): boolean {
    return player === this.holder && this.done < OPENING_TRICKS;
  }

  override playable(player: number, suit: number): number {
    return this.mayRenounce(player) ? this.held(player, suit) : super.playable(player, suit);
  }

  /** Plays a card for the player to act. The fourth card completes the trick, and the last trick ends the deal. */
  override play(suit: number, rank: number): void {
    const { player, led } = this;
    if (player === this.holder && led >= 0 && led !== suit && this.held(player, led) !== 0) this.exercised = true;
    super.play(suit, rank);
    if (this.isFull) this.endTrick();
  }

  get isOver(): boolean {
    return this.done === TRICKS;
  }

  /** Returns the factor of a payment, which doubles between opposite players and doubles in the last trick (CP6.6). */
  doubling(one: number, other: number): number {
    return (one % 2 === other % 2 ? 2 : 1) * (this.done === TRICKS - 1 ? 2 : 1);
  }

  private endTrick(): void {
    const { winner, leader } = this;
    const led = Math.floor(at(this.trick, 0) / RANKS);
    for (let order = 0; order < PLAYERS; order++) this.penalty(at(this.trick, order), (leader + order) % PLAYERS, led);
    let points = at(this.points, winner);
    for (let order = 0; order < PLAYERS; order++) points += pointsOfRank(at(this.trick, order) % RANKS);
    this.points[winner] = points;
    this.tricks[winner] = at(this.tricks, winner) + 1;
    this.done++;
    if (winner === this.holder && this.exercised) this.broken = true;
    this.chapankaTurn();
    this.leader = winner;
    this.played = 0;
    if (this.isOver) this.payParty();
  }

  /** Pays for a card of the completed trick, including payments from or into the pot (CP6). */
  private penalty(card: number, player: number, led: number): void {
    const suit = Math.floor(card / RANKS);
    if (card === KINAL && player !== this.leader) {
      if (suit === led) this.kinalForced(player);
      else this.kinalThrown(player);
    } else if (suit !== led && card % RANKS === ACE) {
      this.pay(this.winner, player, (suit === DIAMONDS ? 2 : 1) * this.doubling(this.winner, player));
    }
  }

  private kinalForced(holder: number): void {
    const { leader } = this;
    for (let other = 0; other < PLAYERS; other++) {
      if (other !== leader) this.pay(other, leader, (other === holder ? 2 : 1) * this.doubling(other, leader));
    }
    if (this.kinalPot) this.doublePot(holder);
  }

  private kinalThrown(holder: number): void {
    this.pay(this.winner, holder, this.doubling(this.winner, holder));
    if (this.kinalPot) this.takePot(holder);
  }

  /** Advances the state of the Chapanka by the trick just won (CP5). */
  private chapankaTurn(): void {
    const { winner, taker, done } = this;
    if (done === OPENING_TRICKS && at(this.tricks, winner) === done) {
      this.taker = winner;
      this.chapanka = BOUND;
    } else if (this.chapanka === BOUND && winner !== taker) {
      this.pay(taker, winner, CHAPANKA * (done === TRICKS ? 2 : 1) * (taker % 2 === winner % 2 ? 2 : 1));
      this.doublePot(taker);
      this.chapanka = DECIDED;
    } else if (this.chapanka === BOUND && done === TRICKS) {
      this.takePot(taker);
      for (let other = 0; other < PLAYERS; other++) {
        if (other !== taker) this.pay(other, taker, CHAPANKA * (taker % 2 === other % 2 ? 2 : 1));
      }
      this.chapanka = DECIDED;
    }
  }

  /**
   * Pays the party: from the player with the most points to the player with the fewest, or from the holder of a broken Pancerola
   * (CP4, CP7.3).
   */
  private payParty(): void {
    if (this.chapanka !== NO_CHAPANKA) return;
    let payer = 0;
    let payee = this.broken && this.holder === 0 ? 1 : 0;
    for (let player = 0; player < PLAYERS; player++) {
      const points = at(this.points, player);
      if (points >= at(this.points, payer)) payer = player;
      if (points < at(this.points, payee) && !(this.broken && player === this.holder)) payee = player;
    }
    this.pay(this.broken ? this.holder : payer, payee, this.party);
  }

  private pay(from: number, to: number, amount: number): void {
    this.paid[from] = at(this.paid, from) - amount;
    this.paid[to] = at(this.paid, to) + amount;
  }

  private takePot(player: number): void {
    this.paid[player] = at(this.paid, player) + this.pot;
    this.pot = 0;
  }

  private doublePot(player: number): void {
    this.paid[player] = at(this.paid, player) - this.pot;
    this.pot *= 2;
  }
}

/** Returns the simulated deal as of the first lead, reconstructed from a later complete state and the cards played until then. */
export function dealAtFirstLead({ options, deal, pot, ledger }: ChapankaState, plays: readonly Play<FrenchCard>[]): FastDeal {
  const fast = new FastDeal();
  const order = orderOfPlay(deal.dealer);
  for (const [player, seat] of order.entries()) {
    const played = plays.flatMap((play) => (play.seat === seat ? [play.card] : []));
    const dealt = [...(deal.hands[seat] ?? []).filter(isSeen), ...played];
    for (const card of dealt) fast.give(player, codeOf(card));
    if (isPancerola(dealt)) fast.holder = player;
  }
  fast.kinalPot = options.kinalPot === 'on';
  for (const aside of deal.setAside) if (aside !== null && isSeen(aside.card)) fast.party += pointsOf(aside.card);
  // Undo the payments into and out of the pot since the antes.
  fast.pot = ledger.reduce((sum, { reason, amounts }) => {
    return reason === 'ante' ? sum : amounts.reduce((rest, amount) => rest + amount, sum);
  }, pot);
  return fast;
}

/** Returns how many cards of a suit beat this rank and may be in another player's hand. */
export function stronger(deal: FastDeal, player: number, suit: number, rank: number): number {
  return countBits(deal.unseen(player, suit) >> (rank + 1));
}

/** Returns how many cards of a suit are beaten by this rank and may be in another player's hand. */
export function weaker(deal: FastDeal, player: number, suit: number, rank: number): number {
  return countBits(deal.unseen(player, suit) & ((1 << rank) - 1));
}

/** Returns whether another player may still hold the Kinal. */
export function isKinalOut(deal: FastDeal, player: number): boolean {
  return ((deal.unseen(player, HEARTS) >> (KINAL % RANKS)) & 1) === 1;
}

