import { describe, expect, it } from 'vitest';
import { mixed, type Random, randomFrom } from '../../kernel/laws/index.ts';
import { type SpanishCard, type SpanishDeck, spanishRankOf, spanishSuitOf } from '../../kernel/spanish-cards.ts';
import { bestArrangement } from './arrangement.ts';
import { packFor } from './cards.ts';
import type { LayOffTarget } from './lay-offs.ts';
import { cards } from './notation.ts';

type CardsToArrange = readonly SpanishCard[];

const ORDER: Readonly<Record<SpanishDeck, readonly number[]>> = {
  '40': [1, 2, 3, 4, 5, 6, 7, 10, 11, 12],
  '48': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/** Returns the place of a card in the order, which is also its points, computed independently for the comparison. */
function points(card: SpanishCard, deck: SpanishDeck): number {
  return ORDER[deck].indexOf(spanishRankOf(card)) + 1;
}

function isMeld(meld: CardsToArrange, deck: SpanishDeck): boolean {
  if (meld.length < 3) return false;
  if (new Set(meld.map(spanishRankOf)).size === 1) return true;
  const places = meld.map((card) => points(card, deck)).toSorted((a, b) => a - b);
  const oneSuit = new Set(meld.map(spanishSuitOf)).size === 1;
  return oneSuit && places.every((place, at) => place === (places[0] ?? 0) + at);
}

/** Returns the fewest points left in a hand, by brute force: each card stays, is melded, or is laid off. */
function fewestByTrying(hand: CardsToArrange, deck: SpanishDeck, table: readonly LayOffTarget[]): number {
  const someOf = (set: number): CardsToArrange => hand.filter((_, at) => (set >> at) % 2 === 1);
  const melds = Array.from({ length: 1 << hand.length }, (_, set) => set).filter((set) => isMeld(someOf(set), deck));
  const grown = table.map(({ cards }) => [...cards]);
  const tryAll = (at: number, gone: number): number => {
    const card = hand[at];
    if (card === undefined) return grown.every((meld) => isMeld(meld, deck)) ? 0 : Number.POSITIVE_INFINITY;
    if ((gone >> at) % 2 === 1) return tryAll(at + 1, gone);
    let fewest = points(card, deck) + tryAll(at + 1, gone);
    for (const meld of melds) {
      if ((meld >> at) % 2 === 0 || (meld & (gone | ((1 << at) - 1))) !== 0) continue;
      fewest = Math.min(fewest, tryAll(at + 1, gone | meld));
    }
    for (const meld of grown) {
      const alike = new Set([...meld, card].map(spanishRankOf)).size === 1;
      if (!alike && new Set([...meld, card].map(spanishSuitOf)).size > 1) continue;
      meld.push(card);
      fewest = Math.min(fewest, tryAll(at + 1, gone));
      meld.pop();
    }
    return fewest;
  };
  return tryAll(0, 0);
}

/** Returns a hand of seven or eight cards with more melds than a random hand, and some melds on the table. */
function randomCase(random: Random) {
  const deck: SpanishDeck = random.below(2) === 0 ? '40' : '48';
  const seats = random.below(2) === 0 ? 4 : 8;
  const pool = mixed(packFor(deck, seats), random);
  const from = 1 + random.below(6);
  const near = (card: SpanishCard): boolean => points(card, deck) >= from && points(card, deck) < from + 6;
  const targets: LayOffTarget[] = [];
  const used = new Set<SpanishCard>();
  const wanted = random.below(4);
  for (let tries = 0; targets.length < wanted && tries < 40; tries++) {
    const [first] = mixed(pool.filter((card) => near(card) && !used.has(card)), random);
    if (first === undefined) break;
    const free = pool.filter((card) => !used.has(card));
    const alike = free.filter((card) => spanishRankOf(card) === spanishRankOf(first)).slice(0, 3);
    const ofSuit = free.filter((card) => spanishSuitOf(card) === spanishSuitOf(first));
    const following = [0, 1, 2].flatMap(
      (step) => ofSuit.find((card) => points(card, deck) === points(first, deck) + step) ?? [],
    );
    const laid = random.below(3) === 0 ? alike : following;
    if (!isMeld(laid, deck)) continue;
    for (const card of laid) used.add(card);
    targets.push({ meld: targets.length, cards: laid });
  }
  const rest = pool.filter((card) => !used.has(card));
  const lucky = random.below(3) > 0 ? rest.filter(near) : rest;
  return { deck, targets, hand: lucky.slice(0, 7 + random.below(2)) };
}

describe('the arrangement that leaves the fewest points', () => {
  it('CH5.4: the arrangement matches brute force in three thousand random hands', () => {
    const random = randomFrom(7);
    let melded = 0;
    let added = 0;
    for (let trial = 0; trial < 3000; trial++) {
      const { deck, targets, hand } = randomCase(random);
      const found = bestArrangement(hand, deck, targets);
      expect([hand, targets, found.points]).toEqual([hand, targets, fewestByTrying(hand, deck, targets)]);
      if (found.melds.length > 0) melded += 1;
      if (found.layOffs.length > 0) added += 1;
    }
    expect(melded).toBeGreaterThan(800);
    expect(added).toBeGreaterThan(800);
  });

  it('CH5.4: the arrangement can be laid as given: its melds are valid, and its lay-offs are in an order that works', () => {
    const random = randomFrom(8);
    for (let trial = 0; trial < 2000; trial++) {
      const { deck, targets, hand } = randomCase(random);
      const { melds, layOffs, left, points: counted } = bestArrangement(hand, deck, targets);
      const placed = [...melds.flat(), ...layOffs.map(({ card }) => card), ...left];
      expect(placed.toSorted()).toEqual(hand.toSorted());
      expect(counted).toBe(left.reduce((sum, card) => sum + points(card, deck), 0));
      for (const meld of melds) expect(isMeld(meld, deck)).toBe(true);
      const grown = targets.map((target) => [...target.cards]);
      for (const { card, meld } of layOffs) {
        grown[meld]?.push(card);
        expect(isMeld(grown[meld] ?? [], deck)).toBe(true);
      }
    }
  });

  it('CH5.4: a card goes where it saves most points: the 7 joins the group, not the sequence', () => {
    const found = bestArrangement(cards('5O 6O 7O 7C 7E 1B 2C'), '40');
    expect(found).toMatchObject({ melds: [cards('7O 7C 7E')], left: cards('5O 6O 1B 2C'), points: 14 });
  });

  it('CH5.4: a group of four gives up a card to a sequence', () => {
    const found = bestArrangement(cards('5O 6O 7O 7C 7E 7B 1C'), '40');
    expect(found.points).toBe(1);
    expect(found.melds).toHaveLength(2);
  });

  it('CH5.4: a meld is not split without need', () => {
    expect(bestArrangement(cards('1E 2E 3E 4E 5E 6E 7E'), '40').melds).toEqual([cards('1E 2E 3E 4E 5E 6E 7E')]);
  });

  it('CH5.4: a card that fits an own meld is added elsewhere if that lets another card in', () => {
    const table = [{ meld: 0, cards: cards('4C 5C 6C') }];
    const found = bestArrangement(cards('7C 7O 7E 7B 10C 1O 2E'), '40', table);
    expect(found).toMatchObject({ melds: [cards('7O 7E 7B')], left: cards('1O 2E'), points: 3 });
    expect(found.layOffs).toEqual([{ card: '7C', meld: 0 }, { card: '10C', meld: 0 }]);
  });

  it('CH5.4: when two cards compete for a place, one is added with the cards that follow it', () => {
    const table = [{ meld: 3, cards: cards('3O 4O 5O') }];
    const found = bestArrangement(cards('6O 6O#2 7O 12B 1C 1E 3B'), '40', table);
    expect(found.layOffs.map(({ meld }) => meld)).toEqual([3, 3]);
    expect(found.points).toBe(6 + 10 + 1 + 1 + 3);
  });

  it('CH5.4: a place that two melds offer takes one card of each pack', () => {
    const table = [{ meld: 0, cards: cards('3O 4O 5O') }, { meld: 1, cards: cards('7O 10O 11O') }];
    expect(bestArrangement(cards('6O 6O#2'), '40', table).points).toBe(0);
  });
});
