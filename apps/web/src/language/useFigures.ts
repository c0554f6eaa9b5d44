import { figures, halfFigures, signedFigures } from './figures.ts';
import { useLanguage } from './language.ts';

/** Functions that format numbers outside messages. */
export interface Figures {
  /** Returns a number as the language writes it: `1,204`, `−11`. */
  readonly written: (number: number) => string;
  /** Returns a change: `+4`, `−4`, `0`. */
  readonly signed: (change: number) => string;
  /** Returns a number of halves: `7½`. */
  readonly inHalves: (number: number) => string;
}

/** Returns the functions that format numbers in the page's language. */
export function useFigures(): Figures {
  const { id } = useLanguage();
  return {
    written: (number) => figures(number, id),
    signed: (change) => signedFigures(change, id),
    inHalves: (number) => halfFigures(number, id),
  };
}
