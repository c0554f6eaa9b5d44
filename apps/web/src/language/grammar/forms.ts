import type { LanguageId } from '../languages.ts';

/** The inflected kinds of words, and the forms that each language has of them; '' is the base form. */
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

/** Whether a language can say something that is written in this format in this form. */
export function isForm(language: LanguageId, format: string, form: string): boolean {
  const what = format === 'cards' ? 'card' : format === 'sign' ? 'suit' : format;
  if (what !== 'card' && what !== 'suit' && what !== 'rank' && what !== 'game') return form === '';
  const forms: readonly string[] = FORMS[language][what];
  return forms.includes(form);
}
