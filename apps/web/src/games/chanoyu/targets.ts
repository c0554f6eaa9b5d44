import type { Seat } from '@chinwag/rules';
import type { LayMove } from '@chinwag/rules/chanoyu';
import { consequenceOf } from './consequence.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';

/** A place where the chosen card can be laid. */
export interface LayTarget {
  readonly way: LayMove;
  /** The change of the row's score, in points. */
  readonly gain: number;
  readonly chosen: boolean;
}

/** Returns the places in the row of `seat` where the chosen card can be laid. */
export function targetsIn(view: View, seat: Seat, { choice: { ways, move } }: Choosing): readonly LayTarget[] {
  return ways
    .filter(({ row }) => row === seat)
    .map((way) => ({ way, gain: consequenceOf(view, way).gain, chosen: way === move }));
}
