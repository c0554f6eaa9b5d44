import { calledIn } from './called.ts';
import { type CardCode, type Pack, parseCard } from './cardCode.ts';
import type { CardFilling, Message, Persons, Person, SuitSign } from './message.ts';
import { figures, halfFigures, signedFigures } from './figures.ts';
import type { NamedCard } from './grammar/grammar.ts';
import type { Language } from './catalogue.ts';
import { jointsOf, type ListKind } from './lists.ts';
import type { Marker } from './markers.ts';
import { untypeset } from './typeset.ts';

/** A part of a formatted message: text, a drawn card or suit with its spoken name, or a term with an explanation. */
export type Part =
  | string
  | { readonly card: CardCode; readonly pack: Pack; readonly spoken: string }
  | { readonly suit: SuitSign; readonly spoken: string }
  | { readonly term: string; readonly spoken: string };

/**
 * Formats a message with its arguments in a language. Returns the parts of the text. If the key is not loaded, returns the key, so
 * that the omission is visible.
 */
export function parts({ key, values: given }: Message, language: Language, pack: Pack): readonly Part[] {
  const compiled = language.catalogue[key];
  if (compiled === undefined) return [key];
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, forChoosing(named(value, language))]));
  const lists = new Set<unknown>(Object.values(values).filter(Array.isArray));
  const found = compiled(values);
  const said = joined(flat(found, { language, pack, lists }));
  return isGrammar(headOf(found)) && isSentence(said) ? capitalized(said) : said;
}

/** Returns a message as text, with cards and suits by name. */
export function inWords(said: Message, language: Language, pack: Pack): string {
  return parts(said, language, pack).map(aloud).join('');
}

/** Returns a message as text for screen readers. */
export function spoken(said: Message, language: Language, pack: Pack): string {
  return untypeset(inWords(said, language, pack));
}

/** Returns a value with erased names replaced by the language's word for them. */
function named(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return calledIn(language, value);
  return Array.isArray(value) ? value.map((one) => named(one, language)) : value;
}

/**
 * The people of a placeholder, as a `select` distinguishes them: `you`, `one` other person, several `withYou`, or several `other`.
 */
interface ChosenBy {
  readonly people: readonly Person[];
  readonly toString: () => string;
}

function forChoosing(value: unknown): unknown {
  if (!isPeople(value)) return value;
  const people = 'name' in value ? [value] : value;
  const withYou = people.some(({ you }) => you);
  const one = withYou ? 'you' : 'one';
  const several = withYou ? 'withYou' : 'other';
  return { people, toString: () => (people.length === 1 ? one : several) } satisfies ChosenBy;
}

function isPerson(value: unknown): value is Person {
  return typeof value === 'object' && value !== null && 'you' in value && 'name' in value;
}

function isPeople(value: unknown): value is Persons {
  return Array.isArray(value) ? value.length > 0 && value.every(isPerson) : isPerson(value);
}

/**
 * The context in which a message is formatted: the language, and the lists that were given as values rather than created by the
 * message.
 */
interface PhraseContext {
  readonly language: Language;
  readonly pack: Pack;
  readonly lists: ReadonlySet<unknown>;
}

/** Returns all parts of a compiled message, in order. */
function flat(value: unknown, saying: PhraseContext): readonly Part[] {
  const { language, pack, lists } = saying;
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [figures(value, language.id)];
  if (Array.isArray(value)) {
    const items = value.map((inner) => flat(inner, saying));
    return lists.has(value) ? listed(items, language, 'and') : items.flat();
  }
  if (typeof value !== 'object' || value === null) return [];
  if ('people' in value) return peopleIn((value as ChosenBy).people, language);
  if ('as' in value) return marked(value as Marker, saying);
  return 'key' in value ? parts(value as Message, language, pack) : [];
}

function peopleIn(people: readonly Person[], language: Language): readonly Part[] {
  const sorted = [...people.filter(({ you }) => you), ...people.filter(({ you }) => !you)];
  return listed(sorted.map(({ name, you }) => [you ? language.grammar.you : calledIn(language, name)]), language, 'and');
}

function marked(marker: Marker, saying: PhraseContext): readonly Part[] {
  const { language, pack } = saying;
  switch (marker.as) {
    case 'card':
      return [cardIn(marker.it, marker.form, language, pack)];
    case 'cards':
      return listed(marker.it.map((card) => [cardIn(card, marker.form, language, pack)]), language, 'and');
    case 'suit':
      return [language.grammar.suit(marker.it, pack, marker.form)];
    case 'sign':
      return [{ suit: marker.it, spoken: language.grammar.suit(marker.it, pack, marker.form) }];
    case 'rank':
      return [language.grammar.rank(marker.it, marker.form)];
    case 'signed':
      return [signedFigures(marker.it, language.id)];
    case 'halves':
      return [halfFigures(marker.it, language.id)];
    case 'term':
      return [{ term: marker.term, spoken: marker.words }];
    case 'either':
      return listed(marker.it.map((choice) => flat(choice, saying)), language, 'or');
  }
}

function cardIn(filling: CardFilling, form: string, language: Language, pack: Pack): Part {
  const { card, ...more } = typeof filling === 'string' ? { card: filling } : filling;
  const called = 'called' in more ? more.called : null;
  const standsFor = 'standsFor' in more && more.standsFor !== undefined ? parseCard(more.standsFor, pack) : null;
  const named: NamedCard = { parsed: parseCard(card, pack), standsFor, called };
  const name = language.grammar.card(named, form);
  return called === null ? { card, pack, spoken: name } : name;
}

/** Returns several items joined with the language's *and* or *or*. */
function listed(items: readonly (readonly Part[])[], { id }: Language, kind: ListKind): readonly Part[] {
  const joints = jointsOf(items.map((item) => item.map(aloud).join('')), kind, id);
  return items.flatMap((item, at) => (at === 0 ? item : [joints[at] ?? '', ...item]));
}

const isText = (part: Part): part is string => typeof part === 'string';

const aloud = (part: Part): string => (isText(part) ? part : part.spoken);

/** Returns the parts with adjacent texts joined. */
function joined(found: readonly Part[]): readonly Part[] {
  const row: Part[] = [];
  for (const part of found) {
    const last = row.at(-1);
    if (isText(part) && last !== undefined && isText(last)) row[row.length - 1] = last + part;
    else if (part !== '') row.push(part);
  }
  return row;
}

/** Returns the first part of a compiled message. */
function headOf(found: unknown): unknown {
  return Array.isArray(found) ? headOf(found.find((inner) => inner !== '')) : found;
}

/** Returns whether a part is a word that the language inserts, as opposed to the message's own text or a name. */
function isGrammar(head: unknown): boolean {
  if (typeof head !== 'object' || head === null) return false;
  return 'as' in head || ('people' in head && (head as ChosenBy).people.some(({ you }) => you));
}

function isSentence(said: readonly Part[]): boolean {
  const last = said.at(-1);
  return last !== undefined && isText(last) && /[.!?…]$/u.test(last);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Returns a sentence with a capital letter at its start, including the spoken name of a drawing there. */
function capitalized([first, ...rest]: readonly Part[]): readonly Part[] {
  if (first === undefined) return rest;
  return [isText(first) ? capital(first) : { ...first, spoken: capital(first.spoken) }, ...rest];
}
