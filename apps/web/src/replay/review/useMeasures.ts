import type { Measured } from '@chinwag/bots';
import { useFigures } from '../../language/useFigures.ts';
import { roundedTo, rounded } from './inFigures.ts';

/** Ways to write what was measured. */
export interface Measures {
  /** Its size and the ends of its interval, as the gaps of a sentence. */
  readonly interval: (measured: Measured) => { readonly size: string; readonly low: string; readonly high: string };
  /** A mean by itself, with its sign. */
  readonly mean: (measured: Measured) => string;
}

/** The ways in which the language of the page writes what was measured. */
export function useMeasures(): Measures {
  const { written, signed } = useFigures();
  return {
    interval: (measured) => {
      const { mean, low, high } = rounded(measured);
      return { size: written(mean), low: written(low), high: written(high) };
    },
    mean: ({ mean }) => signed(roundedTo(mean, 1)),
  };
}
