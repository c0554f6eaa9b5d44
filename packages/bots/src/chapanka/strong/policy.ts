import { at, countBits } from '../../search/bits.ts';
import { mostPromising, SUITS } from '../../search/trick-deal.ts';
import {
  ACE, DIAMONDS, type FastDeal, HEARTS, isKinalOut, KINAL, PLAYERS, pointsOfRank, RANKS, stronger, weaker,
} from './fast-deal.ts';

/**
 * The number of features of a policy: for a lead, for a card that follows suit, and for a card off suit. The policy plays the card
 * with the highest weighted sum. The features cover the player's own hand, the cards played and the open cards.
 */
const LEAD_FEATURES = 24;
const FOLLOW_FEATURES = 27;
const THROW_FEATURES = 25;
const THROWS = LEAD_FEATURES + FOLLOW_FEATURES;
/** The number of weights in a policy. */
export const WEIGHTS = THROWS + THROW_FEATURES;

/** The size of a pot whose feature is as large as the other features can be. */
const GREAT_POT = 20;
const ALL_TRICKS = 11;

/** Plays a deal to its end, with a separate policy for each player. */
export function playOut(deal: FastDeal, policies: readonly Float64Array[]): void {
  while (!deal.isOver) {
    const policy = policies[deal.player];
    if (policy === undefined) throw new Error('a player has no policy');
    deal.playCard(mostPromising(deal, cardWorth, policy));
  }
}

/** Returns the score of playing a card now: the policy's weighted sum of the card's features. */
export function cardWorth(deal: FastDeal, player: number, suit: number, rank: number, w: Float64Array): number {
  if (deal.played === 0) return leadWorth(deal, player, suit, rank, w);
  return suit === deal.led ? followWorth(deal, player, suit, rank, w) : throwWorth(deal, player, suit, rank, w);
}

/** Returns a player's progress towards winning every trick, from 0 to 1; 0 after the player has lost a trick. */
function sweepOf(deal: FastDeal, player: number): number {
  return at(deal.tricks, player) === deal.done ? deal.done / ALL_TRICKS : 0;
}

/** Returns another player's progress towards winning every trick, from 0 to 1; 0 if nobody else has won every trick. */
function threatTo(deal: FastDeal, player: number): number {
  return deal.done > 2 && at(deal.tricks, player) === 0 && at(deal.tricks, deal.leader) === deal.done ? deal.done / ALL_TRICKS : 0;
}

/** Returns the fourth power of the share of unbeatable cards in a hand. */
function mightOf(deal: FastDeal, player: number): number {
  let masters = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    const unseen = deal.unseen(player, suit);
    const held = deal.held(player, suit);
    // The top cards are above the best that others hold. All cards count if leading the top cards draws every other card of the
    // suit.
    const top = held & ~((1 << (32 - Math.clz32(unseen))) - 1);
    const all = countBits(held);
    masters += countBits(top) * 2 >= countBits(unseen) ? all : countBits(top);
  }
  const share = masters / (ALL_TRICKS - deal.done);
  return share * share * share * share;
}

/** Returns 1 if a player must lose every trick because of a Pancerola (CP7.2), or 0 if not. */
function isBound(deal: FastDeal, player: number): number {
  return deal.holder === player && deal.exercised && !deal.broken ? 1 : 0;
}

/** Returns the pot that the Kinal can move, as a multiple of a great pot; 0 if the Kinal cannot move the pot. */
function stakeOf(deal: FastDeal): number {
  return deal.kinalPot ? deal.pot / GREAT_POT : 0;
}

/** Returns a player's standing for the party, from −1 for the fewest points to 1 for the most. */
function standingOf(deal: FastDeal, player: number): number {
  let more = 0;
  for (let other = 0; other < PLAYERS; other++) {
    if (at(deal.points, other) > at(deal.points, player)) more--;
    else if (at(deal.points, other) < at(deal.points, player)) more++;
  }
  return more / (PLAYERS - 1);
}

