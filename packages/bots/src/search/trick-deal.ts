import { at } from './bits.ts';
import { exponential } from './exponential.ts';

/** The suits of a pack. */
export const SUITS = 4;
/** The trump of a deal that has none. */
export const NO_TRUMP = 4;

/**
 * A deal of a game of tricks in which all hands are known, in numbers alone: many times as fast as the rules, for trying what may
 * come. A card is a suit and a rank, or both in one number, `suit * ranks + rank`; players go in the order of play from 0.
 */
export class TrickDeal {
  /** The ranks held, as bits, by player and suit. */
  readonly hands: Uint16Array;
  /** The ranks that are gone or in the running trick, by suit. */
  readonly gone = new Uint16Array(SUITS);
  /** The cards of the running trick, the lead first. */
  readonly trick: Int8Array;
  /** A suit, or `NO_TRUMP`. */
  trump = NO_TRUMP;
  played = 0;
  leader = 0;
  /** Who takes the trick as far as it has gone, and with what. */
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

  /** Becomes as another is. */
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

  /** Who is to play. */
  get player(): number {
    return (this.leader + this.played) % this.players;
  }

  /** The suit led to the running trick; −1 before the lead. */
  get led(): number {
    return this.played === 0 ? -1 : Math.floor(at(this.trick, 0) / this.ranks);
  }

  /** The ranks of a suit that a player holds. */
  held(player: number, suit: number): number {
    return at(this.hands, player * SUITS + suit);
  }

  /** The ranks of a suit that a player may play now: who can follows suit. */
  playable(player: number, suit: number): number {
    const { led } = this;
    if (led >= 0 && led !== suit && this.held(player, led) !== 0) return 0;
    return this.held(player, suit);
  }

  /** The ranks of a suit that a player does not see: others may hold them. */
  unseen(player: number, suit: number): number {
    return ((1 << this.ranks) - 1) & ~at(this.gone, suit) & ~this.held(player, suit);
  }

  /** Whether a card takes the running trick from the card that takes it now. */
  beats(suit: number, rank: number): boolean {
    if (this.played === 0) return true;
    const best = Math.floor(this.best / this.ranks);
    return suit === best ? rank > this.best % this.ranks : suit === this.trump;
  }

  /** A card is dealt to a player. */
  give(player: number, card: number): void {
    const suit = Math.floor(card / this.ranks);
    const held = player * SUITS + suit;
    this.hands[held] = at(this.hands, held) | (1 << (card % this.ranks));
  }

  /** A card is played by whom it is the turn of. */
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

  /** A card is played by its number. */
  playCard(card: number): void {
    this.play(Math.floor(card / this.ranks), card % this.ranks);
  }

  /** Whether a card may be played now. */
  isPlayable(card: number): boolean {
    return ((this.playable(this.player, Math.floor(card / this.ranks)) >> (card % this.ranks)) & 1) === 1;
  }

  /** Whether the trick is complete. */
  get isFull(): boolean {
    return this.played === this.players;
  }

  /** Every card that may be played now. */
  playableCards(): readonly number[] {
    const cards: number[] = [];
    for (let suit = 0; suit < SUITS; suit++) {
      const held = this.playable(this.player, suit);
      for (let rank = 0; held >> rank !== 0; rank++) if (((held >> rank) & 1) === 1) cards.push(suit * this.ranks + rank);
    }
    return cards;
  }
}

/** What a card that may be played promises, by the weights of a policy. */
export type CardWorth<Deal extends TrickDeal> = (deal: Deal, player: number, suit: number, rank: number, w: Float64Array) => number;

/** Of all that may be played the card that promises most. */
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

/** How likely each card is that a policy may play: of two, one that promises `doubt` more is likelier by a factor of e. */
export interface Likely<Deal extends TrickDeal> {
  readonly worth: CardWorth<Deal>;
  readonly weights: Float64Array;
  readonly doubt: number;
}

/** How likely it is that who is to play plays this card, of all that may be played. */
export function likelihoodOf<Deal extends TrickDeal>(deal: Deal, card: number, { worth, weights, doubt }: Likely<Deal>): number {
  const { player, ranks } = deal;
  const own = worth(deal, player, Math.floor(card / ranks), card % ranks, weights);
  let sum = 0;
  for (const other of deal.playableCards()) {
    sum += exponential((worth(deal, player, Math.floor(other / ranks), other % ranks, weights) - own) / doubt);
  }
  return 1 / sum;
}
