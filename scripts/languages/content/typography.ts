import type { LanguageId } from '../../../apps/web/src/language/languages.ts';
import { inEach } from './message.ts';

/** The quotation marks of each language, outer and inner (docs/glossary.md, "How it is set"). */
const QUOTES: Readonly<Record<LanguageId, readonly string[]>> = { en: ['“”', '‘’'], es: ['«»', '“”'], pl: ['„”', '«»'] };

/** A punctuation mark that is named between quotation marks: press “?”. */
const NAMED_MARK = /(?<=[“«„])[^\p{L}\d](?=[”»])/gu;

/** Typography that is wrong in every language. */
const NEVER: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/"/u, 'it has a straight quotation mark'],
  [/'/u, 'it has a straight apostrophe'],
  [/\.\.\./u, 'it has three points for “…”'],
  [/\s[:;?!]/u, 'it has a space before a mark'],
  [/(?<![\p{L}\d])-\d/u, 'it has a hyphen for the minus −'],
  [/\d-\d/u, 'it has a hyphen in a range for the dash –'],
];

/** Checks that a text uses its language's punctuation marks, each opened and closed. */
export const typography = inEach(({ language, renderings }) =>
  renderings.map(({ text }) => text.replaceAll(NAMED_MARK, '')).flatMap((text) => [
    ...NEVER.filter(([pattern]) => pattern.test(text)).map(([, says]) => says),
    ...misquoted(text, language),
    ...(language === 'es' ? unopened(text) : []),
  ]),
);

function misquoted(text: string, language: LanguageId): readonly string[] {
  const pairs = QUOTES[language];
  const marks = text.match(/[“”‘’„‚«»‹›]/gu) ?? [];
  const open: string[] = [];
  for (const mark of marks) {
    const pair = pairs.find(([opening]) => opening === mark);
    if (pair !== undefined) open.push(pair);
    else if (open.at(-1)?.endsWith(mark) === true) open.pop();
    else if (mark !== '’') return [`its quotation marks are not ${pairs.join(', inside ')}: ${mark}`];
  }
  return open.length === 0 ? [] : [`a quotation mark is not closed: ${open.join(' ')}`];
}

/** Returns the Spanish questions and exclamations that are not opened, or not closed. */
function unopened(text: string): readonly string[] {
  const open: string[] = [];
  for (const mark of text.match(/[¿?¡!]/gu) ?? []) {
    const opening = mark === '?' ? '¿' : '¡';
    if (mark === '¿' || mark === '¡') open.push(mark);
    else if (open.pop() !== opening) return [`"${mark}" is not opened by "${opening}"`];
  }
  return open.length === 0 ? [] : [`"${open.join(' ')}" is not closed`];
}
