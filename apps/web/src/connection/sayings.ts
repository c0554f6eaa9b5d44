import type { Said } from '@chinwag/protocol';

const KEPT = 200;

/** What one has heard, and what one is told now, each once and in the order in which it was said; the last of it. */
export function withSayings(heard: readonly Said[], told: readonly Said[]): readonly Said[] {
  const known = new Set(heard.map(({ at }) => at));
  return [...heard, ...told.filter(({ at }) => !known.has(at))].toSorted((one, other) => one.at - other.at).slice(-KEPT);
}
