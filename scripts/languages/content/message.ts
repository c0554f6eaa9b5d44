import { parse, type Token } from '@messageformat/parser';
import { type LanguageId, LANGUAGES } from '../../../apps/web/src/language/languages.ts';
import { type Rendering, renderingsOf } from './renderings.ts';

/** A text as it is read: its tokens, and all that it can come to. */
export interface ReadText {
  readonly language: LanguageId;
  readonly tokens: readonly Token[];
  readonly renderings: readonly Rendering[];
}

/** A message in every language that has it, English first. */
export interface TranslatedMessage {
  /** Its whole key, scope included. */
  readonly key: string;
  readonly readings: readonly ReadText[];
}

/** What is wrong with a text, in words that end no sentence. */
export interface Complaint {
  readonly language: LanguageId;
  readonly says: string;
}

/** Looks at a message for one kind of mistake. */
export type ContentCheck = (message: TranslatedMessage) => readonly Complaint[];

/** A check that looks at each language by itself. */
export function inEach(check: (reading: ReadText, key: string) => readonly string[]): ContentCheck {
  return ({ key, readings }) =>
    readings.flatMap((reading) => [...new Set(check(reading, key))].map((says) => ({ language: reading.language, says })));
}

/** Reads a message in its languages. Throws where a text is no ICU message, which the report says in its own words. */
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

/** Every choice in a text, the inner ones too. */
export function choicesOf(tokens: readonly Token[]): readonly SelectToken[] {
  return tokens.flatMap((token) =>
    'cases' in token ? [token, ...token.cases.flatMap(({ tokens: inner }) => choicesOf(inner))] : [],
  );
}

/** A choice in a text: by a number, or by a word. */
export type SelectToken = Extract<Token, { readonly cases: unknown }>;
