import type { Seat } from '@chinwag/rules';
import { outlook, VALUES } from '@chinwag/rules/chanoyu';
import { placed } from '../../kit/place.ts';
import { isYou, nameOf } from '../shared/people.ts';
import { PlayerToken } from '../shared/PlayerToken.tsx';
import { presenceInWords } from '../shared/presence.ts';
import { othersInOrder } from './order.ts';
import './otherRows.css';
import { PlayerRow } from './PlayerRow.tsx';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';

/** What `<OtherRows>` takes. */
export interface OtherRowsProps {
  readonly view: View;
  readonly choosing: Choosing;
}

/** A phone has room for so many rows. */
const ROWS_ON_A_PHONE = 3;

/**
 * The others' rows in the order of play. Where a phone has no room for all, they are folded to ten ticks each, and
 * the one touched is open below.
 */
export function OtherRows({ view, choosing }: OtherRowsProps) {
  const others = othersInOrder(view);
  const folded = view.players.length > ROWS_ON_A_PHONE;
  const opened = openedRow(view, others, choosing.openRow);
  return (
    <div className="other-rows" data-folded={folded || undefined} data-rows={others.length}>
      <ul className="row-tabs" aria-label="The others’ rows, in the order of play">
        {others.map((seat) => (
          <li key={seat}>
            <RowTab view={view} seat={seat} opened={seat === opened} onOpen={() => choosing.open(seat)} />
          </li>
        ))}
      </ul>
      {others.map((seat) => (
        <section
          key={seat}
          className="other-row"
          data-opened={seat === opened || undefined}
          data-touched={seat === choosing.openRow || undefined}
          aria-label={nameOf(view, seat)}
        >
          <PlayerRow view={view} seat={seat} choosing={choosing} />
        </section>
      ))}
    </div>
  );
}

/** The open one among the folded rows: the one touched, else that of whoever builds, else the next player's. */
function openedRow({ state: { phase } }: View, others: readonly Seat[], touched: Seat | null): Seat | null {
  const builder = phase.name === 'build' ? phase.seat : null;
  return [touched, builder].find((seat) => seat !== null && others.includes(seat)) ?? others[0] ?? null;
}

interface RowTabProps {
  readonly view: View;
  readonly seat: Seat;
  readonly opened: boolean;
  readonly onOpen: () => void;
}

/** A row folded to ten ticks, and its owner's total. */
function RowTab({ view, seat, opened, onOpen }: RowTabProps) {
  const { phase, round } = view.state;
  const player = view.players[seat];
  const row = round.rows[seat] ?? [];
  const awaited = 'seat' in phase && phase.seat === seat && !isYou(view, seat);
  return (
    <button
      type="button"
      className="row-tab"
      aria-pressed={opened}
      data-awaited={awaited || undefined}
      onClick={onOpen}
      {...placed(`seat ${seat}`)}
    >
      <PlayerToken people={view} seat={seat} />
      <b>{outlook(view.state).totals[seat] ?? 0}</b>
      <span className="row-tab-name">
        {nameOf(view, seat)}
        {player && <span className="visually-hidden">{presenceInWords(player)}</span>}
      </span>
      <span className="row-tab-ticks" aria-hidden="true">
        {VALUES.map((value) => (
          <i key={value} data-taken={(row[value - 1] ?? null) !== null || undefined} />
        ))}
      </span>
    </button>
  );
}
