import { seatCountFor } from '@chinwag/protocol';
import type { CatalogueEntry } from '../games/catalogue.ts';
import { OWN_ID } from '../session/practice/localSeat.ts';
import { savePractice, storedPractice } from '../session/practice/practice.ts';
import { toDeviceTable } from './deviceTable.ts';
import { TableRooms, type TableRoomsProps } from './TableRooms.tsx';
import { useTableConnection } from './useTableConnection.ts';

/** The default number of seats at a practice table, if the game allows several numbers. */
const USUAL_SEATS = 4;

export interface PracticeTableProps extends Required<Pick<TableRoomsProps, 'Room'>> {
  readonly entry: CatalogueEntry;
}

/** A practice table on this device for one player with bots. It needs neither a name nor a network. */
export function PracticeTable({ entry, Room }: PracticeTableProps) {
  const connection = useTableConnection(() => {
    const setup = { seats: seatCountFor({ wished: USUAL_SEATS, people: 1, seats: entry.seats }), options: {} };
    const { id: game } = entry;
    return toDeviceTable({ game, setup, stored: storedPractice(game).read, keep: (practice) => savePractice(game, practice) });
  });
  return <TableRooms connection={connection} you={OWN_ID} purpose="practice" Room={Room} />;
}
