/** Every way to split cards among zones of so many cards each, which take all of them; the order in a zone does not count. */
export function splitsOf<Card>(cards: readonly Card[], counts: readonly number[]): readonly (readonly (readonly Card[])[])[] {
  const [card, ...others] = cards;
  if (card === undefined) return [counts.map(() => [])];
  return counts.flatMap((count, zone) => {
    if (count === 0) return [];
    return splitsOf(others, counts.with(zone, count - 1)).map((split) => split.with(zone, [card, ...(split[zone] ?? [])]));
  });
}

/** Zones of cards as a text: the same for the same split. */
export function textOfSplit(zones: readonly (readonly string[])[]): string {
  return zones.map((zone) => zone.toSorted().join(' ')).join(' | ');
}
