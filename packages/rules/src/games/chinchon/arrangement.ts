import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { codeOf, valueIn } from './cards.ts';
import {
  type CardSet, cardsIn, partedMelds, type SearchedHand, searched, wholeHand, worthIn,
} from './card-sets.ts';
import type { LayOffTarget } from './lay-offs.ts';
import { isGroup } from './melds.ts';
import type { LayOff, Meld } from './moves.ts';

/** An arrangement of a hand: the cards in the player's own melds, the cards laid off on the table, and the cards left over. */
export interface Arrangement {
  readonly melds: readonly Meld[];
  /** The lay-offs, in an order in which each card fits. */
  readonly layOffs: readonly LayOff[];
  readonly left: readonly SpanishCard[];
  /** The points of the cards left over. */
  readonly points: number;
}

/** Cards of a hand that are laid off, each with its meld on the table. */
interface Addition {
  readonly set: CardSet;
  readonly layOffs: readonly LayOff[];
}

/** All possible arrangements of a hand, given the melds on the table. */
export interface Possibilities {
  readonly hand: SearchedHand;
  /** The sets of cards that can be laid off together on the sequences on the table, each once; the empty set first. */
  readonly toSequences: readonly Addition[];
  /** The cards that can be laid off on the groups on the table, where there is always room for all of them. */
  readonly toGroups: Addition;
}

const NO_ADDITION: Addition = { set: 0, layOffs: [] };
const NO_ADDITIONS: readonly Addition[] = [NO_ADDITION];

/** Returns the arrangement of a hand that leaves the fewest points, with lay-offs on `targets` (CH5.4, CH7.1). */
export function bestArrangement(
  hand: readonly SpanishCard[],
  deck: SpanishDeck,
  targets: readonly LayOffTarget[] = [],
): Arrangement {
  return bestOf(possibilities(hand, deck, targets), wholeHand(hand.length));
}

/** Returns all possible arrangements of a hand with the melds in `targets`. */
export function possibilities(
  cards: readonly SpanishCard[],
  deck: SpanishDeck,
  targets: readonly LayOffTarget[],
): Possibilities {
  const hand = searched(cards, deck);
  let toSequences = NO_ADDITIONS;
  let toGroups = NO_ADDITION;
  for (const target of targets) {
    if (isGroup(target.cards, deck)) toGroups = withGroup(toGroups, hand, target);
    else toSequences = withSequence(toSequences, hand, target);
  }
  return { hand, toSequences, toGroups };
}

/**
 * Returns the arrangement that leaves the fewest points of the cards in `among`, ignoring the rest. Ties go to the arrangement with
 * the most melds of the player's own, then by the order of the hand.
 */
export function bestOf({ hand, toSequences, toGroups }: Possibilities, among: CardSet): Arrangement {
  const { cards, codes, layable } = hand;
  let melded: CardSet = 0;
  let added = NO_ADDITION;
  let most = -1;
  for (let at = layable.length - 1; at >= 0; at--) {
    const set = layable[at] ?? 0;
    if ((set & ~among) !== 0) continue;
    for (const addition of toSequences) {
      if ((addition.set & (set | ~among)) !== 0) continue;
      const worth = worthIn(codes, (set | addition.set | toGroups.set) & among);
      if (worth <= most) continue;
      most = worth;
      melded = set;
      added = addition;
    }
  }
  const grouped = toGroups.set & among & ~(melded | added.set);
  const left = among & ~(melded | added.set | grouped);
  return {
    melds: partedMelds(hand, melded),
    layOffs: [...added.layOffs, ...toGroups.layOffs.filter(({ card }) => cardsIn(cards, grouped).includes(card))],
    left: cardsIn(cards, left),
    points: worthIn(codes, left),
  };
}

function withGroup(toGroups: Addition, { cards, codes, deck }: SearchedHand, target: LayOffTarget): Addition {
  const [first] = target.cards;
  if (first === undefined) return toGroups;
  const value = valueIn(codeOf(first, deck));
  let { set } = toGroups;
  const layOffs = [...toGroups.layOffs];
  for (const [at, card] of cards.entries()) {
    if (valueIn(codes[at] ?? 0) !== value || (set & (1 << at)) !== 0) continue;
    set |= 1 << at;
    layOffs.push({ card, meld: target.meld });
  }
  return { set, layOffs };
}

/** Returns every addition when cards may also go to both ends of one more sequence. */
function withSequence(
  toSequences: readonly Addition[],
  hand: SearchedHand,
  target: LayOffTarget,
): readonly Addition[] {
  const low = target.cards[0];
  const high = target.cards[target.cards.length - 1];
  if (low === undefined || high === undefined) return toSequences;
  const below = runsFrom(hand, codeOf(low, hand.deck), -1, target.meld);
  const above = runsFrom(hand, codeOf(high, hand.deck), 1, target.meld);
  return withRuns(withRuns(toSequences, below), above);
}

/** Returns the runs of cards that extend a sequence, from the card of code `end` on. */
function runsFrom(
  hand: SearchedHand,
  end: number,
  step: 1 | -1,
  meld: number,
  { set, layOffs }: Addition = NO_ADDITION,
): readonly Addition[] {
  const runs: Addition[] = [];
  for (const [at, card] of hand.cards.entries()) {
    if (hand.codes[at] !== end + step) continue;
    const longer = { set: set | (1 << at), layOffs: [...layOffs, { card, meld }] };
    runs.push(longer, ...runsFrom(hand, end + step, step, meld, longer));
  }
  return runs;
}

/** Returns the given additions, each alone and with each run whose cards it does not use. */
function withRuns(additions: readonly Addition[], runs: readonly Addition[]): readonly Addition[] {
  if (runs.length === 0) return additions;
  const all = [...additions];
  for (const { set, layOffs } of additions) {
    for (const run of runs) {
      const both = set | run.set;
      if ((set & run.set) !== 0 || all.some((known) => known.set === both)) continue;
      all.push({ set: both, layOffs: [...layOffs, ...run.layOffs] });
    }
  }
  return all;
}
