import { type AnyGame, games } from '@chinwag/rules';

/** Returns the keys of all refusals of the games, with the names of their placeholders. */
export function refusalKeys(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.values<AnyGame>(games).flatMap(({ id, refusals }) =>
      Object.entries(refusals).map(([code, names]) => [`${id}.refusal.${code}`, names] as const),
    ),
  );
}