function leadWorth(deal: FastDeal, player: number, suit: number, rank: number, w: Float64Array): number {
  const above = stronger(deal, player, suit, rank);
  const below = weaker(deal, player, suit, rank);
  const unseen = above + below;
  const takes = unseen === 0 ? 1 : below / unseen;
  const sure = above === 0 ? 1 : 0;
  const safe = below === 0 && above > 0 ? 1 : 0;
  const high = rank / RANKS;
  const points = pointsOfRank(rank) / 4;
  const late = deal.done / ALL_TRICKS;
  const isKinal = suit * RANKS + rank === KINAL ? 1 : 0;
  const isHeart = suit === HEARTS ? 1 : 0;
  const bait = isHeart === 1 && isKinalOut(deal, player) ? 1 : 0;
  const guards = isHeart * (1 - isKinal) * ((deal.held(player, HEARTS) >> (KINAL % RANKS)) & 1);
  const length = countBits(deal.held(player, suit));
  const sweep = sweepOf(deal, player);
  const might = deal.done === at(deal.tricks, player) ? mightOf(deal, player) : 0;
  const bound = isBound(deal, player);
  return (
    at(w, 0) * takes +
    at(w, 1) * takes * takes +
    at(w, 2) * sure +
    at(w, 3) * safe +
    at(w, 4) * high +
    at(w, 5) * takes * points +
    at(w, 6) * takes * late +
    at(w, 7) * safe * late +
    at(w, 8) * bait +
    at(w, 9) * bait * stakeOf(deal) +
    at(w, 10) * isKinal +
    at(w, 11) * isKinal * takes +
    at(w, 12) * guards +
    at(w, 13) * guards * stakeOf(deal) +
    at(w, 14) * (length === 1 ? 1 : 0) +
    at(w, 15) * (unseen / RANKS) +
    at(w, 16) * (unseen === 0 ? 1 : 0) +
    at(w, 17) * sweep * sure * 4 +
    at(w, 18) * might * sure * 4 +
    at(w, 19) * might * high * 4 +
    at(w, 20) * bound * takes +
    at(w, 21) * takes * standingOf(deal, player) +
    at(w, 22) * isKinal * stakeOf(deal) +
    at(w, 23) * (length / 6)
  );
}

/** Returns the cost of the current trick to its winner, for the cards thrown on it and the cards that count. */
function costOf(deal: FastDeal, player: number): number {
  let cost = 0;
  for (let order = 1; order < deal.played; order++) {
    const card = at(deal.trick, order);
    if (Math.floor(card / RANKS) === deal.led) continue;
    const base = card === KINAL ? 1 : card % RANKS !== ACE ? 0 : Math.floor(card / RANKS) === DIAMONDS ? 2 : 1;
    cost += base * deal.doubling(player, (deal.leader + order) % PLAYERS);
  }
  return cost / 4;
}

/** Returns the points of the current trick. */
function pointsIn(deal: FastDeal): number {
  let points = 0;
  for (let order = 0; order < deal.played; order++) points += pointsOfRank(at(deal.trick, order) % RANKS);
  return points / 8;
}

