import { parse, type SelectCase, type Token } from '@messageformat/parser';
import { parse as parseYaml } from 'yaml';
import type { Pack } from '../../../language/cardCode.ts';
import type { MessageKey } from '../../../language/message.ts';
import { typeset } from '../../../language/typeset.ts';
import { spokenLanguage } from '../../../language/testing.ts';
import { plain, vocabularyOf, type Vocabulary } from './vocabulary.ts';

/** The meaning of an announced sentence: its message, its arguments, and its select cases. */
export interface Meaning {
  readonly key: MessageKey;
  /** The values: codes for cards, suits and ranks, and the announced text for everything else. */
  readonly values: Readonly<Record<string, string>>;
  /** The cards of a placeholder, by its name. */
  readonly cards: Readonly<Record<string, readonly string[]>>;
  /** The cases that the sentence uses, by the name of the placeholder that chooses the case. */
  readonly cases: Readonly<Record<string, string>>;
  /** The end of the sentence in the text. */
  readonly end: number;
}

/** The catalogues' source files. */
const FILES = import.meta.glob<string>('/apps/web/src/**/messages/*.yaml', { query: '?raw', import: 'default' });

/** Parses announcements, based only on the page's language and a game's messages. */
export class Understanding {
  readonly #texts: ReadonlyMap<string, string>;
  readonly #pack: Pack;
  readonly #known = new Map<string, Pattern>();

  /** Resolves with an `Understanding` of these scopes' messages. */
  static async of(scopes: readonly string[], pack: Pack): Promise<Understanding> {
    const { id } = spokenLanguage();
    const texts = await Promise.all(
      Object.entries(FILES)
        .filter(([file]) => scopes.some((scope) => file.endsWith(`/${scope}/messages/${id}.yaml`)))
        .map(async ([file, load]) => flattened(parseYaml(await load()), file.split('/').at(-3) ?? '')),
    );
    return new Understanding(new Map(texts.flat().map(([key, text]) => [key, unmarked(typeset(text, id))])), pack);
  }

  private constructor(texts: ReadonlyMap<string, string>, pack: Pack) {
    this.#texts = texts;
    this.#pack = pack;
  }

