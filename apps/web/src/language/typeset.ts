import type { LanguageId } from './languages.ts';

/** A suit's symbol by itself, which some devices would draw as an emoji. */
const SUIT_SIGN = /[♠♥♦♣](?!\uFE0E)/gu;
/** Digits by themselves, before a word: `13 cards`, but no rule (`CW4.2`) and no card (`♥10`). */
const FIGURES = /(?<![\p{L}\d.]|\uFE0E)(\d+)(?: +|\n *)(?=<|\p{L}{2})/gu;
/** A placeholder with a number: its format says so, or the message chooses by it. */
const NUMBER = /\{(\w+), plural|\{(\w+, (?:signed|halves))\}/gu;
/** In Polish no line ends with a one-letter word, and none begins with a dash. */
const ONE_LETTER = /(?<=^|[\s({>„–])([aiouwz])\s+(?=\S)/giu;
const BEFORE_DASH = /(?<=\S)\s+(?=– )/gu;

/** Returns a text of ours with no-break spaces where its language needs them: between numbers and what they count, for example. */
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

/** A placeholder followed by a word: one of the sentence's, an explained one, or one chosen by a number. */
function beforeWord(gap: string): RegExp {
  return new RegExp(`\\{${gap}\\} (?=<|\\p{L}{2}|\\{\\w+, plural)`, 'gu');
}
