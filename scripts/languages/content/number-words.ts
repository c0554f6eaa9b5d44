import type { LanguageId } from '../../../apps/web/src/language/languages.ts';

/** Whole numbers in words, in every form that they have before a noun. The list is incomplete. */
const WORDS: Readonly<Record<LanguageId, Readonly<Record<number, string>>>> = {
  en: {
    2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve',
    16: 'sixteen', 20: 'twenty', 24: 'twenty-four', 25: 'twenty-five', 28: 'twenty-eight', 32: 'thirty-two', 40: 'forty',
    48: 'forty-eight', 50: 'fifty', 70: 'seventy', 100: '(?:a|one) hundred',
  },
  es: {
    2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis', 7: 'siete', 8: 'ocho', 9: 'nueve', 10: 'diez', 11: 'once', 12: 'doce',
    16: 'dieciséis', 20: 'veinte', 24: 'veinticuatro', 25: 'veinticinco', 28: 'veintiocho', 32: 'treinta y dos', 40: 'cuarenta',
    48: 'cuarenta y ocho', 50: 'cincuenta', 70: 'setenta', 100: 'cien',
  },
  pl: {
    2: 'dw(?:a|ie|óch|u|oje)', 3: 'trz(?:y|ech|em|ema)|troje', 4: 'czter(?:y|ech|em|ema)', 5: 'pię(?:ć|ciu)', 6: 'sześ(?:ć|ciu)',
    7: 'sied(?:em|miu)', 8: 'osiem|ośmiu', 9: 'dziewię(?:ć|ciu)', 10: 'dziesię(?:ć|ciu)', 11: 'jedena(?:ście|stu)',
    12: 'dwana(?:ście|stu)', 16: 'szesna(?:ście|stu)', 20: 'dwadzieścia|dwudziestu', 24: 'dwadzieścia cztery|dwudziestu czterech',
    25: 'dwadzieścia pięć|dwudziestu pięciu', 28: 'dwadzieścia osiem|dwudziestu ośmiu', 32: 'trzydzieści dwa|trzydziestu dwóch',
    40: 'czterdzie(?:ści|stu)', 48: 'czterdzieści osiem|czterdziestu ośmiu', 50: 'pięćdziesi(?:ąt|ęciu)',
    70: 'siedemdziesi(?:ąt|ęciu)', 100: 'sto|stu',
  },
};

/** Returns a regular expression source for a number in figures or in words, in upper or lower case. */
export function numberPattern(number: number, language: LanguageId): string {
  const letters = WORDS[language][number];
  return `(?<![\\p{L}\\d])(?:${number}${letters === undefined ? '' : `|${letters}`})(?![\\p{L}\\d])`;
}
