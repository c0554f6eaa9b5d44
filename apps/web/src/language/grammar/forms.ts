import type { LanguageId } from '../languages.ts';

/** The inflected kinds of words and their forms in each language. The empty string is the base form. */
export const FORMS = {
  en: { card: ['', 'a', 'the'], suit: ['', 'one'], rank: ['', 'many'], game: [''] },
  es: {
    card: ['', 'the', 'a', 'of', 'to'], suit: ['', 'one'], rank: ['', 'the', 'of', 'to', 'many'],
    game: ['', 'lower', 'to', 'of'],
  },
  pl: {
    card: ['', 'gen', 'acc', 'ins'], suit: ['', 'gen', 'one'], rank: ['', 'gen', 'acc', 'ins', 'many', 'manyGen'],
    game: ['', 'acc', 'gen'],
  },
} as const satisfies Readonly<Record<LanguageId, Readonly<Record<'card' | 'suit' | 'rank' | 'game', readonly string[]>>>>;

/** Returns whether a language has this form for words of this format. */
export function isForm(language: LanguageId, format: string, form: string): boolean {
  const what = format === 'cards' ? 'card' : format === 'sign' ? 'suit' : format;
  if (what !== 'card' && what !== 'suit' && what !== 'rank' && what !== 'game') return form === '';
  const forms: readonly string[] = FORMS[language][what];
  return forms.includes(form);
}
