import { type Face, isSeen } from '../../../kernel/cards.ts';
import { type ChinasoCard, isJoker, kindAt, kindOf, RANKS } from '../cards.ts';
import { FEWEST_CARDS, type MeantSet } from '../sets.ts';
import { jokersInStraights } from './fillings.ts';
import { holdingOf } from './holding.ts';
import { fillingOf, type Plan, type SuitStraights } from './plan.ts';

type CardsOfSet = readonly ChinasoCard[];

/** Returns a plan's sets with their actual cards, threes first. Jokers that no set needs go to the first three. */
export function layOut(
  plan: Plan,
  hand: readonly Face<ChinasoCard>[],
  points: readonly number[],
): readonly MeantSet[] {
  const pool = hand.filter((card): card is ChinasoCard => isSeen(card));
  const straights = plan.straights.flatMap((part) => straightsOf(part, pool, points));
  const heights = plan.threes === 'rest' ? pool.filter((card) => !isJoker(card)).map(heightOfCard) : plan.threes;
  return [
    ...threesOf(heights, pool).map((cards): MeantSet => ({ as: 'three', cards })),
    ...straights.map((cards): MeantSet => ({ as: 'straight', cards })),
  ];
}

function straightsOf(part: SuitStraights, pool: ChinasoCard[], points: readonly number[]): readonly CardsOfSet[] {
  const jokers = jokersInStraights(fillingOf(holdingOf(pool), part, points), part.jokers);
  return part.spans.map(({ low, high }, at) => {
    const cards: ChinasoCard[] = [];
    for (let height = low; height <= high; height++) {
      const joker = (((jokers[at] ?? 0) >> height) & 1) === 1;
      cards.push(takenFrom(pool, (card) => (joker ? isJoker(card) : kindOf(card) === kindAt(part.suit, height))));
    }
    return cards;
  });
}

/** Returns threes of these ranks. Lays all natural cards of a rank, divided evenly among its threes. */
function threesOf(heights: readonly number[], pool: ChinasoCard[]): readonly CardsOfSet[] {
  const threes = heights.map((): ChinasoCard[] => []);
  for (const height of new Set(heights)) {
    const ofRank = threes.filter((_, at) => heights[at] === height);
    const naturals = pool.filter((card) => !isJoker(card) && heightOfCard(card) === height);
    for (const [at, card] of naturals.entries()) {
      ofRank[at % ofRank.length]?.push(takenFrom(pool, (other) => other === card));
    }
  }
  for (const three of threes) while (three.length < FEWEST_CARDS.three) three.push(takenFrom(pool, isJoker));
  threes[0]?.push(...pool.filter(isJoker));
  return threes;
}

function takenFrom(pool: ChinasoCard[], isWanted: (card: ChinasoCard) => boolean): ChinasoCard {
  const at = pool.findIndex(isWanted);
  const card = pool[at];
  if (card === undefined) throw new Error('a plan lays a card that is not held');
  pool.splice(at, 1);
  return card;
}

function heightOfCard(card: ChinasoCard): number {
  return kindOf(card) % RANKS.length;
}
