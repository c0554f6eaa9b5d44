import { parse, type Token } from '@messageformat/parser';
import { type LanguageId, LANGUAGES } from '../../../apps/web/src/language/languages.ts';
import { type Rendering, renderingsOf } from './renderings.ts';

/** A parsed text: its tokens, and all its renderings. */
export interface ReadText {
  readonly language: LanguageId;
  readonly tokens: readonly Token[];
  readonly renderings: readonly Rendering[];
}

/** A message in every language that has it, English first. */
export interface TranslatedMessage {
  /** The full key of the message, including the scope. */
  readonly key: string;
  readonly readings: readonly ReadText[];
}

/** A fault of a text, as a phrase without a full stop. */
export interface Complaint {
  readonly language: LanguageId;
  readonly says: string;
}

/** Checks a message for one kind of fault. Returns the complaints. */
export type ContentCheck = (message: TranslatedMessage) => readonly Complaint[];

/** Returns a check that checks each language separately. */
export function inEach(check: (reading: ReadText, key: string) => readonly string[]): ContentCheck {
  return ({ key, readings }) =>
    readings.flatMap((reading) => [...new Set(check(reading, key))].map((says) => ({ language: reading.language, says })));
}

/** Parses a message in its languages. Throws if a text is not a valid ICU message; the report has a sentence for that. */
export function readMessage(key: string, texts: Readonly<Partial<Record<LanguageId, string>>>): TranslatedMessage {
  const readings = LANGUAGES.flatMap((language): ReadText[] => {
    const text = texts[language];
    if (text === undefined) return [];
    const tokens = parse(text, { cardinal: CATEGORIES[language], ordinal: [], strict: false, strictPluralKeys: true });
    return [{ language, tokens, renderings: renderingsOf(tokens) }];
  });
  return { key, readings };
}

const CATEGORIES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(language).resolvedOptions().pluralCategories]),
) as Readonly<Record<LanguageId, Intl.LDMLPluralRule[]>>;

/** Returns every selection in a text, including nested ones. */
export function choicesOf(tokens: readonly Token[]): readonly SelectToken[] {
  return tokens.flatMap((token) =>
    'cases' in token ? [token, ...token.cases.flatMap(({ tokens: inner }) => choicesOf(inner))] : [],
  );
}

/** A selection in a text: by a number, or by a word. */
export type SelectToken = Extract<Token, { readonly cases: unknown }>;
