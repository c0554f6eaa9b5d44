import { at, countBits } from '../../search/bits.ts';
import { mostPromising, NO_TRUMP } from '../../search/trick-deal.ts';
import { type FastDeal, kindOf, KINDS, PLAYERS, RANKS } from './fast-deal.ts';

/**
 * The number of features of a policy: for a lead, and for a card that follows. The policy plays the card with the highest weighted
 * sum. The features cover the player's own hand, the cards played and the open cards.
 */
const LEAD_FEATURES = 20;
const FOLLOW_FEATURES = 26;
/** The number of weights in a policy. */
export const WEIGHTS = LEAD_FEATURES + FOLLOW_FEATURES;

/** Returns the kind that a policy takes from a full trick: the scarcest for its open demands; −1 if no kind fills a demand. */
function policyTake(deal: FastDeal): number {
  const { takeable } = deal;
  const side = at(deal.sides, deal.winner);
  let chosen = -1;
  let least = Infinity;
  for (let kind = 0; kind < KINDS; kind++) {
    if (((takeable >> kind) & 1) === 0) continue;
    const supply = deal.left(kind) / at(deal.open, side * KINDS + kind);
    if (supply < least) {
      least = supply;
      chosen = kind;
    }
  }
  return chosen;
}

/** Plays a deal to its end, with a separate policy for each player. */
export function playOut(deal: FastDeal, policies: readonly Float64Array[]): void {
  for (;;) {
    if (deal.isFull) {
      deal.take(policyTake(deal));
      if (deal.isOver) return;
    }
    const policy = policies[deal.player];
    if (policy === undefined) throw new Error('a player has no policy');
    deal.playCard(mostPromising(deal, deal.played === 0 ? leadWorth : followWorth, policy));
  }
}

function isWanted(deal: FastDeal, side: number, kind: number): number {
  return at(deal.open, side * KINDS + kind) > 0 ? 1 : 0;
}

function demandsOf(deal: FastDeal, side: number): number {
  let open = 0;
  for (let kind = 0; kind < KINDS; kind++) open += at(deal.open, side * KINDS + kind);
  return open;
}

/** Returns the number of cards of a suit that other players may hold and that beat this rank. */
function higher(deal: FastDeal, player: number, suit: number, rank: number): number {
  return countBits(deal.unseen(player, suit) >> (rank + 1));
}

function leadWorth(deal: FastDeal, player: number, suit: number, rank: number, w: Float64Array): number {
  const own = at(deal.sides, player);
  const length = countBits(deal.held(player, suit));
  const trumps = deal.trump === NO_TRUMP ? 0 : countBits(deal.held(player, deal.trump));
  const isTrump = suit === deal.trump ? 1 : 0;
  const above = higher(deal, player, suit, rank);
  const master = above === 0 ? 1 : 0;
  const kind = kindOf(suit, rank);
  const wanted = isWanted(deal, own, kind);
  const others = (isWanted(deal, 0, kind) + isWanted(deal, 1, kind) + isWanted(deal, 2, kind) - wanted) / 2;
  const open = demandsOf(deal, own) > 0 ? 1 : 0;
  const unseen = countBits(deal.unseen(player, suit)) / RANKS;
  const high = rank / RANKS;
  return (
    at(w, 0) * high +
    at(w, 1) * master * open +
    at(w, 2) * isTrump +
    at(w, 3) * isTrump * master * open +
    at(w, 4) * isTrump * high +
    at(w, 5) * wanted * master +
    at(w, 6) * wanted * (1 - master) +
    at(w, 7) * others +
    at(w, 8) * (length / 5) +
    at(w, 9) * (length === 1 && trumps > 0 ? 1 - isTrump : 0) +
    at(w, 10) * master * unseen * (1 - isTrump) +
    at(w, 11) * master * (1 - open) +
    at(w, 12) * (above / RANKS) * open +
    at(w, 13) * isTrump * (trumps / 5) +
    at(w, 14) * master * gainOf(deal, own) +
    at(w, 15) * others * master +
    at(w, 16) * isTrump * master * gainOf(deal, own) +
    at(w, 17) * high * (1 - master) * unseen +
    at(w, 18) * (length === 1 ? 1 : 0) * (1 - master) +
    at(w, 19) * isTrump * (1 - master)
  );
}

