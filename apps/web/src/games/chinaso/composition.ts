import type { Face, Parser, Violation } from '@chinwag/rules';
import {
  arrange, type CardPoints, type ChinasoCard, type Contract, type LaidSet, mostOfContract, PACK, type SetKind, setKindsOf,
  whyTouching,
} from '@chinwag/rules/chinaso';
import * as z from 'zod/mini';

/** The sets that a player has put together to go down, as stored for a reload. */
export interface Composition {
  /** The number of the hand in which the sets were put together. */
  readonly deal: number;
  /**
   * The cards of each part of the contract, threes first. The cards of a straight are in order from low to high; an empty part has
   * none.
   */
  readonly parts: readonly (readonly ChinasoCard[])[];
}

/** A part of the contract and the set placed there. */
export interface ContractPart {
  readonly kind: SetKind;
  /** Null while the part is open. */
  readonly set: LaidSet | null;
  /** Every set that the part's cards can form: several where a joker fits at either end. */
  readonly ways: readonly LaidSet[];
}

/** An empty composition, without sets. */
export const NO_COMPOSITION: Composition = { deal: 0, parts: [] };

const OPEN: Omit<ContractPart, 'kind'> = { set: null, ways: [] };

/** Schema for a stored composition. */
export const compositionSchema: Parser<Composition> = z.object({
  deal: z.number(),
  parts: z.array(z.array(z.enum(PACK))),
});

/**
 * Returns the parts of the contract with the stored sets. A part is open again if one of its cards has left the hand. In a new
 * hand, all parts are open.
 */
export function partsOf(
  { deal, parts }: Composition,
  number: number,
  contract: Contract,
  hand: readonly Face<ChinasoCard>[],
): readonly ContractPart[] {
  return setKindsOf(contract).map((kind, k): ContractPart => {
    const cards = (deal === number && parts[k]) || [];
    return cards.every((card) => hand.includes(card)) ? partWith(kind, cards) : { kind, ...OPEN };
  });
}

function partWith(kind: SetKind, cards: readonly ChinasoCard[]): ContractPart {
  const arranged = arrange(cards, kind);
  const ways = arranged.kind === 'set' ? arranged.ways : [];
  const set = ways.find((way) => way.cards.every((card, place) => card === cards[place])) ?? ways[0];
  return set === undefined ? { kind, ...OPEN } : { kind, set, ways };
}

/** Returns the cards in all parts. */
export function cardsIn(parts: readonly ContractPart[]): readonly ChinasoCard[] {
  return parts.flatMap(({ set }) => set?.cards ?? []);
}

/** Returns the sets of all parts, or null if a part is open. */
export function goingDownOf(parts: readonly ContractPart[]): readonly LaidSet[] | null {
  const sets = parts.flatMap(({ set }) => set ?? []);
  return parts.length > 0 && sets.length === parts.length ? sets : null;
}

/** Returns the rule that forbids laying these sets in one turn, or null if they can be laid. */
export function whyNotTogether(parts: readonly ContractPart[]): Violation | null {
  return whyTouching(parts.flatMap(({ set }) => set ?? []));
}

/** The result of adding cards to a part: the new part, or the reason for a refusal. */
export type Put = { readonly ok: true; readonly part: ContractPart } | { readonly ok: false; readonly why: Violation };

/** Returns a part with these cards added, or the reason why the cards do not fit. */
export function putIn({ kind, set }: ContractPart, cards: readonly ChinasoCard[]): Put {
  const arranged = arrange([...(set?.cards ?? []), ...cards], kind);
  if (arranged.kind === 'none') return { ok: false, why: arranged.why };
  return { ok: true, part: { kind, set: arranged.ways[0], ways: arranged.ways } };
}

/** Returns the index of the first open part that these cards fill; -1 if there is none. */
export function partFor(parts: readonly ContractPart[], cards: readonly ChinasoCard[]): number {
  return parts.findIndex((part) => part.set === null && putIn(part, cards).ok);
}

/** Returns a part with its cards in the next possible arrangement; unchanged if there is only one. */
export function turned({ kind, set, ways }: ContractPart): ContractPart {
  const next = ways[(ways.findIndex((way) => way === set) + 1) % ways.length];
  return { kind, set: next ?? set, ways };
}

/** Returns the parts of a contract, with the sets found in a hand. Together they are the most sets that can be laid. */
export function findParts(
  hand: readonly Face<ChinasoCard>[],
  contract: Contract,
  cardPoints: CardPoints,
): readonly ContractPart[] {
  const found = mostOfContract(hand, contract, cardPoints);
  const kinds = setKindsOf(contract);
  return kinds.map((kind, at): ContractPart => {
    const before = kinds.slice(0, at).filter((other) => other === kind).length;
    const set = found.filter(({ as }) => as === kind)[before];
    return partWith(kind, set?.cards ?? []);
  });
}
