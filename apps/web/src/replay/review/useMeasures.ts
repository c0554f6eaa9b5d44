import type { MeasuredMean } from '@chinwag/bots';
import { useFigures } from '../../language/useFigures.ts';
import { roundedTo, rounded } from './inFigures.ts';

/** Ways to write what was measured. */
export interface MeasureWords {
  /** Its size and the ends of its interval, as the gaps of a sentence. */
  readonly interval: (measured: MeasuredMean) => { readonly size: string; readonly low: string; readonly high: string };
  /** A mean by itself, with its sign. */
  readonly mean: (measured: MeasuredMean) => string;
}

/** The ways in which the language of the page writes what was measured. */
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