  /** Returns every occurrence of these messages in a text, in order. */
  all(heard: string, keys: readonly MessageKey[]): readonly Meaning[] {
    const text = plain(heard);
    return keys.flatMap((key) => this.#patternOf(key).all(text)).toSorted((a, b) => a.end - b.end);
  }

  /** Returns the last of these messages in a text, or null if there is none. */
  last(heard: string, keys: readonly MessageKey[]): Meaning | null {
    return this.all(heard, keys).at(-1) ?? null;
  }

  /** Returns the first card named in a text, or null if there is none. */
  cardIn(heard: string): string | null {
    const vocabulary = vocabularyOf('card', '', this.#pack) ?? new Map();
    const [name] = new RegExp(oneOf(vocabulary), 'u').exec(plain(heard)) ?? [];
    return name === undefined ? null : (vocabulary.get(name) ?? null);
  }

  #patternOf(key: MessageKey): Pattern {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const text = this.#texts.get(key);
    if (text === undefined) throw new Error(`nobody knows ${key}`);
    const pattern = new Pattern(key, text, this.#pack);
    this.#known.set(key, pattern);
    return pattern;
  }
}

/** The purpose of a placeholder's content. */
type Find =
  | { readonly what: 'text' | 'case'; readonly gap: string; readonly is: string }
  | { readonly what: 'word' | 'words'; readonly gap: string; readonly vocabulary: Vocabulary };

/** Any text within one sentence. */
const WITHIN = '[^.!?]+?';

/** A message inverted: finds the meaning of a text. */
class Pattern {
  readonly #key: MessageKey;
  readonly #pack: Pack;
  readonly #finds: Find[] = [];
  readonly #expression: RegExp;

  constructor(key: MessageKey, text: string, pack: Pack) {
    this.#key = key;
    this.#pack = pack;
    this.#expression = new RegExp(`(?<![\\p{L}\\d])${this.#row(parse(text, { strict: false }))}(?![\\p{L}\\d])`, 'gu');
  }

  all(text: string): readonly Meaning[] {
    return [...text.matchAll(this.#expression)].filter(([said]) => said !== '').map((found) => this.#meaningOf(found));
  }

  #meaningOf(found: RegExpExecArray): Meaning {
    const values: Record<string, string> = {};
    const cards: Record<string, readonly string[]> = {};
    const cases: Record<string, string> = {};
    this.#finds.forEach((find, k) => {
      const said = found[k + 1];
      if (said === undefined) return;
      switch (find.what) {
        case 'text':
          values[find.gap] = said;
          break;
        case 'case':
          cases[find.gap] = find.is;
          break;
        case 'word':
          values[find.gap] = find.vocabulary.get(said) ?? said;
          break;
        case 'words':
          cards[find.gap] = wordsIn(said, find.vocabulary);
          break;
      }
    });
    return { key: this.#key, values, cards, cases, end: found.index + found[0].length };
  }

  #row(tokens: readonly Token[]): string {
    return tokens.map((token) => this.#one(token)).join('').replaceAll(/(?: |\\s\+)+/gu, '\\s+');
  }

  #one(token: Token): string {
    switch (token.type) {
      case 'content':
        return escaped(token.value.toLowerCase().replaceAll(/\s+/gu, ' '));
      case 'argument':
        return this.#find({ what: 'text', gap: token.arg, is: '' }, WITHIN);
      case 'function':
        return this.#written(token.arg, token.key, paramOf(token.param));
      case 'select':
      case 'plural':
        return `(?:${nothingLast(token.cases).map(({ key, tokens }) => this.#case(token.arg, key) + this.#row(tokens)).join('|')})`;
      case 'octothorpe':
      case 'selectordinal':
        throw new Error(`${this.#key} cannot be turned round`);
    }
  }

  #case(gap: string, is: string): string {
    return this.#find({ what: 'case', gap, is }, '');
  }

  #written(gap: string, format: string, form: string): string {
    const vocabulary = vocabularyOf(format, form, this.#pack);
    if (vocabulary === null) return this.#find({ what: 'text', gap, is: '' }, WITHIN);
    if (format === 'cards') return this.#find({ what: 'words', gap, vocabulary }, listOf(oneOf(vocabulary)));
    return this.#find({ what: 'word', gap, vocabulary }, oneOf(vocabulary));
  }

  #find(find: Find, expression: string): string {
    this.#finds.push(find);
    return `(${expression})`;
  }
}

/** Returns the cases with an empty one last, because it would match anywhere. */
function nothingLast(cases: readonly SelectCase[]): readonly SelectCase[] {
  return cases.toSorted((a, b) => Number(a.tokens.length === 0) - Number(b.tokens.length === 0));
}

/** Returns a pattern for any name, the longest first: `jack` must not match in `jack of clubs`. */
function oneOf(vocabulary: Vocabulary): string {
  const longestFirst = [...vocabulary.keys()].toSorted((a, b) => b.length - a.length);
  return `(?<![\\p{L}\\d])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\d])`;
}

/** Returns a pattern for several names, with commas and the language's word before the last. */
function listOf(word: string): string {
  return `${word}(?:(?:, |,? \\p{L}{1,4} )${word})*`;
}

function wordsIn(said: string, vocabulary: Vocabulary): readonly string[] {
  return [...said.matchAll(new RegExp(oneOf(vocabulary), 'gu'))].map(([word]) => vocabulary.get(word) ?? word);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

function paramOf(param: readonly Token[] = []): string {
  return param.map((token) => (token.type === 'content' ? token.value : '')).join('').trim();
}

/** Returns a text without the marks of terms, because a term with an explanation sounds like any other word. */
function unmarked(text: string): string {
  return text.replaceAll(/<\/?[a-z-]+>/gu, '');
}

/** Returns the texts of a file by full key, because keys are nested in the file. */
function flattened(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flattened(inner, `${path}.${key}`));
}
