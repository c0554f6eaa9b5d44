import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import { codeOf, valueIn } from './cards.ts';
import {
  type CardSet, cardsIn, partedMelds, type SearchedHand, searched, wholeHand, worthIn,
} from './card-sets.ts';
import type { LayOffTarget } from './lay-offs.ts';
import { isGroup } from './melds.ts';
import type { LayOff, Meld } from './moves.ts';

/** What a player does with a hand: which cards go into own melds, which onto the table's, and what is left. */
export interface Arrangement {
  readonly melds: readonly Meld[];
  /** In an order that works. */
  readonly layOffs: readonly LayOff[];
  readonly left: readonly SpanishCard[];
  /** What the cards left count. */
  readonly points: number;
}

/** Some cards of a hand, each with a meld on the table to which it is added. */
interface Addition {
  readonly set: CardSet;
  readonly layOffs: readonly LayOff[];
}

/** Everything that can be done with a hand. */
export interface Possibilities {
  readonly hand: SearchedHand;
  /** What can be added, all at once, to the sequences on the table; nothing, which is first, and each set once. */
  readonly toSequences: readonly Addition[];
  /** What can be added to the groups on the table: there is room for any of it, whatever else is done. */
  readonly toGroups: Addition;
}

const NO_ADDITION: Addition = { set: 0, layOffs: [] };
const NO_ADDITIONS: readonly Addition[] = [NO_ADDITION];

/** The arrangement of a hand, with lay-offs onto `targets`, that leaves the fewest points (CH5.4, CH7.1). */
export function bestArrangement(
  hand: readonly SpanishCard[],
  deck: SpanishDeck,
  targets: readonly LayOffTarget[] = [],
): Arrangement {
  return bestOf(possibilities(hand, deck, targets), wholeHand(hand.length));
}

/** Finds everything that can be done with a hand and the melds in `targets`. */
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
 * The arrangement that leaves the fewest points of the cards in `among`, the others being put aside. Of several it is
 * one with the most melds of the player's own; for the rest the order in which the cards are held decides.
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

/** Every addition there is once cards may go to both ends of one more sequence. */
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

/** The runs of cards by which a sequence can be lengthened from the card of code `end` on. */
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

/** The additions so far, each by itself and with each of the runs that it leaves the cards for. */
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
