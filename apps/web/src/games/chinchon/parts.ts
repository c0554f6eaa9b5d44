import type { Parser, Seat, SpanishCard } from '@chinwag/rules';
import {
  addingRule, type Arrangement, bestArrangement, bestFor, type ChinchonState, type CloseMove, heldBy, type LayOff, type Meld,
  PACK, selectionOf, workableLayOffs, worthOf,
} from '@chinwag/rules/chinchon';
import * as z from 'zod/mini';

/** The parts of a hand that a player has set apart for a move and can still change. */
export interface Parts {
  /** The player's own melds. The cards of a sequence are in order from the lowest up. */
  readonly melds: readonly Meld[];
  /** The cards for melds on the table, in a legal order. */
  readonly layOffs: readonly LayOff[];
  /** The closing card, or null for none. */
  readonly card: SpanishCard | null;
}

/** Parts as stored on the device, with the key of the moment they belong to. */
export interface Draft extends Parts {
  readonly moment: string;
}

/** Empty parts, with nothing set apart. */
export const NO_PARTS: Parts = { melds: [], layOffs: [], card: null };

/** The empty draft, which belongs to no moment. */
export const NO_DRAFT: Draft = { moment: '', ...NO_PARTS };

const card = z.enum(PACK);

/** Schema for a stored draft. */
export const draftSchema: Parser<Draft> = z.object({
  moment: z.string(),
  melds: z.array(z.array(card)),
  layOffs: z.array(z.object({ card, meld: z.number() })),
  card: z.nullable(card),
});

/** Returns the key of the moment that a draft of `seat` belongs to: a deal, or settling at the deal's end. */
export function momentOfDraft(state: ChinchonState, seat: Seat): string {
  const deal = `deal ${state.deal.number}`;
  return isSettling(state, seat) ? `${deal}, settling` : deal;
}

/**
 * Returns the current parts of the hand of `seat`. Omits cards no longer held, lay-offs that no longer fit, and parts not allowed
 * at this moment. For a draft of another moment, returns no parts or, when settling, the best arrangement (CH5.4).
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

/** Returns the split of the hand that leaves the least deadwood. Includes lay-offs only if the player may lay off now. */
export function bestParts(state: ChinchonState, seat: Seat): Parts {
  if (addingRule(state, seat) !== null) return partsOf(bestFor(state, seat));
  return partsOf(bestArrangement(heldBy(state.deal, seat), state.options.deck));
}

/** Returns an arrangement, or a close, as parts. */
export function partsOf(way: Arrangement | CloseMove): Parts {
  return { melds: way.melds, layOffs: way.layOffs, card: 'card' in way ? way.card : null };
}

/** Returns whether two parts are equal apart from the order of their cards. */
export function areAlike(one: Parts, other: Parts): boolean {
  return written(one) === written(other);
}

function written({ melds, layOffs, card }: Parts): string {
  const each = melds.map((meld) => meld.toSorted().join(' ')).toSorted();
  const added = layOffs.map((layOff) => `${layOff.card}>${layOff.meld}`).toSorted();
  return [...each, ...added, card ?? ''].join('/');
}

/** Returns the parts without these cards. A meld stays if its other cards still form one. Lay-offs stay if they are still legal. */
export function withoutCards(state: ChinchonState, parts: Parts, cards: readonly SpanishCard[]): Parts {
  const melds = parts.melds.flatMap((meld): readonly Meld[] => {
    if (!meld.some((each) => cards.includes(each))) return [meld];
    const left = selectionOf(meld.filter((each) => !cards.includes(each)), state.options.deck);
    return left.kind === 'nothing' ? [] : [left.cards];
  });
  const layOffs = workableLayOffs(state, parts.layOffs.filter((layOff) => !cards.includes(layOff.card)));
  return { melds, layOffs, card: parts.card !== null && cards.includes(parts.card) ? null : parts.card };
}

/** Returns whether nothing is set apart. */
export function areNone({ melds, layOffs, card }: Parts): boolean {
  return melds.length === 0 && layOffs.length === 0 && card === null;
}

/** Returns the cards of a hand that are not set apart, in hand order. */
export function looseCards(hand: readonly SpanishCard[], { melds, layOffs, card }: Parts): readonly SpanishCard[] {
  const apart = new Set([...melds.flat(), ...layOffs.map((layOff) => layOff.card), card]);
  return hand.filter((held) => !apart.has(held));
}

/** Returns the total points of the cards that are not set apart. */
export function looseWorth({ deal, options }: ChinchonState, seat: Seat, parts: Parts): number {
  return worthOf(looseCards(heldBy(deal, seat), parts), options.deck);
}

/** Returns whether `seat` is settling now. */
export function isSettling({ phase }: ChinchonState, seat: Seat): boolean {
  return phase.name === 'settle' && phase.seat === seat;
}

/** Whether `seat` has drawn and must act. */
function isActing({ phase }: ChinchonState, seat: Seat): boolean {
  return phase.name === 'act' && phase.seat === seat;
}
