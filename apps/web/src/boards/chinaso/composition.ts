import { type Face, isSeen, type Parser, type Violation, violation } from '@chinwag/rules';
import {
  arrange, bestGoingDown, type CardPoints, type ChinasoCard, type Contract, type LaidSet, PACK, touchingStraights,
} from '@chinwag/rules/chinaso';
import * as z from 'zod/mini';
import { setName } from './words.ts';

/** What a player has put together of a going-down, as it is kept over a reload. */
export interface Composition {
  /** The number of the hand it is for. */
  readonly deal: number;
  /** By part of the contract, threes first; the cards of a straight from low to high, none where nothing is put yet. */
  readonly parts: readonly (readonly ChinasoCard[])[];
}

/** A part of the contract, and what has been put there. */
export interface Part {
  readonly kind: LaidSet['kind'];
  /** Null as long as the part is open. */
  readonly set: LaidSet | null;
  /** Everything the cards there can be laid as: several where a joker may stand at either end. */
  readonly ways: readonly LaidSet[];
}

/** Nothing has been put together. */
export const NO_COMPOSITION: Composition = { deal: 0, parts: [] };

const OPEN: Omit<Part, 'kind'> = { set: null, ways: [] };

/** Reads what was kept of a composition. */
export const compositionSchema: Parser<Composition> = z.object({
  deal: z.number(),
  parts: z.array(z.array(z.enum(PACK))),
});

/** What each part of a contract asks for, threes first. */
function kindsOf({ threes, straights }: Contract): readonly LaidSet['kind'][] {
  return [
    ...Array.from({ length: threes }, () => 'three' as const),
    ...Array.from({ length: straights }, () => 'straight' as const),
  ];
}

/**
 * The parts of the contract with what is kept for them. A part of which a card has left the hand is open again, and so
 * are all parts in another hand.
 */
export function partsOf(
  { deal, parts }: Composition,
  number: number,
  contract: Contract,
  hand: readonly Face<ChinasoCard>[],
): readonly Part[] {
  return kindsOf(contract).map((kind, k): Part => {
    const cards = (deal === number && parts[k]) || [];
    return cards.every((card) => hand.includes(card)) ? partWith(kind, cards) : { kind, ...OPEN };
  });
}

function partWith(kind: LaidSet['kind'], cards: readonly ChinasoCard[]): Part {
  const arranged = arrange(cards);
  const ways = arranged.kind === 'set' ? arranged.ways.filter((way) => way.kind === kind) : [];
  const set = ways.find((way) => way.cards.every((card, place) => card === cards[place])) ?? ways[0];
  return set === undefined ? { kind, ...OPEN } : { kind, set, ways };
}

/** The cards that have been put in any part. */
export function cardsIn(parts: readonly Part[]): readonly ChinasoCard[] {
  return parts.flatMap(({ set }) => set?.cards ?? []);
}

/** The sets of all parts, or null while one is open. */
export function goingDownOf(parts: readonly Part[]): readonly LaidSet[] | null {
  const sets = parts.flatMap(({ set }) => set ?? []);
  return parts.length > 0 && sets.length === parts.length ? sets : null;
}

/** What more cards make of a part: the part, or why they cannot be put there. */
export type Put = { readonly ok: true; readonly part: Part } | { readonly ok: false; readonly why: Violation };

/** Puts cards in a part, with those that lie there (CS2.1, CS2.2). */
export function putIn({ kind, set }: Part, cards: readonly ChinasoCard[]): Put {
  const arranged = arrange([...(set?.cards ?? []), ...cards]);
  if (arranged.kind === 'none') return { ok: false, why: arranged.why };
  const ways = arranged.ways.filter((way) => way.kind === kind);
  const [first] = ways;
  if (first !== undefined) return { ok: true, part: { kind, set: first, ways } };
  const what = `Here goes a ${kind}; this is a ${setName(arranged.ways[0])}.`;
  return { ok: false, why: violation('CS3.1', 'not-the-contract', what) };
}

/** The first open part that these cards fill as they are, or -1. */
export function partFor(parts: readonly Part[], cards: readonly ChinasoCard[]): number {
  return parts.findIndex((part) => part.set === null && putIn(part, cards).ok);
}

/** The same set laid the next way there is. */
export function turned({ kind, set, ways }: Part): Part {
  const next = ways[(ways.findIndex((way) => way === set) + 1) % ways.length];
  return { kind, set: next ?? set, ways };
}

/** How two straights that have been put together offend, as long as the turn of going down lasts; or null (CS2.4). */
export function whyTouching(parts: readonly Part[]): Violation | null {
  const touching = touchingStraights(parts.flatMap(({ set }) => set ?? []));
  if (touching === null) return null;
  const [lower, higher] = touching.map(setName);
  return violation('CS2.4', 'straights-touch', `The ${higher} follows directly on the ${lower}: leave a gap, or overlap.`);
}

/** What is found for a contract in a hand. */
export interface Found {
  readonly parts: readonly Part[];
  readonly complete: boolean;
}

/** The going-down that leaves the fewest points; if there is none, as many parts of one as can be laid together. */
export function findParts(
  hand: readonly Face<ChinasoCard>[],
  contract: Contract,
  cardPoints: CardPoints,
): Found {
  const kinds = kindsOf(contract);
  for (const smaller of within(contract)) {
    const best = bestGoingDown(hand.filter(isSeen), smaller, cardPoints);
    if (best === null) continue;
    const found = kindsOf(smaller).map((kind, k) => partWith(kind, best.sets[k] ?? []));
    const filled = kinds.reduce<readonly Part[]>((parts, kind) => {
      const next = found.filter((part) => part.kind === kind)[parts.filter((part) => part.kind === kind).length];
      return [...parts, next ?? { kind, ...OPEN }];
    }, []);
    return { parts: filled, complete: found.length === kinds.length };
  }
  return { parts: kinds.map((kind) => ({ kind, ...OPEN })), complete: false };
}

/** A contract and all that are part of it, those with most sets first. */
function within({ threes, straights }: Contract): readonly Contract[] {
  const all = Array.from({ length: (threes + 1) * (straights + 1) }, (_, k) => ({
    threes: threes - Math.floor(k / (straights + 1)),
    straights: straights - (k % (straights + 1)),
  }));
  const size = (contract: Contract) => contract.threes + contract.straights;
  return all.filter((contract) => size(contract) > 0).toSorted((a, b) => size(b) - size(a));
}
