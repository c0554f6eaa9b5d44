import { describe, expect, it } from 'vitest';
import { dealtInto, type DrawNumber, type HiddenZone } from './guessing.ts';
import { randomFrom } from './laws/random.ts';

const drawFrom = (seed: number): DrawNumber => {
  const random = randomFrom(seed);
  return (bound) => random.below(bound);
};

/** Returns the frequency of each deal, as text by zone; the order within a zone does not matter. */
function dealsOf(cards: readonly string[], zones: readonly HiddenZone<string>[], times: number): ReadonlyMap<string, number> {
  const came = new Map<string, number>();
  const draw = drawFrom(5);
  for (let time = 0; time < times; time++) {
    const dealt = dealtInto(cards, zones, draw);
    const written = dealt?.map((zone) => zone.toSorted().join('')).join('|') ?? 'none';
    came.set(written, (came.get(written) ?? 0) + 1);
  }
  return came;
}

describe('cards dealt into hidden zones', () => {
  it('are dealt everywhere with equal probability if nothing is known', () => {
    const came = dealsOf(['a', 'b', 'c', 'd'], [{ count: 1 }, { count: 2 }], 12_000);
    expect(came.size).toBe(12);
    for (const times of came.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  it('are dealt only where zones accept them, in every such way', () => {
    const accepting = (cards: string) => (card: string) => cards.includes(card);
    const zones = [{ count: 1, accepts: accepting('bcde') }, { count: 2, accepts: accepting('abe') }];
    const came = dealsOf(['a', 'b', 'c', 'd', 'e'], zones, 4000);
    // The second zone has two cards of a, b and e; the first zone does not have a.
    expect([...came.keys()].toSorted()).toEqual([
      'b|ae|cd', 'c|ab|de', 'c|ae|bd', 'c|be|ad', 'd|ab|ce', 'd|ae|bc', 'd|be|ac', 'e|ab|cd',
    ]);
    for (const times of came.values()) expect(times).toBeGreaterThan(4000 / 8 / 3);
  });

  it('are moved between zones to find the only possible deal', () => {
    const only = (...cards: readonly string[]): HiddenZone<string> => ({ count: 1, accepts: (card) => cards.includes(card) });
    const came = dealsOf(['a', 'b', 'c', 'd'], [only('a', 'b'), only('b', 'c'), only('c', 'd'), only('d')], 50);
    expect([...came.keys()]).toEqual(['a|b|c|d|']);
  });

  it('cannot be dealt if no zone accepts them, or if there are too few', () => {
    expect(dealtInto(['a', 'b'], [{ count: 2, accepts: (card) => card === 'a' }], drawFrom(1))).toBeNull();
    expect(dealtInto(['a', 'b'], [{ count: 3 }], drawFrom(1))).toBeNull();
  });
});
