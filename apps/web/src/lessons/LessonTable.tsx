import type { GameId } from '@chinwag/rules';
import { useState } from 'react';
import { OWN_ID } from '../session/practice/localSeat.ts';
import { toDeviceTable } from '../table/deviceTable.ts';
import { TableRooms } from '../table/TableRooms.tsx';
import { useTableConnection } from '../table/useTableConnection.ts';
import { Coach } from './coach.ts';
import { CoachProvider, LessonRoom } from './LessonRoom.tsx';
import { LEARNER, type Lesson } from '../board/lesson.ts';

/** What `<LessonTable>` takes. */
export interface LessonTableProps {
  readonly game: GameId;
  readonly lesson: Lesson;
}

/** A table on this device with the cards of a lesson, and a coach at it. Nothing of it is stored: it always begins again. */
export function LessonTable({ game, lesson }: LessonTableProps) {
  const [coach] = useState(() => new Coach(lesson));
  const connection = useTableConnection(() =>
    toDeviceTable({
      game,
      setup: { seats: lesson.seats, options: lesson.options, seed: lesson.seed },
      stored: () => null,
      keep: () => undefined,
      waitsAt: ({ shown, viewer }) =>
        coach.slipAt({ state: shown, viewer, players: [], seat: LEARNER, moves: [] }) !== null,
    }),
  );
  return (
    <CoachProvider value={coach}>
      <TableRooms connection={connection} you={OWN_ID} purpose="practice" Room={LessonRoom} />
    </CoachProvider>
  );
}
