import { useCallback } from 'react';
import { useLanguage } from './language.ts';
import type { LanguageId } from './languages.ts';
import { jointsOf } from './lists.ts';

/** Returns side remarks, joined as is usual in the language: `ace of spades, led, best`. */
export function asides(things: readonly string[], language: LanguageId): string {
  const joints = jointsOf(things, 'beside', language);
  return things.map((thing, at) => (joints[at] ?? '') + thing).join('');
}

/** Returns a function that joins side remarks as is usual in the page's language. */
export function useAsides(): (things: readonly string[]) => string {
  const { id } = useLanguage();
  return useCallback((things) => asides(things, id), [id]);
}
