import { type ChanoyuState, type Row, VALUES } from '@chinwag/rules/chanoyu';
import { Seat, type SeatCardOf } from '../../board/frame/Seat.tsx';
import { Seats } from '../../board/frame/Seats.tsx';
import { ring } from '../../board/ring.ts';
import { openedRow, seatsInOrder } from './order.ts';
import './rowTabs.css';
import { seatCard } from './seatCard.tsx';
import type { ChoosingProps } from './useChoice.ts';

export interface RowTabsProps extends ChoosingProps {
  readonly onOpen: () => void;
}

/**
 * The other players' seats, each with its row reduced to ten ticks, for screens without room for all rows. Pressing a seat opens
 * its row.
 */
export function RowTabs({ view, choosing, onOpen }: RowTabsProps) {
  const places = ring(seatsInOrder(view), view.viewer);
  const opened = openedRow(view, choosing.openRow);
  return (
    <Seats places={places} viewer={view.viewer} names="under">
      {(seat) => (
        <button
          type="button"
          className="row-tab"
          aria-pressed={seat === opened}
          data-touched={seat === choosing.openRow || undefined}
          onClick={() => {
            choosing.setOpenRow(seat === choosing.openRow ? null : seat);
            onOpen();
          }}
        >
          <Seat view={view} seat={seat} card={foldedCard} />
        </button>
      )}
    </Seats>
  );
}

/** Returns a player's seat with a reduced row in place of the player's current action. */
const foldedCard: SeatCardOf<ChanoyuState> = (view, seat, say) => ({
  ...seatCard(view, seat, say),
  words: <Ticks row={view.state.deal.rows[seat] ?? []} />,
});

function Ticks({ row }: { readonly row: Row }) {
  return (
    <span className="row-ticks" aria-hidden="true">
      {VALUES.map((value) => (
        <i key={value} data-taken={(row[value - 1] ?? null) !== null || undefined} />
      ))}
    </span>
  );
}
