import type { Said } from '@chinwag/protocol';
import type { TableStore } from './tableModel.ts';

const KEPT = 200;

/** Takes what was said into the model. What was said before one came is told first, whether it is anything or nothing. */
export function takeSayings(store: TableStore, told: readonly Said[]): void {
  store.setState(({ said, saidBefore }) => ({
    said: withSayings(said, told),
    saidBefore: saidBefore ?? told.at(-1)?.at ?? 0,
  }));
}

/** What one has heard, and what one is told now, each once and in the order in which it was said; the last of it. */
export function withSayings(heard: readonly Said[], told: readonly Said[]): readonly Said[] {
  const known = new Set(heard.map(({ at }) => at));
  return [...heard, ...told.filter(({ at }) => !known.has(at))].toSorted((one, other) => one.at - other.at).slice(-KEPT);
}
