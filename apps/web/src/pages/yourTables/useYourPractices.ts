import { useCallback, useState } from 'react';
import { GAMES } from '../../games/catalogue.ts';
import { storedPractice, type PracticeInSight, practiceInSight } from '../../session/practice/practice.ts';
import { lessonInSight, storedLesson } from '../../session/practice/storedLesson.ts';

/** The practice games on this device and the function that abandons one. */
export interface YourPractices {
  readonly practices: readonly PracticeInSight[];
  readonly giveUp: (practice: PracticeInSight) => void;
}

/** Returns the practice games and lessons to continue, as of when the page was opened, and the function that abandons one. */
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
