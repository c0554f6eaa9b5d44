import type { MeasuredMean } from '@chinwag/bots';
import { useFigures } from '../../language/useFigures.ts';
import { roundedTo, rounded } from './inFigures.ts';

/** Functions that format measured numbers. */
export interface MeasureWords {
  /** Returns the size and the ends of the interval, as values of a message. */
  readonly interval: (measured: MeasuredMean) => { readonly size: string; readonly low: string; readonly high: string };
  /** Returns a mean alone, with its sign. */
  readonly mean: (measured: MeasuredMean) => string;
}

/** Returns the functions that format measured numbers in the page's language. */
export function useMeasures(): MeasureWords {
  const { written, signed } = useFigures();
  return {
    interval: (measured) => {
      const { mean, low, high } = rounded(measured);
      return { size: written(mean), low: written(low), high: written(high) };
    },
    mean: ({ mean }) => signed(roundedTo(mean, 1)),
  };
}
