import type { Seat } from '@chinwag/rules';
import type { LayMove } from '@chinwag/rules/chanoyu';
import { consequenceOf } from './consequence.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';

/** A place at which the chosen card may be laid. */
export interface LayTarget {
  readonly way: LayMove;
  /** What the row would score more. */
  readonly gain: number;
  readonly chosen: boolean;
}

/** The places in the row of `seat` at which the chosen card may be laid. */
export function targetsIn(view: View, seat: Seat, { choice: { ways, move } }: Choosing): readonly LayTarget[] {
  return ways
    .filter(({ row }) => row === seat)
    .map((way) => ({ way, gain: consequenceOf(view, way).gain, chosen: way === move }));
}
