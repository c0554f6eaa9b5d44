import type { Said } from '@chinwag/protocol';
import type { TableStore } from './tableModel.ts';

const MOST_SAYINGS = 200;

/** Adds chat messages to the model. The first messages received are those from before the viewer arrived, and may be none. */
export function takeSayings(store: TableStore, received: readonly Said[]): void {
  store.setState(({ said, saidBefore }) => ({
    said: withSayings(said, received),
    saidBefore: saidBefore ?? received.at(-1)?.at ?? 0,
  }));
}

/** Returns earlier and new chat messages, each once and in order, up to the limit. */
export function withSayings(before: readonly Said[], received: readonly Said[]): readonly Said[] {
  const known = new Set(before.map(({ at }) => at));
  const all = [...before, ...received.filter(({ at }) => !known.has(at))];
  return all.toSorted((one, other) => one.at - other.at).slice(-MOST_SAYINGS);
}
