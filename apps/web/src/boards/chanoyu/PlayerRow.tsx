import type { Seat } from '@chinwag/rules';
import { newlyLaid } from '@chinwag/rules/chanoyu';
import { useSay } from '../../language/language.ts';
import { consequenceOf } from './consequence.ts';
import { rowOf } from './readOut.ts';
import { type Target, TenRow } from './TenRow.tsx';
import type { Choosing, ChoosingProps } from './useChoice.ts';
import type { View } from './view.ts';

/** What `<PlayerRow>` takes. */
export interface PlayerRowProps extends ChoosingProps {
  readonly seat: Seat;
}

/** Somebody's row, and the places at which the chosen card may be laid in it. */
export function PlayerRow({ view, seat, choosing }: PlayerRowProps) {
  const { state } = view;
  const row = state.deal.rows[seat] ?? [];
  const say = useSay();
  return (
    <TenRow
      row={row}
      scoring={state.options.scoring}
      label={say(rowOf(view, seat))}
      newest={newlyLaid(state.deal)}
      targets={targetsIn(view, seat, choosing)}
      onTarget={choosing.touchPlace}
    />
  );
}

/** The places in the row of `seat` at which the chosen card may be laid. */
export function targetsIn(view: View, seat: Seat, { choice: { ways, move } }: Choosing): readonly Target[] {
  return ways
    .filter(({ row }) => row === seat)
    .map((way) => ({ way, gain: consequenceOf(view, way).gain, chosen: way === move }));
}
