import { type AnyGame, games } from '@chinwag/rules';

/** The keys of all that the games refuse with, with the names of what each sentence speaks of. */
export function refusalKeys(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.values<AnyGame>(games).flatMap(({ id, refusals }) =>
      Object.entries(refusals).map(([code, names]) => [`${id}.refusal.${code}`, names] as const),
    ),
  );
}
