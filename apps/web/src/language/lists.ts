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

/**
 * What stands before each of several things that are strung together; nothing before the first. The browser's own way of it is
 * not used, as making that takes longer than to draw all that is said.
 */
export function jointsOf(things: readonly string[], kind: ListKind, language: LanguageId): readonly string[] {
  const last = things.length - 1;
  return things.map((thing, at) => (at === 0 ? '' : at < last ? COMMA : LAST[language][kind](thing, things.length)));
}
