import loaders from 'virtual:messages';
import { GAMES } from '../../games/catalogue.ts';
import { allCards, type Pack, parseCard } from '../../language/cardCode.ts';
import type { RankCode, AnySuit } from '../../language/message.ts';
import { FORMS } from '../../language/grammar/forms.ts';
import type { Grammar, NamedCard } from '../../language/grammar/grammar.ts';
import type { CompiledMessage } from '../../language/catalogue.ts';
import type { LanguageId } from '../../language/languages.ts';
import { speak } from '../../language/load.ts';
import { spokenLanguage } from '../../language/testing.ts';

/**
 * Returns the parts of a text that are not in the page's language: English words and message keys shown in place of their messages.
 */
export type StrayEnglish = (text: string) => readonly string[];

/**
 * Sets the page to this language and resolves with a function that finds English on it. A word counts as English if the app's
 * English texts have it, but this language's texts do not. The given names, the titles of games, and one-letter words do not count.
 * Rejects if a text cannot be loaded.
 */
export async function strayEnglish(language: LanguageId, names: readonly string[]): Promise<StrayEnglish> {
  const [english, own] = [await wordsOf('en'), await wordsOf(language)];
  const known = new Set([...own, ...[...names, ...GAMES.map(({ title }) => title)].flatMap(wordsIn)]);
  const strange = new Set([...english].filter((word) => word.length > 1 && !known.has(word)));
  const scopes = new Set(Object.keys(spokenLanguage().catalogue).map(scopeOf));
  return (text) => [
    ...wordsIn(text).filter((word) => strange.has(word)),
    ...(text.match(KEY) ?? []).filter((key) => scopes.has(scopeOf(key))),
  ];
}

/** The pattern of a message's key: its scope, a dot, its name. */
const KEY = /(?<![\w.-])[a-z][\w-]*(?:\.[\w-]+)+/gu;

const scopeOf = (key: string): string => key.slice(0, key.indexOf('.'));

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Resolves with all words of the app in a language: those of its messages and of its grammar. */
async function wordsOf(language: LanguageId): Promise<ReadonlySet<string>> {
  await speak(language);
  const { grammar } = spokenLanguage();
  const groups = await Promise.all(Object.values(loaders[language] ?? {}).map((load) => load()));
  const messages = groups.flatMap((group) => Object.values(group.default)).flatMap(literalsOf);
  return new Set([...messages, ...grammarOf(grammar, language)].flatMap(wordsIn));
}

/** Returns the text between the placeholders of a compiled message: its literals, without the arguments of its formats. */
function literalsOf(compiled: CompiledMessage): readonly string[] {
  const source = compiled.toString().replaceAll(/, "(?:en|es|pl)"/gu, '');
  const literals = source.matchAll(/"(?<text>(?:[^"\\]|\\.)*)"(?<use>:|\)\.trim)?/gu);
  return [...literals].flatMap(({ groups }) => (groups?.['use'] === undefined ? [groups?.['text'] ?? ''] : []));
}

const PACKS: readonly Pack[] = ['french', 'spanish'];
const SUITS: readonly AnySuit[] = ['S', 'H', 'D', 'C', 'P', 'NT', 'X', 'O', 'E', 'B'];
const RANKS: readonly RankCode[] = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2', 1, 10, 11, 12];

/** Returns all names of cards, suits and ranks in a grammar. */
function grammarOf({ you, card, suit, rank }: Grammar, language: LanguageId): readonly string[] {
  const forms = FORMS[language];
  const plain = PACKS.flatMap((pack) => allCards(pack).map((code) => parseCard(code, pack)));
  const cards: readonly NamedCard[] = [
    ...plain.map((parsed) => ({ parsed, standsFor: null, called: null })),
    { parsed: parseCard('??'), standsFor: null, called: null },
    { parsed: parseCard('X1'), standsFor: null, called: 'tsukumogami' },
    { parsed: parseCard('X1'), standsFor: parseCard('AS'), called: null },
  ];
  return [
    you,
    ...forms.card.flatMap((form) => cards.map((each) => card(each, form))),
    ...forms.suit.flatMap((form) => PACKS.flatMap((pack) => SUITS.map((each) => suit(each, pack, form)))),
    ...forms.rank.flatMap((form) => RANKS.map((each) => rank(each, form))),
  ];
}