function followWorth(deal: FastDeal, player: number, suit: number, rank: number, w: Float64Array): number {
  const beats = deal.beats(suit, rank) ? 1 : 0;
  const ducks = 1 - beats;
  const above = stronger(deal, player, suit, rank);
  const below = weaker(deal, player, suit, rank);
  const unseen = above + below;
  const toCome = (PLAYERS - 1 - deal.played) / 3;
  const isLast = toCome === 0 ? 1 : 0;
  const takes = isLast === 1 || unseen === 0 ? 1 : below / unseen;
  const sure = isLast === 1 || above === 0 ? beats : 0;
  const hopes = (beats - sure) * takes;
  const high = rank / RANKS;
  const points = pointsOfRank(rank) / 4;
  const late = deal.done / ALL_TRICKS;
  const held = deal.held(player, suit);
  const length = countBits(held);
  const lower = countBits(held & ((1 << rank) - 1));
  const isKinal = suit * RANKS + rank === KINAL ? 1 : 0;
  const sweep = sweepOf(deal, player);
  const might = deal.done === at(deal.tricks, player) ? mightOf(deal, player) : 0;
  const threat = threatTo(deal, player);
  return (
    at(w, 24) * ducks +
    at(w, 25) * ducks * high +
    at(w, 26) * ducks * points +
    at(w, 27) * sure +
    at(w, 28) * sure * high +
    at(w, 29) * sure * points +
    at(w, 30) * hopes +
    at(w, 31) * hopes * high +
    at(w, 32) * hopes * points +
    at(w, 33) * beats * pointsIn(deal) +
    at(w, 34) * beats * costOf(deal, player) +
    at(w, 35) * sure * late +
    at(w, 36) * hopes * late +
    at(w, 37) * isKinal +
    at(w, 38) * isKinal * stakeOf(deal) +
    at(w, 39) * isKinal * (deal.doubling(player, deal.leader) / 4) +
    at(w, 40) * (length === 1 ? 1 : 0) +
    at(w, 41) * (lower / 5) +
    at(w, 42) * beats * (lower / 5) +
    at(w, 43) * beats * sweep * 4 +
    at(w, 44) * beats * might * 4 +
    at(w, 45) * beats * threat * 4 +
    at(w, 46) * ducks * threat * high * 4 +
    at(w, 47) * beats * isBound(deal, player) +
    at(w, 48) * beats * toCome +
    at(w, 49) * sure * standingOf(deal, player) +
    at(w, 50) * ducks * high * (unseen / RANKS)
  );
}

function throwWorth(deal: FastDeal, player: number, suit: number, rank: number, w: Float64Array): number {
  const above = stronger(deal, player, suit, rank);
  const below = weaker(deal, player, suit, rank);
  const unseen = above + below;
  const danger = unseen === 0 ? 1 : below / unseen;
  const high = rank / RANKS;
  const points = pointsOfRank(rank) / 4;
  const late = deal.done / ALL_TRICKS;
  const card = suit * RANKS + rank;
  const isKinal = card === KINAL ? 1 : 0;
  const doubled = deal.doubling(player, deal.winner) / 2;
  const isAce = rank === ACE ? 1 : 0;
  const held = deal.held(player, suit);
  const length = countBits(held);
  const lower = countBits(held & ((1 << rank) - 1));
  const isHeart = suit === HEARTS ? 1 : 0;
  const guards = isHeart * (1 - isKinal) * ((deal.held(player, HEARTS) >> (KINAL % RANKS)) & 1);
  const bait = isHeart === 1 && isKinalOut(deal, player) ? 1 : 0;
  const renounces = deal.held(player, deal.led) === 0 ? 0 : 1;
  const bound = isBound(deal, player);
  return (
    at(w, THROWS) * isKinal +
    at(w, THROWS + 1) * isKinal * stakeOf(deal) +
    at(w, THROWS + 2) * isKinal * doubled +
    at(w, THROWS + 3) * isAce +
    at(w, THROWS + 4) * isAce * doubled +
    at(w, THROWS + 5) * isAce * (suit === DIAMONDS ? doubled : 0) +
    at(w, THROWS + 6) * high +
    at(w, THROWS + 7) * danger +
    at(w, THROWS + 8) * danger * (unseen / RANKS) +
    at(w, THROWS + 9) * points +
    at(w, THROWS + 10) * points * standingOf(deal, deal.winner) +
    at(w, THROWS + 11) * (length === 1 ? 1 : 0) +
    at(w, THROWS + 12) * (length / 5) +
    at(w, THROWS + 13) * (lower / 5) +
    at(w, THROWS + 14) * danger * (lower / 5) +
    at(w, THROWS + 15) * guards +
    at(w, THROWS + 16) * bait * danger +
    at(w, THROWS + 17) * danger * late +
    at(w, THROWS + 18) * (unseen === 0 ? 1 : 0) +
    at(w, THROWS + 19) * renounces +
    at(w, THROWS + 20) * renounces * bound +
    at(w, THROWS + 21) * renounces * isKinal +
    at(w, THROWS + 22) * renounces * isAce +
    at(w, THROWS + 23) * threatTo(deal, player) * danger * 4 +
    at(w, THROWS + 24) * danger * danger * points
  );
}
