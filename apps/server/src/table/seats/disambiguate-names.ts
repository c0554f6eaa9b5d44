import { looksOf } from './look-alikes.ts';

/**
 * Returns names as shown at one table, in the same order. A name that could be mistaken for an earlier name gets the smallest
 * number that makes it distinct.
 */
export function disambiguateNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return names.map((name) => {
    if (name === '') return name;
    const looks = looksOf(name);
    let number = Math.max(...looks.map((look) => numbers.get(look) ?? 1));
    let shown = number === 1 ? name : `${name} ${number}`;
    while (looksOf(shown).some((look) => taken.has(look))) shown = `${name} ${++number}`;
    for (const look of looks) numbers.set(look, number);
    for (const look of looksOf(shown)) taken.add(look);
    return shown;
  });
}
