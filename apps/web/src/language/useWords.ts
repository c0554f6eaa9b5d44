import { type Say, useSay } from './language.ts';
import { type Figures, useFigures } from './useFigures.ts';

/** How the page says and writes: sentences, and figures. */
export interface PageWords extends Figures {
  readonly say: Say;
}

/** The words and figures of the page's language. */
export function useWords(): PageWords {
  return { say: useSay(), ...useFigures() };
}
