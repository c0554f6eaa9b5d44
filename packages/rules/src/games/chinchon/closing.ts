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

/** What a player keeps must count less than this to close (CH5.1), or to lay melds down (CH6.1). */
export const LIMIT = 5;

/** What is said of a close where play goes on that leaves more than its card (CH6.3). */
export const CARDS_LEFT = refuse('CH6.3', 'cards-left');

/** Whether a lawful close is a Chinchón: nothing is left, and all lies in own melds (CH5.2, CH6.4). */
export function isChinchon({ deal }: ChinchonState, seat: Seat, move: CloseMove): boolean {
  const keepsNothing = deal.hands[seat]?.length === cardsLaid(move).length;
  const addsToOwn = move.layOffs.every(({ meld }) => deal.melds[meld]?.owner === seat);
  return keepsNothing && addsToOwn && deal.untouched[seat] === true;
}

/**
 * The closes a player can make now: one for each closing card, and one without, as far as they are lawful.
 * Each leaves the fewest points there can be with that card, and is a Chinchón if one can be made with it.
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
 * The laying down that leaves the fewest points after the discard, or null if none is lawful (CH6.1): at least one
 * card stays in the hand.
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

/** The fewest points that can be left of a hand by melding what can be melded and discarding one card. */
export function fewestAfterDiscard(cards: readonly SpanishCard[], deck: SpanishDeck): number {
  const hand = searched(cards, deck);
  const whole = wholeHand(cards.length);
  let fewest = Number.POSITIVE_INFINITY;
  for (const set of hand.layable) fewest = Math.min(fewest, leftWithoutHighest(hand.codes, whole & ~set));
  return fewest;
}

/** The fewest points that `seat` can keep by closing with a card, or, with null, with any (CH5.1). */
export function fewestLeft({ deal, options }: ChinchonState, seat: Seat, card: SpanishCard | null): number {
  const hand = heldBy(deal, seat);
  if (card === null) return fewestAfterDiscard(hand, options.deck);
  return bestArrangement(hand.filter((held) => held !== card), options.deck).points;
}

/** Why `seat`, who has drawn, cannot close with a card, or, with null, in any way; null if that can be. */
export function whyNotClose(state: ChinchonState, seat: Seat, card: SpanishCard | null): Violation | null {
  if (waysToClose(state, seat).some((move) => card === null || move.card === card)) return null;
  if (state.options.ending === 'play-on') return CARDS_LEFT;
  return refuse('CH5.1', card === null ? 'too-many-at-best' : 'too-many-with-card', { points: fewestLeft(state, seat, card) });
}

/** What a close may be made of, the searches that find a Chinchón first. */
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

/** A bound on what a close leaves in the hand: the cards that can go nowhere, all but the highest. */
function leftAtLeast({ hand, toSequences, toGroups }: Possibilities): number {
  let somewhere = toGroups.set;
  for (const set of hand.layable) somewhere |= set;
  for (const { set } of toSequences) somewhere |= set;
  return leftWithoutHighest(hand.codes, wholeHand(hand.codes.length) & ~somewhere);
}

/** What the cards of a set count, all but the highest. */
function leftWithoutHighest(codes: readonly number[], set: CardSet): number {
  return worthIn(codes, set) - highestIn(codes, set);
}
