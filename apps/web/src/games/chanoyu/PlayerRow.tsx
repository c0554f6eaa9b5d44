import type { Seat } from '@chinwag/rules';
import { newlyLaid } from '@chinwag/rules/chanoyu';
import { useSay } from '../../language/language.ts';
import { rowOf } from './readOut.ts';
import { targetsIn } from './targets.ts';
import { TenRow } from './TenRow.tsx';
import type { ChoosingProps } from './useChoice.ts';

export interface PlayerRowProps extends ChoosingProps {
  readonly seat: Seat;
}

/** A player's row and the places in the row where the chosen card can be laid. */
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