/** Returns the gain of filling one more demand, from 0.2 for the first to 1 for the fifth (CW5.1). Returns 0 if none is open. */
function gainOf(deal: FastDeal, side: number): number {
  const filled = at(deal.filled, side);
  return filled === KINDS ? 0 : (filled + 1) / KINDS;
}

function followWorth(deal: FastDeal, player: number, suit: number, rank: number, w: Float64Array): number {
  const own = at(deal.sides, player);
  const winning = at(deal.sides, deal.winner);
  const kind = kindOf(suit, rank);
  const beats = deal.beats(suit, rank) ? 1 : 0;
  const isLast = deal.played === PLAYERS - 1;
  const isTrump = suit === deal.trump ? 1 : 0;
  const above = higher(deal, player, suit, rank);
  const master = above === 0 ? 1 : 0;
  const sure = isLast || (above === 0 && (isTrump === 1 || deal.trump === NO_TRUMP)) ? beats : 0;
  const hopes = (beats - sure) / (1 + above);
  let wantedIn = isWanted(deal, own, kind);
  let theirs = 0;
  for (let order = 0; order < deal.played; order++) {
    const card = at(deal.trick, order);
    const there = kindOf(Math.floor(card / RANKS), card % RANKS);
    if (isWanted(deal, own, there) === 1) wantedIn = 1;
    if (isWanted(deal, winning, there) === 1) theirs = 1;
  }
  const partner = winning === own ? 1 : 0;
  const open = demandsOf(deal, own) > 0 ? 1 : 0;
  const length = countBits(deal.held(player, suit));
  const high = rank / RANKS;
  const toCome = (PLAYERS - 1 - deal.played) / PLAYERS;
  const gives = isWanted(deal, winning, kind);
  return (
    at(w, 20) * sure * wantedIn * (1 - partner) +
    at(w, 21) * hopes * wantedIn * (1 - partner) +
    at(w, 22) * (sure + hopes) * wantedIn * partner +
    at(w, 23) * beats * open * (1 - wantedIn) +
    at(w, 24) * beats * (1 - open) +
    at(w, 25) * (1 - beats) * gives * partner +
    at(w, 26) * (1 - beats) * gives * (1 - partner) +
    at(w, 27) * high +
    at(w, 28) * isTrump +
    at(w, 29) * isTrump * high +
    at(w, 30) * (above === 0 ? 1 : 0) * (1 - beats) +
    at(w, 31) * (1 - beats) * isWanted(deal, own, kind) +
    at(w, 32) * (length === 1 ? 1 - isTrump : 0) +
    at(w, 33) * beats * toCome * partner +
    at(w, 34) * beats * high +
    at(w, 35) * beats * isTrump * (deal.played > 0 && deal.led !== suit ? 1 : 0) +
    at(w, 36) * (length / 5) * (1 - isTrump) +
    at(w, 37) * beats * toCome * (1 - partner) +
    at(w, 38) * sure * wantedIn * (1 - partner) * gainOf(deal, own) +
    at(w, 39) * hopes * wantedIn * (1 - partner) * gainOf(deal, own) +
    at(w, 40) * beats * (1 - partner) * theirs * gainOf(deal, winning) +
    at(w, 41) * (1 - beats) * (1 - partner) * gives * gainOf(deal, winning) * (isLast ? 1 : 0.5) +
    at(w, 42) * (1 - beats) * high * partner +
    at(w, 43) * sure * high +
    at(w, 44) * (sure + hopes) * master * (1 - isTrump) +
    at(w, 45) * beats * isTrump * high
  );
}
