import { useState } from 'react';
import type { GameOnTable } from '../../session/gameSession.ts';

/* So many moves lie between what is shown and one's turn. */
const FAR_BEHIND = 2;

/* Once may be chance. */
const TIMES = 3;

/** Whether the others have moved on several times before one had seen what they did: one's turn had come, and was not shown yet. */
export function useOutrun({ screen, newest, viewer, behind }: GameOnTable): boolean {
  const isTurn = viewer !== 'spectator' && screen.game.actors(newest).includes(viewer);
  const isOutrun = isTurn && behind >= FAR_BEHIND;
  const [{ times, was }, setCounted] = useState({ times: 0, was: false });
  if (was !== isOutrun) setCounted({ times: isOutrun ? times + 1 : times, was: isOutrun });
  return times >= TIMES;
}
