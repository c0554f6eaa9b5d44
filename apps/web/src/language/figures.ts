import { type LanguageId, LOCALES } from './languages.ts';

const formats = new Map<LanguageId, Intl.NumberFormat>();

/** Returns a number as written in the language, with a true minus sign: `−11`. */
export function figures(number: number, language: LanguageId): string {
  const written = unsigned(Math.abs(number), language);
  return number < 0 ? `−${written}` : written;
}

/**
 * Returns a number without its sign. Below a thousand, all our languages write an integer alike, and most pages have no larger one.
 * Creating a format is slow.
 */
function unsigned(number: number, language: LanguageId): string {
  if (Number.isInteger(number) && number < 1000) return String(number);
  const format = formats.get(language) ?? new Intl.NumberFormat(LOCALES[language]);
  formats.set(language, format);
  return format.format(number);
}

/** Returns a change as written in the language: `+4`, `−4`, `0`. */
export function signedFigures(change: number, language: LanguageId): string {
  return `${change > 0 ? '+' : ''}${figures(change, language)}`;
}

/** Returns a number of halves as written in the language: `7`, `7½`, `½`. */
export function halfFigures(halves: number, language: LanguageId): string {
  const whole = Math.trunc(halves);
  if (whole === halves) return figures(halves, language);
  return whole === 0 ? '½' : `${figures(whole, language)}½`;
}
