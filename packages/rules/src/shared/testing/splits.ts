import { expect } from 'vitest';

/** Every way to split cards among zones of so many cards each, which take all of them; the order in a zone does not count. */
function splitsOf<Card>(cards: readonly Card[], counts: readonly number[]): readonly (readonly (readonly Card[])[])[] {
  const [card, ...others] = cards;
  if (card === undefined) return [counts.map(() => [])];
  return counts.flatMap((count, zone) => {
    if (count === 0) return [];
    return splitsOf(others, counts.with(zone, count - 1)).map((split) => split.with(zone, [card, ...(split[zone] ?? [])]));
  });
}

/** Zones of cards as a text: the same for the same split. */
function textOfSplit(zones: readonly (readonly string[])[]): string {
  return zones.map((zone) => zone.toSorted().join(' ')).join(' | ');
}

/** The cards of another's hand and of the stock, and which of the hand are known. */
export interface HiddenSplit {
  readonly hand: readonly string[];
  readonly stock: readonly string[];
  readonly known: readonly string[];
}

/** How often a deal is guessed for each that may be. */
const OFTEN = 12;

/** Expects guesses at a hand and the stock to come to every split of the cards that are not known, and to no other. */
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
