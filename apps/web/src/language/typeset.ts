import type { LanguageId } from './languages.ts';

/** A suit's sign by itself, which some devices would draw as a coloured picture. */
const SUIT_SIGN = /[♠♥♦♣](?!\uFE0E)/gu;
/** In Polish no line ends with a word of one letter, and none begins with a dash. */
const ONE_LETTER = /(?<=^|[\s(„–])([aiouwz])\s+(?=\S)/giu;
const BEFORE_DASH = /(?<=\S)\s+(?=– )/gu;

/** A text of ours with what its language keeps together on a line kept so. */
export function typeset(text: string, language: LanguageId): string {
  const signed = text.replaceAll(SUIT_SIGN, '$&\uFE0E');
  if (language !== 'pl') return signed;
  return signed.replaceAll(ONE_LETTER, '$1\u00A0').replaceAll(BEFORE_DASH, '\u00A0');
}
