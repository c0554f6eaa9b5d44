import type { GameId, GameState, Seed, Tagged } from '@chinwag/rules';
import { useState } from 'react';
import type { Lesson } from '../board/lesson.ts';
import type { GameScreen } from '../board/screen.ts';
import { type CatalogueEntry, GAMES } from '../games/catalogue.ts';
import { Coach } from '../lessons/coach.ts';
import { CoachProvider, LessonRoom } from '../lessons/LessonRoom.tsx';
import { type Learner, type Taught, taught, type TaughtMoment } from '../lessons/testing/taught.ts';
import { PlayRoom } from '../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../table/play/usePlayRoom.ts';
import { CoachSlip } from '../lessons/CoachSlip.tsx';
import { GameStory } from './GameStory.tsx';
import type { Stories } from './gameStories.ts';
import { botAt, NAMES, seated } from './storyTable.tsx';

/** A played lesson, with the screen of its game. */
interface TaughtGame {
  readonly entry: CatalogueEntry;
  readonly lesson: Lesson;
  readonly screen: GameScreen<object, GameState, Tagged, Tagged>;
}

interface FoundMoment extends TaughtMoment {
  readonly played: Taught;
}

const LEARNERS: readonly Learner[] = ['heeds', 'first', 'last'];

/* The number of deals that are searched for rare notes. */
const DEALS = 40;

const lessonsPlayed = new Map<string, Taught>();

/** Returns a lesson that has been played to its end. Plays each lesson only once. */
function playedLesson(id: GameId, lesson: Lesson, learner: Learner): Taught {
  const name = `${id} ${lesson.seed} ${learner}`;
  const played = lessonsPlayed.get(name) ?? taught(id, lesson, learner);
  lessonsPlayed.set(name, played);
  return played;
}

/** Returns the first moment at which the coach shows a note or advice, in the lesson itself or with different cards. */
function momentOf(id: GameId, lesson: Lesson, said: string): FoundMoment {
  for (let deal = 0; deal < DEALS; deal++) {
    const seed: Seed = deal === 0 ? lesson.seed : deal.toString(16).padStart(64, '0');
    for (const learner of LEARNERS) {
      const played = playedLesson(id, { ...lesson, seed }, learner);
      const moment = played.moments.get(said);
      if (moment !== undefined) return { ...moment, played };
    }
  }
  throw new Error(`the coach of ${id} never says “${said}”`);
}

/** A room with the coach's advice against a move, which waits for an answer. */
function WordRoom({ said: { says, about }, ...room }: PlayRoomOptions & { readonly said: FoundMoment }) {
  const coaching = { kind: 'word', id: 'word', says, about, playAllTheSame: nothing, chooseAgain: nothing } as const;
  return (
    <PlayRoom {...room}>
      <CoachSlip coaching={coaching} waits onLeave={nothing} onHome={nothing} />
    </PlayRoom>
  );
}

/** The table of a lesson when the coach shows a note or advice. The coach has already shown all earlier ones. */
function LessonStory({ entry, lesson, screen, said }: TaughtGame & { readonly said: string }) {
  const [{ coach, happenings, Room }] = useState(() => {
    const found = momentOf(entry.id, lesson, said);
    const before = [...lesson.slips, ...lesson.counsels].map(({ id }) => id).filter((id) => id !== said);
    return {
      coach: new Coach(lesson, { said: before, isThere: true, changed: nothing }),
      happenings: found.played.happenings.slice(0, found.after),
      Room: found.move === null ? LessonRoom : (room: PlayRoomOptions) => <WordRoom {...room} said={found} />,
    };
  });
  const seats = NAMES.slice(0, lesson.seats).map((name, seat) => (seat === 0 ? seated(seat) : botAt(seat, name)));
  return (
    <CoachProvider value={coach}>
      <GameStory
        title={entry.title} screen={screen} happenings={happenings} viewer={0} seats={seats} purpose="practice" Room={Room}
      />
    </CoachProvider>
  );
}

function nothing(): void {}

/**
 * Returns a promise of the stories of every coach note, and of all advice against a move: `lesson-chinkway-aim`. The promise
 * rejects if a lesson or a screen cannot be loaded.
 */
export async function lessonStories(): Promise<Stories> {
  const stories: Record<string, Stories[string]> = {};
  for (const entry of GAMES) {
    const lesson = await entry.lesson?.();
    if (lesson === undefined) continue;
    // the screen of any game, with the states and events of that game
    const screen = (await entry.screen()) as unknown as TaughtGame['screen'];
    for (const { id } of [...lesson.slips, ...lesson.counsels]) {
      stories[`lesson-${entry.id}-${id}`] = () => <LessonStory entry={entry} lesson={lesson} screen={screen} said={id} />;
    }
  }
  return stories;
}
