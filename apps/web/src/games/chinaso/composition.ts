import type { Face, Parser, Violation } from '@chinwag/rules';
import {
  arrange, type CardPoints, type ChinasoCard, type Contract, type LaidSet, mostOfContract, PACK, type SetKind, setKindsOf,
  whyTouching,
} from '@chinwag/rules/chinaso';
import * as z from 'zod/mini';

/** What a player has put together of a going-down, as it is stored for a reload. */
export interface Composition {
  /** The number of the hand it is for. */
  readonly deal: number;
  /** By part of the contract, threes first; the cards of a straight from low to high, none where nothing is put yet. */
  readonly parts: readonly (readonly ChinasoCard[])[];
}

/** A part of the contract, and what has been put there. */
export interface ContractPart {
  readonly kind: SetKind;
  /** Null as long as the part is open. */
  readonly set: LaidSet | null;
  /** Everything the cards there can be laid as: several where a joker may stand at either end. */
  readonly ways: readonly LaidSet[];
}

/** Nothing has been put together. */
export const NO_COMPOSITION: Composition = { deal: 0, parts: [] };

const OPEN: Omit<ContractPart, 'kind'> = { set: null, ways: [] };

/** Reads what was stored of a composition. */
export const compositionSchema: Parser<Composition> = z.object({
  deal: z.number(),
  parts: z.array(z.array(z.enum(PACK))),
});

/**
 * The parts of the contract with what is stored for them. A part of which a card has left the hand is open again, and so
 * are all parts in another hand.
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

/** The cards that have been put in any part. */
export function cardsIn(parts: readonly ContractPart[]): readonly ChinasoCard[] {
  return parts.flatMap(({ set }) => set?.cards ?? []);
}

/** The sets of all parts, or null while one is open. */
export function goingDownOf(parts: readonly ContractPart[]): readonly LaidSet[] | null {
  const sets = parts.flatMap(({ set }) => set ?? []);
  return parts.length > 0 && sets.length === parts.length ? sets : null;
}

/** Why the sets that have been put together cannot be laid in one turn, or null. */
export function whyNotTogether(parts: readonly ContractPart[]): Violation | null {
  return whyTouching(parts.flatMap(({ set }) => set ?? []));
}

/** What more cards make of a part: the part, or why they cannot be put there. */
export type Put = { readonly ok: true; readonly part: ContractPart } | { readonly ok: false; readonly why: Violation };

/** Puts cards in a part, with those that lie there. */
export function putIn({ kind, set }: ContractPart, cards: readonly ChinasoCard[]): Put {
  const arranged = arrange([...(set?.cards ?? []), ...cards], kind);
  if (arranged.kind === 'none') return { ok: false, why: arranged.why };
  return { ok: true, part: { kind, set: arranged.ways[0], ways: arranged.ways } };
}

/** The first open part that these cards fill as they are, or -1. */
export function partFor(parts: readonly ContractPart[], cards: readonly ChinasoCard[]): number {
  return parts.findIndex((part) => part.set === null && putIn(part, cards).ok);
}

/** The same set laid the next way there is. */
export function turned({ kind, set, ways }: ContractPart): ContractPart {
  const next = ways[(ways.findIndex((way) => way === set) + 1) % ways.length];
  return { kind, set: next ?? set, ways };
}

/** What is found for a contract in a hand: as many parts as can be laid together, each in its place. */
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
