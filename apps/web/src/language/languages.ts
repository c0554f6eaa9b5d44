/** The languages of the app, English first. */
export const LANGUAGES = ['en', 'es', 'pl'] as const;

/** A language of the app, as `lang` has it. */
export type LanguageId = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Readonly<Record<LanguageId, string>> = { en: 'English', es: 'Español', pl: 'Polski' };

/** The question that offers a language, in that language: the page is in another. */
export const OFFERS = {
  es: { question: '¿Prefieres español?', yes: 'Sí', no: 'No' },
  pl: { question: 'Wolisz po polsku?', yes: 'Tak', no: 'Nie' },
} as const satisfies Partial<Readonly<Record<LanguageId, { readonly [part in 'question' | 'yes' | 'no']: string }>>>;

/** A language that is offered to those whose browser speaks it. */
export type OfferedLanguage = keyof typeof OFFERS;

/** The locale by whose habits lists, numbers and times of each language are set: *a, b and c*, not *a, b, and c*. */
export const LOCALES: Readonly<Record<LanguageId, string>> = { en: 'en-GB', es: 'es', pl: 'pl' };

/** The language of the app that a tag such as `es-MX` means, or null. */
export function languageOf(tag: string): LanguageId | null {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary) ?? null;
}
