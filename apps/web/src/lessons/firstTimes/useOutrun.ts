import { useState } from 'react';
import type { GameOnTable } from '../../session/gameSession.ts';

/* The least number of moves between the shown state and the viewer's turn that counts as too fast. */
const FAR_BEHIND = 2;

/* The number of times after which this is no longer chance. */
const TIMES = 3;

/** Returns whether the other players were repeatedly too fast for the viewer: the viewer's turn had come, but was not shown yet. */
export function useOutrun({ screen, newest, viewer, behind }: GameOnTable): boolean {
  const isTurn = viewer !== 'spectator' && screen.game.actors(newest).includes(viewer);
  const isOutrun = isTurn && behind >= FAR_BEHIND;
  const [{ times, was }, setCounted] = useState({ times: 0, was: false });
  if (was !== isOutrun) setCounted({ times: isOutrun ? times + 1 : times, was: isOutrun });
  return times >= TIMES;
}
