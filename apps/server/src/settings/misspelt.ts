import { SETTINGS } from './settings.ts';
import type { Variables } from './read-settings.ts';

/** Shorter names are too easily like those of other programs, like HOST and PORT. */
const LONG_ENOUGH = 6;

/** An environment variable that sets nothing, and the setting that was probably meant. */
export interface Misspelt {
  readonly variable: string;
  readonly perhaps: string;
}

/**
 * The environment variables that look like misspelt settings: no setting has their name, and an unset one has nearly that name.
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

/** Whether two names differ in how their words are written only, or by one slip in a long one. */
function isLike(one: string, other: string): boolean {
  return bare(one) === bare(other) || (one.length >= LONG_ENOUGH && isOneSlip(one, other));
}

/** A name without what joins its words, in small letters, and in the singular. */
function bare(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[_-]/g, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
}

/** Whether one becomes the other by a letter too many, missing, wrong, or changed with its neighbour. */
function isOneSlip(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const [left, right] = [short.slice(at), long.slice(at)];
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`;
  return left === right.slice(1) || left.slice(1) === right.slice(1) || swapped === right;
}
