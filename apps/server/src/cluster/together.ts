/** A caller that waits for its result. */
interface Caller<Item, Value> {
  readonly item: Item;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Returns a function that batches calls, with one batch in progress at a time. Calls made during a batch form the next one, up to
 * `most` calls. `make` resolves with a result for each item, in order. If `make` rejects, every call of the batch rejects.
 */
export function together<Item, Value>(
  make: (items: readonly Item[]) => Promise<readonly Value[]>,
  most: number,
): (item: Item) => Promise<Value> {
  const waiting: Caller<Item, Value>[] = [];
  let isUnderWay = false;
  const work = async (): Promise<void> => {
    isUnderWay = true;
    while (waiting.length > 0) await answer(waiting.splice(0, most), make);
    isUnderWay = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isUnderWay) void work();
    });
}

async function answer<Item, Value>(
  callers: readonly Caller<Item, Value>[],
  make: (items: readonly Item[]) => Promise<readonly Value[]>,
): Promise<void> {
  try {
    const values = await make(callers.map(({ item }) => item));
    values.forEach((value, at) => callers[at]?.resolve(value));
  } catch (error) {
    for (const { reject } of callers) reject(error);
  }
}
