import type { LanguageId } from './languages.ts';

/** The kind of a list: joined with the language's *and* or *or*, or as side remarks. */
export type ListKind = 'and' | 'or' | 'beside';

/** Returns the text before the last item of a list. */
type LastJoint = (last: string, count: number) => string;

const COMMA = ', ';

/* By sound: before a word that starts with the sound of i, *y* becomes *e*; before the sound of o, *o* becomes *u*. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![ae]))/i;
const SOUNDS_LIKE_O = /^(?:h?[oó]|8|11(?!\d))/i;

const spanishAnd: LastJoint = (last) => (SOUNDS_LIKE_I.test(last) ? ' e ' : ' y ');

const LAST: Readonly<Record<LanguageId, Readonly<Record<ListKind, LastJoint>>>> = {
  en: { and: () => ' and ', or: () => ' or ', beside: () => COMMA },
  es: {
    and: spanishAnd,
    or: (last) => (SOUNDS_LIKE_O.test(last) ? ' u ' : ' o '),
    beside: (last, count) => (count === 2 ? spanishAnd(last, count) : COMMA),
  },
  pl: { and: () => ' i ', or: () => ' lub ', beside: () => ' i ' },
};

/** A nested list. A pause before the last item of the outer list separates the two lists in speech. */
const INNER_AND = / (?:and|[eiy]) /;

/**
 * Returns the text before each item of a list; it is empty for the first item. Does not use `Intl.ListFormat`, because creating it
 * takes longer than drawing the whole text.
 */
export function jointsOf(things: readonly string[], kind: ListKind, language: LanguageId): readonly string[] {
  const last = things.length - 1;
  const nested = kind === 'and' && things.some((thing) => INNER_AND.test(thing));
  return things.map((thing, at) => {
    if (at === 0) return '';
    if (at < last || (nested && language === 'pl')) return COMMA;
    const joint = LAST[language][kind](thing, things.length);
    return nested ? `,${joint}` : joint;
  });
}
