/** The languages of the app, English first. */
export const LANGUAGES = ['en', 'es', 'pl'] as const;

/** The id of an app language, which is also the value of a `lang` attribute. */
export type LanguageId = (typeof LANGUAGES)[number];

/** Each language's name in that language. */
export const OWN_NAMES: Readonly<Record<LanguageId, string>> = { en: 'English', es: 'Español', pl: 'Polski' };

/** The question that offers a language, in that language, while the page is in a different one. */
export const OFFERS = {
  es: { question: '¿Prefieres español?', yes: 'Sí', no: 'No' },
  pl: { question: 'Wolisz po polsku?', yes: 'Tak', no: 'Nie' },
} as const satisfies Partial<Readonly<Record<LanguageId, { readonly [part in 'question' | 'yes' | 'no']: string }>>>;

/** A language that is offered to users whose browser prefers it. */
export type OfferedLanguage = keyof typeof OFFERS;

/** The locale of each language, for lists, numbers and times: *a, b and c*, not *a, b, and c*. */
export const LOCALES: Readonly<Record<LanguageId, string>> = { en: 'en-GB', es: 'es', pl: 'pl' };

/** Returns the app's language for a language tag such as `es-MX`, or null if there is none. */
export function languageOf(tag: string): LanguageId | null {
  const [primary] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === primary) ?? null;
}
