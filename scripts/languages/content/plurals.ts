import type { Token } from '@messageformat/parser';
import type { LanguageId } from '../../../apps/web/src/language/languages.ts';
import { type SelectToken, choicesOf, inEach } from './message.ts';

/**
 * The plural categories of each language for whole numbers and fractions. Spanish `many` starts at a million and equals `other`
 * (docs/glossary.md), to which it falls back.
 */
const CATEGORIES: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['one', 'other'],
  es: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
};

/**
 * Checks that every plural has each category of its language. With `other` alone, the words are the same for every number, except
 * those named (`=0`).
 */
export const plurals = inEach(({ language, tokens }) =>
  choicesOf(tokens).filter(isPlural).flatMap(({ arg, cases }) => {
    // `=1` may replace `one`, which covers no other number here, and may omit the number.
    const own = new Set(cases.map(({ key }) => (key === '=1' ? 'one' : key)).filter((key) => !key.startsWith('=')));
    const missing = CATEGORIES[language].filter((category) => !own.has(category));
    const onlyOther = own.size === 1 && own.has('other') && cases.length > 1;
    return onlyOther || missing.length === 0 ? [] : [`the plural of "${arg}" has no ${missing.join(', ')}`];
  }),
);

/**
 * Checks that a number stated in one branch of a plural is stated in all branches. A branch such as `=0` implies the number, and
 * may omit it.
 */
export const numbersSaid = inEach(({ tokens }) =>
  choicesOf(tokens).filter(isPlural).flatMap(({ arg, cases }) => {
    const counted = cases.filter(({ key }) => !key.startsWith('='));
    const silent = counted.filter(({ tokens: branch }) => !says(branch, arg)).map(({ key }) => key);
    return silent.length === 0 || silent.length === counted.length
      ? []
      : [`"${arg}" is said in one branch of its plural, and not in ${silent.join(', ')}`];
  }),
);

function isPlural(choice: SelectToken): boolean {
  return choice.type === 'plural';
}

function says(tokens: readonly Token[], gap: string): boolean {
  return tokens.some((token) => {
    if (token.type === 'argument' || token.type === 'function') return token.arg === gap;
    return 'cases' in token && token.cases.some(({ tokens: branch }) => says(branch, gap));
  });
}
