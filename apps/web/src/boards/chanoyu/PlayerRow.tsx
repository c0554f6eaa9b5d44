import type { Seat } from '@chinwag/rules';
import { isTsukumogami, outlook } from '@chinwag/rules/chanoyu';
import { capital } from '../../wording/words.ts';
import { whose } from '../shared/people.ts';
import { consequenceOf } from './consequence.ts';
import { RowHead } from './RowHead.tsx';
import { rowInWords } from './rowWords.ts';
import { type Target, TenRow } from './TenRow.tsx';
import { newlyLaid } from './trick.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';
import { pointsInWords } from './words.ts';

/** What `<PlayerRow>` takes. */
export interface PlayerRowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly choosing: Choosing;
}

/** Somebody's row with its head, and the places at which the chosen card may be laid in it. */
export function PlayerRow({ view, seat, choosing }: PlayerRowProps) {
  const { state } = view;
  const { choice, open, openRow, touchPlace } = choosing;
  const row = state.round.rows[seat] ?? [];
  const now = outlook(state);
  const points = pointsInWords(now.points[seat] ?? 0);
  const anyRow = choice.ways.some(({ card }) => isTsukumogami(card));
  return (
    <>
      <RowHead
        view={view}
        seat={seat}
        now={now}
        onOpen={anyRow ? () => open(seat) : null}
        opened={rowForSpirit(view, openRow) === seat}
      />
      <TenRow
        row={row}
        scoring={state.options.scoring}
        label={`${capital(whose(view, seat))} row: ${rowInWords(row)}, ${points}`}
        newest={newlyLaid(state)}
        targets={targetsIn(view, seat, choosing)}
        onTarget={touchPlace}
      />
    </>
  );
}

/** The places in the row of `seat` at which the chosen card may be laid. */
export function targetsIn(view: View, seat: Seat, { choice: { ways, move } }: Choosing): readonly Target[] {
  return ways
    .filter(({ row }) => row === seat)
    .map((way) => ({ way, gain: consequenceOf(view, way).gain, chosen: way === move }));
}

/** The row whose free places are shown large for a Tsukumogami: the one opened last, else one's own. */
export function rowForSpirit({ viewer }: View, openRow: Seat | null): Seat | null {
  return openRow ?? (viewer === 'spectator' ? null : viewer);
}
