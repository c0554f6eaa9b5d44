import { expect } from 'vitest';

/** Returns every way to split cards among zones of these sizes, which take all cards; the order within a zone does not matter. */
function splitsOf<Card>(cards: readonly Card[], counts: readonly number[]): readonly (readonly (readonly Card[])[])[] {
  const [card, ...others] = cards;
  if (card === undefined) return [counts.map(() => [])];
  return counts.flatMap((count, zone) => {
    if (count === 0) return [];
    return splitsOf(others, counts.with(zone, count - 1)).map((split) => split.with(zone, [card, ...(split[zone] ?? [])]));
  });
}

/** Returns zones of cards as text, which is the same for equal splits. */
function textOfSplit(zones: readonly (readonly string[])[]): string {
  return zones.map((zone) => zone.toSorted().join(' ')).join(' | ');
}

/** The cards in another player's hand and in the stock, with the known cards in that hand. */
export interface HiddenSplit {
  readonly hand: readonly string[];
  readonly stock: readonly string[];
  readonly known: readonly string[];
}

/** The number of determinizations for each possible deal. */
const OFTEN = 12;

/** Expects that determinizations of a hand and the stock produce every split of the unknown cards, and no other split. */
export function expectEverySplit({ hand, stock, known }: HiddenSplit, guess: () => Pick<HiddenSplit, 'hand' | 'stock'>): void {
  const hidden = [...hand, ...stock].filter((card) => !known.includes(card));
  const may = splitsOf(hidden, [hidden.length - stock.length, stock.length])
    .map(([rest = [], left = []]) => textOfSplit([[...known, ...rest], left]));
  const came = new Set<string>();
  for (let times = 0; times < may.length * OFTEN; times++) {
    const guessed = guess();
    came.add(textOfSplit([guessed.hand, guessed.stock]));
  }
  expect(came).toEqual(new Set(may));
}
