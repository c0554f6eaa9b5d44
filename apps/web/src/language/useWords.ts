import { type Say, useSay } from './language.ts';
import { type Figures, useFigures } from './useFigures.ts';

/** The functions that a page uses to format messages and numbers. */
export interface PageWords extends Figures {
  readonly say: Say;
}

/** Returns the functions that format messages and numbers in the page's language. */
export function useWords(): PageWords {
  return { say: useSay(), ...useFigures() };
}
