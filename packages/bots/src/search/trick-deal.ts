import { at } from './bits.ts';
import { exponential } from './exponential.ts';

/** The number of suits in a pack. */
export const SUITS = 4;
/** The trump of a deal that has none. */
export const NO_TRUMP = 4;

/**
 * A simulator of a trick-taking deal with all hands known. Because it uses plain numbers, it is many times faster than the rules. A
 * card is a suit and a rank, or one number, `suit * ranks + rank`. Player numbers follow the order of play, from 0.
 */
export class TrickDeal {
  /** The ranks in each hand as a bit mask, by player and suit. */
  readonly hands: Uint16Array;
  /** The ranks that have been played or are in the current trick, by suit. */
  readonly gone = new Uint16Array(SUITS);
  /** The cards of the current trick, the lead first. */
  readonly trick: Int8Array;
  /** The trump suit, or `NO_TRUMP`. */
  trump = NO_TRUMP;
  played = 0;
  leader = 0;
  /** The player who is winning the current trick, and the winning card. */
  winner = 0;
  best = 0;
  readonly players: number;
  readonly ranks: number;

  constructor(players: number, ranks: number) {
    this.players = players;
    this.ranks = ranks;
    this.hands = new Uint16Array(players * SUITS);
    this.trick = new Int8Array(players);
  }

  /** Overwrites this deal with a copy of another. */
  copy(other: TrickDeal): void {
    this.hands.set(other.hands);
    this.gone.set(other.gone);
    this.trick.set(other.trick);
    this.trump = other.trump;
    this.played = other.played;
    this.leader = other.leader;
    this.winner = other.winner;
    this.best = other.best;
  }

  /** The player to act. */
  get player(): number {
    return (this.leader + this.played) % this.players;
  }

  /** The suit led in the current trick; −1 before the lead. */
  get led(): number {
    return this.played === 0 ? -1 : Math.floor(at(this.trick, 0) / this.ranks);
  }

  /** Returns the ranks of a suit that a player holds. */
  held(player: number, suit: number): number {
    return at(this.hands, player * SUITS + suit);
  }

  /** Returns the ranks of a suit that a player may play now. A player who can follow suit must do so. */
  playable(player: number, suit: number): number {
    const { led } = this;
    if (led >= 0 && led !== suit && this.held(player, led) !== 0) return 0;
    return this.held(player, suit);
  }

  /** Returns the ranks of a suit that a player cannot see and that other players may hold. */
  unseen(player: number, suit: number): number {
    return ((1 << this.ranks) - 1) & ~at(this.gone, suit) & ~this.held(player, suit);
  }

  /** Returns whether a card beats the winning card of the current trick. */
  beats(suit: number, rank: number): boolean {
    if (this.played === 0) return true;
    const best = Math.floor(this.best / this.ranks);
    return suit === best ? rank > this.best % this.ranks : suit === this.trump;
  }

  /** Adds a card to a player's hand. */
  give(player: number, card: number): void {
    const suit = Math.floor(card / this.ranks);
    const held = player * SUITS + suit;
    this.hands[held] = at(this.hands, held) | (1 << (card % this.ranks));
  }

  /** Plays a card for the player to act. */
  play(suit: number, rank: number): void {
    const { player } = this;
    const held = player * SUITS + suit;
    if (this.beats(suit, rank)) {
      this.best = suit * this.ranks + rank;
      this.winner = player;
    }
    this.hands[held] = at(this.hands, held) & ~(1 << rank);
    this.gone[suit] = at(this.gone, suit) | (1 << rank);
    this.trick[this.played++] = suit * this.ranks + rank;
  }

  /** Plays a card by its code. */
  playCard(card: number): void {
    this.play(Math.floor(card / this.ranks), card % this.ranks);
  }

  /** Returns whether a card may be played now. */
  isPlayable(card: number): boolean {
    return ((this.playable(this.player, Math.floor(card / this.ranks)) >> (card % this.ranks)) & 1) === 1;
  }

  /** Whether the trick is complete. */
  get isFull(): boolean {
    return this.played === this.players;
  }

  /** Returns every card that may be played now. */
  playableCards(): readonly number[] {
    const cards: number[] = [];
    for (let suit = 0; suit < SUITS; suit++) {
      const held = this.playable(this.player, suit);
      for (let rank = 0; held >> rank !== 0; rank++) if (((held >> rank) & 1) === 1) cards.push(suit * this.ranks + rank);
    }
    return cards;
  }
}

/** A scoring function: returns the score of a playable card, by a policy's weights. */
export type CardWorth<Deal extends TrickDeal> = (deal: Deal, player: number, suit: number, rank: number, w: Float64Array) => number;

/** Returns the playable card with the highest score under these weights. */
export function mostPromising<Deal extends TrickDeal>(deal: Deal, worth: CardWorth<Deal>, weights: Float64Array): number {
  const { player, ranks } = deal;
  let chosen = -1;
  let most = -Infinity;
  for (let suit = 0; suit < SUITS; suit++) {
    const held = deal.playable(player, suit);
    for (let rank = 0; held >> rank !== 0; rank++) {
      if (((held >> rank) & 1) === 0) continue;
      const value = worth(deal, player, suit, rank, weights);
      if (value > most) {
        most = value;
        chosen = suit * ranks + rank;
      }
    }
  }
  return chosen;
}

/** An opponent model: a softmax over the policy's scores. A card whose score is higher by `doubt` is e times as likely. */
export interface Likely<Deal extends TrickDeal> {
  readonly worth: CardWorth<Deal>;
  readonly weights: Float64Array;
  readonly doubt: number;
}

/** Returns the probability that the player to act plays this card, rather than another playable card. */
export function likelihoodOf<Deal extends TrickDeal>(deal: Deal, card: number, { worth, weights, doubt }: Likely<Deal>): number {
  const { player, ranks } = deal;
  const own = worth(deal, player, Math.floor(card / ranks), card % ranks, weights);
  let sum = 0;
  for (const other of deal.playableCards()) {
    sum += exponential((worth(deal, player, Math.floor(other / ranks), other % ranks, weights) - own) / doubt);
  }
  return 1 / sum;
}
