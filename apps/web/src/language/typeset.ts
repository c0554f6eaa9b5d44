import type { LanguageId } from './languages.ts';

/** A suit's symbol that is not marked as text. Some devices would draw it as an emoji. */
const SUIT_SIGN = /[♠♥♦♣](?!\uFE0E)/gu;
/** A number before a word: `13 cards`, but not a rule (`CW4.2`) or a card (`♥10`). */
const FIGURES = /(?<![\p{L}\d.]|\uFE0E)(\d+)(?: +|\n *)(?=<|\p{L}{2})/gu;
/** A placeholder with a number, because of its format or because the message chooses by the number. */
const NUMBER = /\{(\w+), plural|\{(\w+, (?:signed|halves))\}/gu;
/** In Polish, no line ends with a one-letter word, and no line starts with a dash. */
const ONE_LETTER = /(?<=^|[\s({>„–])([aiouwz])\s+(?=\S)/giu;
const BEFORE_DASH = /(?<=\S)\s+(?=– )/gu;

/** Returns a text with no-break spaces where the language needs them, for example between a number and the noun after it. */
export function typeset(text: string, language: LanguageId): string {
  const signed = text.replaceAll(SUIT_SIGN, '$&\uFE0E').replaceAll(FIGURES, '$1\u00A0');
  const counted = numbersIn(signed).reduce((said, gap) => said.replaceAll(beforeWord(gap), `{${gap}}\u00A0`), signed);
  if (language !== 'pl') return counted;
  return counted.replaceAll(ONE_LETTER, '$1\u00A0').replaceAll(BEFORE_DASH, '\u00A0');
}

/** Returns a text for screen readers, without the no-break spaces that `typeset` inserted. */
export function untypeset(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}

function numbersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(NUMBER)].flatMap(([, chosenBy, written]) => chosenBy ?? written ?? []))];
}

/**
 * Returns a pattern for a placeholder that is followed by a word. The word is the sentence's own, a term with an explanation, or
 * chosen by a number.
 */
function beforeWord(gap: string): RegExp {
  return new RegExp(`\\{${gap}\\} (?=<|\\p{L}{2}|\\{\\w+, plural)`, 'gu');
}
