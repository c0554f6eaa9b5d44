/** Returns `item`. Throws if it is null, because a seat to act always has a choice. */
export function chosen<Item>(item: Item | null): Item {
  if (item === null) throw new Error('there is nothing to choose from');
  return item;
}

/** Returns the item with the highest value, or the first such item if several are equal, or null if there are no items. */
export function bestOf<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  let best: Item | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = value(item);
    if (worth > most) {
      most = worth;
      best = item;
    }
  }
  return best;
}
