import { useCallback } from 'react';
import { useLanguage } from './language.ts';
import { type LanguageId, LOCALES } from './languages.ts';

const formats = new Map<LanguageId, Intl.ListFormat>();

/** Things that are remarked beside one another, as the language strings them together: `ace of spades, led, best`. */
export function asides(things: readonly string[], language: LanguageId): string {
  const format = formats.get(language) ?? new Intl.ListFormat(LOCALES[language], { type: 'unit', style: 'short' });
  formats.set(language, format);
  return format.format(things);
}

/** The way in which the language of the page strings asides together. */
export function useAsides(): (things: readonly string[]) => string {
  const { id } = useLanguage();
  return useCallback((things) => asides(things, id), [id]);
}
