import { SETTINGS } from './settings.ts';
import type { Variables } from './read-settings.ts';

/** The minimum length of names that are compared; shorter ones, such as HOST and PORT, are too common in other programs. */
const LONG_ENOUGH = 6;

/** An environment variable that sets nothing, and the setting that was probably meant. */
export interface Misspelt {
  readonly variable: string;
  readonly perhaps: string;
}

/**
 * Returns the environment variables that look like misspelt settings. No setting has their name, but an unset setting has a similar
 * name.
 */
export function misspelt(variables: Variables): readonly Misspelt[] {
  const names = Object.keys(SETTINGS);
  return Object.keys(variables)
    .filter((variable) => !names.includes(variable))
    .flatMap((variable) => {
      const perhaps = names.find((name) => variables[name] === undefined && isLike(variable, name));
      return perhaps === undefined ? [] : [{ variable, perhaps }];
    });
}

/** Returns whether two names differ only in the spelling of their words, or by one typo in a long name. */
function isLike(one: string, other: string): boolean {
  return bare(one) === bare(other) || (one.length >= LONG_ENOUGH && isOneSlip(one, other));
}

/** Returns a name in lower case and singular, without separators. */
function bare(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** Returns whether two words differ by one typo: an extra, missing, wrong or transposed character. */
function isOneSlip(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [left, right] = [short.slice(at), long.slice(at)];
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`;
  return left === right.slice(1) || left.slice(1) === right.slice(1) || swapped === right;
}
