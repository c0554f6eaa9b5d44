import type { GameId } from '@chinwag/rules';
import { useCallback, useState } from 'react';
import { GAMES } from '../../games/catalogue.ts';
import { storedPractice, type PracticeInSight, practiceInSight } from '../../session/practice/practice.ts';

/** The games that one practises on this device, and the way to give one up. */
export interface YourPractices {
  readonly practices: readonly PracticeInSight[];
  readonly giveUp: (game: GameId) => void;
}

/** The practice games that can be gone on with, as they are when the page is opened. */
export function useYourPractices(): YourPractices {
  const [practices, setPractices] = useState(() => GAMES.flatMap(({ id }) => practiceInSight(id) ?? []));
  const giveUp = useCallback((game: GameId) => {
    storedPractice(game).remove();
    setPractices((before) => before.filter((practice) => practice.game !== game));
  }, []);
  return { practices, giveUp };
}
