import { LAID_AROUND, sitsAround } from '../../board/frame/around.ts';
import { Seat } from '../../board/frame/Seat.tsx';
import { nameOf } from '../../board/people.ts';
import { useCalled } from '../../language/useCalled.ts';
import { openedRow, othersInOrder } from './order.ts';
import './otherRows.css';
import { PlayerRow } from './PlayerRow.tsx';
import { seatCard } from './seatCard.tsx';
import type { ChoosingProps } from './useChoice.ts';

/** The maximum number of rows that fit on a phone. */
export const ROWS_ON_A_PHONE = 3;

/** The other players' rows in the order of play. Where there is no room for all rows, shows only the open row. */
export function OtherRows({ view, choosing }: ChoosingProps) {
  const called = useCalled();
  const others = othersInOrder(view);
  const opened = openedRow(view, choosing.openRow);
  return (
    <div className="other-rows" data-folded={view.players.length > ROWS_ON_A_PHONE || undefined} {...LAID_AROUND}>
      {others.map((seat) => (
        <section
          key={seat}
          className="other-row"
          data-opened={seat === opened || undefined}
          data-touched={seat === choosing.openRow || undefined}
          aria-label={called(nameOf(view, seat))}
          {...sitsAround(view, seat)}
        >
          <Seat view={view} seat={seat} card={seatCard} />
          <PlayerRow view={view} seat={seat} choosing={choosing} />
        </section>
      ))}
    </div>
  );
}
