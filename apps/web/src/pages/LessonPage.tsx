import { use } from 'react';
import type { Lesson } from '../board/lesson.ts';
import { type IdentifiedGame, aboutGame } from '../games/abouts.ts';
import { lessonOf } from '../games/lessons.ts';
import { LessonTable } from '../lessons/LessonTable.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** `/lesson/GAME`: a game's lesson, at a table on this device. Shows the not-found page for a game without a lesson. */
export function LessonPage({ game }: { readonly game: string }) {
  const about = aboutGame(game);
  const lesson = lessonOf(game);
  return about === null || lesson === null ? <NotFoundPage /> : <LessonOf key={game} game={about.id} lesson={lesson} />;
}

function LessonOf({ game, lesson }: { readonly game: IdentifiedGame['id']; readonly lesson: Promise<Lesson> }) {
  return <LessonTable game={game} lesson={use(lesson)} />;
}
