import { use } from 'react';
import { hasLesson, lessonOf } from '../lessons/lessons.ts';
import { LessonTable } from '../lessons/LessonTable.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** `/lesson/GAME`: a first deal that teaches, at a table on this device. */
export function LessonPage({ game }: { readonly game: string }) {
  return hasLesson(game) ? <LessonOf key={game} game={game} /> : <NotFoundPage />;
}

function LessonOf({ game }: { readonly game: Parameters<typeof lessonOf>[0] }) {
  return <LessonTable game={game} lesson={use(lessonOf(game))} />;
}
