import type { Said } from '@chinwag/protocol';
import type { TableStore } from './tableModel.ts';

const MOST_SAYINGS = 200;

/** Takes what was said into the model. What was said before one came is sent first, whether it is anything or nothing. */
export function takeSayings(store: TableStore, received: readonly Said[]): void {
  store.setState(({ said, saidBefore }) => ({
    said: withSayings(said, received),
    saidBefore: saidBefore ?? received.at(-1)?.at ?? 0,
  }));
}

/** What had been received before, and what is received now, each once and in the order in which it was said; the last of it. */
export function withSayings(before: readonly Said[], received: readonly Said[]): readonly Said[] {
  const known = new Set(before.map(({ at }) => at));
  const all = [...before, ...received.filter(({ at }) => !known.has(at))];
  return all.toSorted((one, other) => one.at - other.at).slice(-MOST_SAYINGS);
}
