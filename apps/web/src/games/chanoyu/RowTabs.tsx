import type { Seat } from '@chinwag/rules';
import { VALUES } from '@chinwag/rules/chanoyu';
import { Seats } from '../../board/frame/Seats.tsx';
import { ring } from '../../board/ring.ts';
import { openedRow, seatsInOrder } from './order.ts';
import './rowTabs.css';
import { SeatFace } from './SeatFace.tsx';
import type { ChoosingProps } from './useChoice.ts';
import type { View } from './view.ts';

/** What `<RowTabs>` takes. */
export interface RowTabsProps extends ChoosingProps {
  readonly onOpen: () => void;
}

/** The others, each with a row folded to ten ticks, where there is no room for all rows; the one touched is opened. */
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
          <SeatFace view={view} seat={seat} words={<Ticks view={view} seat={seat} />} />
        </button>
      )}
    </Seats>
  );
}

function Ticks({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const row = view.state.deal.rows[seat] ?? [];
  return (
    <span className="row-ticks" aria-hidden="true">
      {VALUES.map((value) => (
        <i key={value} data-taken={(row[value - 1] ?? null) !== null || undefined} />
      ))}
    </span>
  );
}
