import { describe, expect, it } from 'vitest';
import { rankOf, suitOf } from '../../../kernel/cards.ts';
import { mixed, type Random, randomFrom } from '../../../kernel/laws/random.ts';
import { type ChinasoCard, heightOf, isJoker, PACK } from '../cards.ts';
import { CONTRACTS, contractOf } from '../contracts.ts';
import { cards } from '../notation.ts';
import { CARD_POINTS } from '../options.ts';
import { readSet } from '../sets.ts';
import { touchingStraights } from '../touching.ts';
import { fewestPointsLeft } from './testing/brute-force.ts';
import { bestGoingDown, type GoingDown } from './going-down.ts';

/** Returns the sets found, each as text, and the points left, or null if going down is impossible. */
function found(number: number, hand: string): readonly [sets: readonly string[], left: number] | null {
  const best = bestGoingDown(cards(hand), contractOf(number), 'face-value');
  return best && [best.sets.map((set) => set.cards.join(' ')), best.pointsLeft];
}

describe('CS3.1: named hands, worked out by hand', () => {
  it('CS3.1: threes take all cards of their ranks and all jokers', () => {
    expect(found(1, 'KS KH KD KC 5S 5H X1 X2 2C 3D')).toEqual([['KS KH KD KC X2', '5S 5H X1'], 5]);
    expect(found(1, '9S 9H 2S 2H 2D AC KD')).toBeNull();
  });

  it('CS3.1: jokers go to the threes with most points', () => {
    // One joker can complete the queens or the twos; with the twos, 4 more points would be left.
    expect(found(1, '8S 8H 8D QS QH 2S 2H X1')).toEqual([['8S 8H 8D', 'QS QH X1'], 4]);
    // Two jokers beside a single ace beat two threes each completed by one joker, if only one more three is needed.
    expect(found(1, '8S 8H 8D AS 5S 5H X1 X2')).toEqual([['8S 8H 8D', 'AS X1 X2'], 10]);
  });

  it('CS2.3: one rank can make two threes', () => {
    expect(found(1, '8S 8H 8D 8C 8S#2 8H#2 KS')).toEqual([['8S 8D 8S#2', '8H 8C 8H#2'], 10]);
    expect(found(1, '8S 8H 8D 8C X1 X2 KS QD')).toEqual([['8S 8H 8D 8C', 'KS X1 X2'], 10]);
    expect(found(1, '8S 8H 8D 8C 8S#2 X1 KS QD')).toEqual([['8S 8D 8S#2', '8H 8C X1'], 20]);
  });

  it('CS3.1: a card goes to the straight or the three, where it leaves fewer points', () => {
    // 8♥ lengthens the straight or completes the three of eights; the twos are another three.
    expect(found(2, '4H 5H 6H 7H 8H 8S 8D 2S 2H 2D')).toEqual([['8H 8S 8D', '4H 5H 6H 7H'], 6]);
    expect(found(2, '4H 5H 6H 7H 8H 8S 2S 2H 2D AC')).toEqual([['2S 2H 2D', '4H 5H 6H 7H 8H'], 23]);
  });

  it('CS2.2: jokers in a straight are never adjacent', () => {
    expect(found(3, '5H X1 7H X2 2C 3C 4C 5C')).toEqual([['X1 5H X2 7H', '2C 3C 4C 5C'], 0]);
    expect(found(3, '5H 8H X1 X2 2C 3C 4C 5C')).toBeNull();
    expect(found(7, '2C 3C 4C 5C 2D 3D 4D 5D 5H 7H X1 X2 X1#2')?.[1]).toBe(0);
  });

  it('CS2.4: a joker at an end can keep two straights from touching', () => {
    expect(found(3, '5H 6H 7H 8H 9H TH JH QH X1')?.[1]).toBe(0);
  });

  it('CS4.8: when the straights need every card, one goes to the three and a joker replaces it', () => {
    expect(found(6, '5H 6H 7H 8H 5S 6S 7S 8S X1 X2 X1#2')?.[1]).toBe(0);
    expect(found(6, '5H 6H 7H 8H 5S 6S 7S 8S X1 X2')).toBeNull();
  });
});

function laidCards({ sets }: GoingDown): readonly ChinasoCard[] {
  return sets.flatMap(({ cards }) => cards);
}

/** Returns a hand of few ranks and suits, so that sets are common: 4 to `most` natural cards, and up to six jokers. */
function crowdedHand(random: Random, most: number): readonly ChinasoCard[] {
  const width = 4 + random.below(10);
  const low = random.below(14 - width);
  const suits = 'SHDC'.slice(random.below(4));
  const near = PACK.filter((card) => {
    if (isJoker(card)) return false;
    const height = heightOf(rankOf(card)) - low;
    return height >= 0 && height < width && suits.includes(suitOf(card));
  });
  const jokers = PACK.filter(isJoker).slice(0, random.below(7));
  return [...mixed(near, random).slice(0, 4 + random.below(most - 3)), ...jokers];
}

describe('CS3.1: comparison with brute force', () => {
  it.each(CONTRACTS.map((contract, at) => ({ number: at + 1, contract })))(
    'CS3.1: hand $number: the solver leaves the fewest points, or finds no way, for crowded random hands',
    ({ number, contract }) => {
      const random = randomFrom(number);
      let ways = 0;
      for (let hands = 0; hands < 300; hands++) {
        const hand = crowdedHand(random, 8 + Math.max(0, contract.straights - 1));
        const chart = CARD_POINTS[hands % 2] ?? 'face-value';
        const best = bestGoingDown(hand, contract, chart);
        const left = { hand: hand.join(' '), fewest: fewestPointsLeft(hand, contract, chart) };
        expect({ hand: hand.join(' '), fewest: best?.pointsLeft ?? null }).toEqual(left);
        if (best === null) continue;
        ways++;
        const laid = best.sets.map(readSet).filter((set) => set.kind !== 'none');
        expect(laid.filter((set) => set.kind === 'three')).toHaveLength(contract.threes);
        expect(laid.filter((set) => set.kind === 'straight')).toHaveLength(contract.straights);
        expect(touchingStraights(laid)).toBeNull();
        expect(new Set(laidCards(best)).size).toBe(laidCards(best).length);
        expect(laidCards(best).every((card) => hand.includes(card))).toBe(true);
      }
      expect(ways).toBeGreaterThan(20);
    },
  );
});
