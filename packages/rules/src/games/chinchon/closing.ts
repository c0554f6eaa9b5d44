import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import type { Violation } from '../../kernel/violation.ts';
import { bestArrangement, bestOf, type Possibilities, possibilities } from './arrangement.ts';
import { type CardSet, highestIn, partedMelds, searched, wholeHand, worthIn } from './card-sets.ts';
import { cardsLaid, heldBy } from './hands.ts';
import { targetsOf } from './lay-offs.ts';
import type { ChinchonMove, CloseMove } from './moves.ts';
import { refuse } from './refusals.ts';
import type { ChinchonState } from './state.ts';

/** The limit in points: a player who closes (CH5.1) or lays melds down (CH6.1) must keep fewer. */
export const LIMIT = 5;

/**
 * The violation when a close leaves cards other than its closing card, in a game in which play continues after laying down (CH6.3).
 */
export const CARDS_LEFT = refuse('CH6.3', 'cards-left');

/** Returns whether a legal close is a Chinchón: no card is left, and all cards are in the player's own melds (CH5.2, CH6.4). */
export function isChinchon({ deal }: ChinchonState, seat: Seat, move: CloseMove): boolean {
  const keepsNothing = deal.hands[seat]?.length === cardsLaid(move).length;
  const addsToOwn = move.layOffs.every(({ meld }) => deal.melds[meld]?.owner === seat);
  return keepsNothing && addsToOwn && deal.untouched[seat] === true;
}

/**
 * Returns the legal closes of a player: at most one for each closing card, and at most one without a closing card. Each close
 * leaves the fewest points possible with that card and is a Chinchón if the card allows one.
 */
export function waysToClose(state: ChinchonState, seat: Seat): readonly CloseMove[] {
  const hand = heldBy(state.deal, seat);
  const searches = searchesFor(state, seat, hand);
  if (searches.every((search) => leftAtLeast(search) >= LIMIT)) return [];
  const moves: CloseMove[] = [];
  for (const card of [null, ...hand]) {
    const move = wayToClose(state, hand, card, searches);
    if (move !== null) moves.push(move);
  }
  return moves;
}

/**
 * Returns the move that lays melds down and leaves the fewest points after the discard; null if no such move is legal (CH6.1). At
 * least one card stays in the hand.
 */
export function wayToLayDown({ deal, options }: ChinchonState, seat: Seat): ChinchonMove<'layDown'> | null {
  const hand = searched(heldBy(deal, seat), options.deck);
  const whole = wholeHand(hand.cards.length);
  let laid = 0;
  let fewest = LIMIT;
  for (const set of hand.layable) {
    if (set === 0 || set === whole) continue;
    const left = leftWithoutHighest(hand.codes, whole & ~set);
    if (left >= fewest) continue;
    fewest = left;
    laid = set;
  }
  return laid === 0 ? null : { type: 'layDown', melds: partedMelds(hand, laid) };
}

/** Returns the fewest points left in a hand after melding and one discard. */
export function fewestAfterDiscard(cards: readonly SpanishCard[], deck: SpanishDeck): number {
  const hand = searched(cards, deck);
  const whole = wholeHand(cards.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (const set of hand.layable) fewest = Math.min(fewest, leftWithoutHighest(hand.codes, whole & ~set));
  return fewest;
}

/** Returns the fewest points that `seat` keeps by closing with this card; if `card` is null, with the best discard (CH5.1). */
export function fewestLeft({ deal, options }: ChinchonState, seat: Seat, card: SpanishCard | null): number {
  const hand = heldBy(deal, seat);
  if (card === null) return fewestAfterDiscard(hand, options.deck);
  return bestArrangement(hand.filter((held) => held !== card), options.deck).points;
}

/**
 * Returns why `seat`, after drawing, cannot close with this card or, if `card` is null, with any card. Returns null if the seat can
 * close.
 */
export function whyNotClose(state: ChinchonState, seat: Seat, card: SpanishCard | null): Violation | null {
  if (waysToClose(state, seat).some((move) => card === null || move.card === card)) return null;
  if (state.options.ending === 'play-on') return CARDS_LEFT;
  return refuse('CH5.1', card === null ? 'too-many-at-best' : 'too-many-with-card', { points: fewestLeft(state, seat, card) });
}

/** Returns the searches for a close; searches that find a Chinchón come first. */
function searchesFor(state: ChinchonState, seat: Seat, hand: readonly SpanishCard[]): readonly Possibilities[] {
  const { deal, options } = state;
  if (options.ending === 'settle') return [possibilities(hand, options.deck, [])];
  const targets = targetsOf(deal);
  const own = targets.filter(({ meld }) => deal.melds[meld]?.owner === seat);
  const all = possibilities(hand, options.deck, targets);
  return deal.untouched[seat] === true ? [possibilities(hand, options.deck, own), all] : [all];
}

function wayToClose(
  { options }: ChinchonState,
  hand: readonly SpanishCard[],
  card: SpanishCard | null,
  searches: readonly Possibilities[],
): CloseMove | null {
  const closing = card === null ? 0 : 1 << hand.indexOf(card);
  const mayKeep = options.ending === 'settle' && card !== null ? LIMIT - 1 : 0;
  for (const search of searches) {
    const { melds, layOffs, points } = bestOf(search, wholeHand(hand.length) & ~closing);
    if (points <= mayKeep) return { type: 'close', card, melds, layOffs };
  }
  return null;
}

/** Returns a lower bound on the points that a close leaves: the points of the cards that fit nowhere, except the highest. */
function leftAtLeast({ hand, toSequences, toGroups }: Possibilities): number {
  let somewhere = toGroups.set;
  for (const set of hand.layable) somewhere |= set;
  for (const { set } of toSequences) somewhere |= set;
  return leftWithoutHighest(hand.codes, wholeHand(hand.codes.length) & ~somewhere);
}

/** Returns the points of the cards in a set, except the highest card. */
function leftWithoutHighest(codes: readonly number[], set: CardSet): number {
  return worthIn(codes, set) - highestIn(codes, set);
}
