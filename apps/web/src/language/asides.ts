import { useCallback } from 'react';
import { useLanguage } from './language.ts';
import type { LanguageId } from './languages.ts';
import { jointsOf } from './lists.ts';

/** Things that are remarked beside one another, as the language strings them together: `ace of spades, led, best`. */
export function asides(things: readonly string[], language: LanguageId): string {
  const joints = jointsOf(things, 'beside', language);
  return things.map((thing, at) => (joints[at] ?? '') + thing).join('');
}

/** The way in which the language of the page strings asides together. */
export function useAsides(): (things: readonly string[]) => string {
  const { id } = useLanguage();
  return useCallback((things) => asides(things, id), [id]);
}
