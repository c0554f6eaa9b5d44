import type { LanguageId } from './languages.ts';

/** How things are strung together: with the language's and, with its or, or as remarks that stand beside one another. */
export type ListKind = 'and' | 'or' | 'beside';

/** What stands before the last of several things. */
type LastJoint = (last: string, count: number) => string;

const COMMA = ', ';

/* By ear: before another i and is e, and before another o or is u. */
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

/** A list within a list: before the last of the outer one stands a pause, so that the two are heard apart. */
const INNER_AND = / (?:and|[eiy]) /;

/**
 * What stands before each of several things that are strung together; nothing before the first. The browser's own way of it is
 * not used, as making that takes longer than to draw all that is said.
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
