import { useCallback, useState } from 'react';
import { GAMES } from '../../games/catalogue.ts';
import { storedPractice, type PracticeInSight, practiceInSight } from '../../session/practice/practice.ts';
import { lessonInSight, storedLesson } from '../../session/practice/storedLesson.ts';

/** The games that one practises on this device, and the way to give one up. */
export interface YourPractices {
  readonly practices: readonly PracticeInSight[];
  readonly giveUp: (practice: PracticeInSight) => void;
}

/** The practice games and the lessons that can be gone on with, as they are when the page is opened. */
export function useYourPractices(): YourPractices {
  const [practices, setPractices] = useState(() =>
    GAMES.flatMap(({ id }) => [practiceInSight(id), lessonInSight(id)].filter((practice) => practice !== null)),
  );
  const giveUp = useCallback((practice: PracticeInSight) => {
    const { game, at } = practice;
    (at === 'lesson' ? storedLesson(game) : storedPractice(game)).remove();
    setPractices((before) => before.filter((other) => other !== practice));
  }, []);
  return { practices, giveUp };
}
