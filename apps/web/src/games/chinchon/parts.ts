import type { Parser, Seat, SpanishCard } from '@chinwag/rules';
import {
  addingRule, type Arrangement, bestArrangement, bestFor, type ChinchonState, type CloseMove, heldBy, type LayOff, type Meld,
  PACK, selectionOf, workableLayOffs, worthOf,
} from '@chinwag/rules/chinchon';
import * as z from 'zod/mini';

/** What a player has set apart of the hand: everything about a laying down that can still be undone. */
export interface Parts {
  /** Own melds, a sequence's cards from the lowest up. */
  readonly melds: readonly Meld[];
  /** Cards for melds on the table, in an order that works. */
  readonly layOffs: readonly LayOff[];
  /** The closing card. */
  readonly card: SpanishCard | null;
}

/** Parts as they are stored on the device, and the moment they belong to. */
export interface Draft extends Parts {
  readonly moment: string;
}

/** Nothing set apart. */
export const NO_PARTS: Parts = { melds: [], layOffs: [], card: null };

/** The draft of somebody who has set nothing apart at any moment. */
export const NO_DRAFT: Draft = { moment: '', ...NO_PARTS };

const card = z.enum(PACK);

/** Reads a draft that was stored. */
export const draftSchema: Parser<Draft> = z.object({
  moment: z.string(),
  melds: z.array(z.array(card)),
  layOffs: z.array(z.object({ card, meld: z.number() })),
  card: z.nullable(card),
});

/** Names the moment that a draft of `seat` belongs to: a deal, or the settling at its end. */
export function momentOfDraft(state: ChinchonState, seat: Seat): string {
  const deal = `deal ${state.deal.number}`;
  return isSettling(state, seat) ? `${deal}, settling` : deal;
}

/**
 * The parts of the hand of `seat` now. What no longer holds is left out: cards that have left the hand, lay-offs that
 * no longer fit, and whatever the moment has no place for. A player who settles begins with the best there is (CH5.4).
 */
export function partsAt(state: ChinchonState, seat: Seat, draft: Draft): Parts {
  const known = draft.moment === momentOfDraft(state, seat);
  if (!known) return isSettling(state, seat) ? bestParts(state, seat) : NO_PARTS;
  const { deck } = state.options;
  const hand = heldBy(state.deal, seat);
  const free = new Set(hand);
  const take = (cards: readonly SpanishCard[]): boolean => {
    if (!cards.every((card) => free.has(card))) return false;
    for (const card of cards) free.delete(card);
    return true;
  };
  const melds = draft.melds.filter((meld) => selectionOf(meld, deck).kind !== 'nothing' && take(meld));
  const card = draft.card !== null && isActing(state, seat) && take([draft.card]) ? draft.card : null;
  const adds = addingRule(state, seat) !== null;
  const layOffs = adds ? workableLayOffs(state, draft.layOffs).filter((layOff) => take([layOff.card])) : [];
  return { melds, layOffs, card };
}

/** The parts that leave the fewest points; for one who may not add anything now, without lay-offs. */
export function bestParts(state: ChinchonState, seat: Seat): Parts {
  if (addingRule(state, seat) !== null) return partsOf(bestFor(state, seat));
  return partsOf(bestArrangement(heldBy(state.deal, seat), state.options.deck));
}

/** An arrangement, or a close, as parts. */
export function partsOf(way: Arrangement | CloseMove): Parts {
  return { melds: way.melds, layOffs: way.layOffs, card: 'card' in way ? way.card : null };
}

/** Whether two ways to set cards apart are the same but for their order. */
export function areAlike(one: Parts, other: Parts): boolean {
  return written(one) === written(other);
}

function written({ melds, layOffs, card }: Parts): string {
  const each = melds.map((meld) => meld.toSorted().join(' ')).toSorted();
  const added = layOffs.map((layOff) => `${layOff.card}>${layOff.meld}`).toSorted();
  return [...each, ...added, card ?? ''].join('/');
}

/** Whether nothing is set apart. */
export function areNone({ melds, layOffs, card }: Parts): boolean {
  return melds.length === 0 && layOffs.length === 0 && card === null;
}

/** The cards of a hand that are not set apart, in the order in which they are held. */
export function looseCards(hand: readonly SpanishCard[], { melds, layOffs, card }: Parts): readonly SpanishCard[] {
  const apart = new Set([...melds.flat(), ...layOffs.map((layOff) => layOff.card), card]);
  return hand.filter((held) => !apart.has(held));
}

/** What the cards that are not set apart count together. */
export function looseWorth({ deal, options }: ChinchonState, seat: Seat, parts: Parts): number {
  return worthOf(looseCards(heldBy(deal, seat), parts), options.deck);
}

/** Whether it is the moment of `seat` to settle. */
export function isSettling({ phase }: ChinchonState, seat: Seat): boolean {
  return phase.name === 'settle' && phase.seat === seat;
}

/** Whether `seat` has drawn and must act. */
function isActing({ phase }: ChinchonState, seat: Seat): boolean {
  return phase.name === 'act' && phase.seat === seat;
}
