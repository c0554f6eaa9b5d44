import { figures, halfFigures, signedFigures } from './figures.ts';
import { useLanguage } from './language.ts';

/** Functions that write numbers outside of messages. */
export interface Figures {
  /** `1,204`, `−11`. */
  readonly written: (number: number) => string;
  /** `+4`, `−4`, `0`. */
  readonly signed: (change: number) => string;
  /** `7½`. */
  readonly inHalves: (number: number) => string;
}

/** Returns the functions that write numbers in the page's language. */
export function useFigures(): Figures {
  const { id } = useLanguage();
  return {
    written: (number) => figures(number, id),
    signed: (change) => signedFigures(change, id),
    inHalves: (number) => halfFigures(number, id),
  };
}
