import { parse, type Token } from '@messageformat/parser';
import { FORMS, isForm } from '../../apps/web/src/language/grammar/forms.ts';
import type { LanguageId } from '../../apps/web/src/language/languages.ts';

/**
 * The kind of value that fills a placeholder, as far as a text shows, or `any` if the text only names the placeholder. `person` is
 * one person. `people` may be several, and verbs agree with their number.
 */
export type FillingKind =
  | 'any' | 'number' | 'game' | 'person' | 'people' | 'card' | 'cards' | 'suit' | 'sign' | 'rank' | 'choices'
  | { readonly oneOf: readonly string[] };

/** The placeholders of a message by name. */
export type Kinds = ReadonlyMap<string, FillingKind>;

/** The cases of a selection between people. */
const PEOPLE = ['you', 'one', 'withYou', 'other'];
/** The formats of placeholders, and the kind of value of each. */
const FORMATS: Readonly<Record<string, FillingKind>> = {
  card: 'card', cards: 'cards', suit: 'suit', sign: 'sign', rank: 'rank', signed: 'number', halves: 'number', either: 'choices',
  people: 'people', game: 'game',
};

/** Returns the placeholders of a text. Throws if the text is invalid, with a message that says what is wrong. */
export function kindsIn(text: string, language: LanguageId): Kinds {
  const kinds = new Map<string, FillingKind>();
  const cardinal = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  walk(parse(text, { cardinal, ordinal: [], strict: false, strictPluralKeys: true }), language, (name, kind) => {
    kinds.set(name, united(kinds.get(name) ?? 'any', kind, name));
  });
  return kinds;
}

function walk(tokens: readonly Token[], language: LanguageId, found: (name: string, kind: FillingKind) => void): void {
  for (const token of tokens) {
    switch (token.type) {
      case 'content':
        break;
      case 'octothorpe':
        throw new Error('write the number by its name, not as #');
      case 'argument':
        found(token.arg, 'any');
        break;
      case 'function':
        found(token.arg, formatted(token.key, paramOf(token.param), language));
        break;
      case 'plural':
        found(token.arg, 'number');
        for (const { tokens: inner } of token.cases) walk(inner, language, found);
        break;
      case 'selectordinal':
        throw new Error('ordinals are not known here');
      case 'select':
        found(token.arg, selected(token.cases.map(({ key }) => key)));
        for (const { tokens: inner } of token.cases) walk(inner, language, found);
        break;
    }
  }
}

function paramOf(param: readonly Token[] | undefined): string {
  return (param ?? []).map((token) => (token.type === 'content' ? token.value : '')).join('').trim();
}

function formatted(format: string, form: string, language: LanguageId): FillingKind {
  const kind = FORMATS[format];
  if (kind === undefined) throw new Error(`there is no format "${format}"`);
  if (!isForm(language, format, form)) {
    const known = Object.entries(FORMS[language]).map(([of, forms]) => `${of}: ${forms.join(', ')}`).join('; ');
    throw new Error(`"${format}" has no form "${form}" (${known})`);
  }
  return kind;
}

function selected(cases: readonly string[]): FillingKind {
  if (!isOfPeople(cases)) return { oneOf: cases.toSorted() };
  return isOfSeveral(cases) ? 'people' : 'person';
}

/** Returns whether these are the cases of a selection between people. */
export function isOfPeople(cases: readonly string[]): boolean {
  return cases.every((key) => PEOPLE.includes(key)) && cases.length > 1;
}

/** Returns whether a selection between people has words both for one person and for several. */
export function isOfSeveral(cases: readonly string[]): boolean {
  return cases.includes('one') || cases.includes('withYou');
}

/** Returns the kind of a placeholder that is used in two ways. Throws if no value fits both uses. */
export function united(one: FillingKind, other: FillingKind, name: string): FillingKind {
  if (one === 'any' || written(one) === written(other)) return other;
  if (other === 'any') return one;
  if ((one === 'person' && other === 'people') || (one === 'people' && other === 'person')) return 'people';
  if (typeof one === 'object' && typeof other === 'object') {
    return { oneOf: [...new Set([...one.oneOf, ...other.oneOf])].toSorted() };
  }
  throw new Error(`"${name}" cannot be ${written(one)} and ${written(other)}`);
}

/** Returns a kind as a type of `language/message.ts`. */
export function written(kind: FillingKind): string {
  if (typeof kind === 'object') return kind.oneOf.map((key) => `'${key}'`).join(' | ');
  const types = {
    any: 'Filling', number: 'number', game: 'GameTitle', person: 'Person', people: 'Persons',
    card: 'CardFilling', cards: 'readonly CardFilling[]', suit: 'AnySuit', sign: 'SuitSign', rank: 'RankCode',
    choices: 'readonly ListEntry[]',
  } as const;
  return types[kind];
}
