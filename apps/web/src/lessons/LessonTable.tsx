import type { GameId } from '@chinwag/rules';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { OWN_ID } from '../session/practice/localSeat.ts';
import { practicePath } from '../session/practice/practice.ts';
import { toDeviceTable } from '../table/deviceTable.ts';
import { TableRooms } from '../table/TableRooms.tsx';
import { useTableConnection } from '../table/useTableConnection.ts';
import { LessonProgress } from './lessonProgress.ts';
import { CoachProvider, LessonRoom } from './LessonRoom.tsx';
import { LEARNER, type Lesson } from '../board/lesson.ts';

export interface LessonTableProps {
  readonly game: GameId;
  readonly lesson: Lesson;
}

/**
 * A table on this device with the cards of a lesson and a coach, whose progress is saved. Once the coach has gone, the game
 * continues as a practice game, on the practice page.
 */
export function LessonTable({ game, lesson }: LessonTableProps) {
  const [, navigate] = useLocation();
  const [progress] = useState(() => new LessonProgress(game, lesson, () => navigate(practicePath(game), { replace: true })));
  const { coach } = progress;
  const connection = useTableConnection(() =>
    toDeviceTable({
      game,
      setup: { seats: lesson.seats, options: lesson.options, seed: lesson.seed },
      stored: progress.stored,
      keep: (stored) => progress.keep(stored),
      waitsAt: ({ shown, viewer }) =>
        coach.slipAt({ state: shown, viewer, players: [], seat: LEARNER, moves: [] }) !== null,
    }),
  );
  useEffect(() => progress.follow(connection.store), [connection, progress]);
  return (
    <CoachProvider value={coach}>
      <TableRooms connection={connection} you={OWN_ID} purpose="practice" Room={LessonRoom} />
    </CoachProvider>
  );
}
