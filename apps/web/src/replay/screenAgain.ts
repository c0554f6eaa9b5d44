import type { AnyGameScreen } from '../board/screen.ts';

/** How long the table rests with a score when nobody is asked to read it, in ms at normal speed. */
const READING = 2600;

/**
 * The screen of a game that is over, as it is looked at again: nothing opens by itself, a score lies for a while instead; and
 * since all of it is over, no trick is closed any more.
 */
export function screenAgain(screen: AnyGameScreen): AnyGameScreen {
  return {
    ...screen,
    openTricks: null,
    opensScoreSheet: () => false,
    restAfter: (event, before) =>
      screen.opensScoreSheet(event) ? Math.max(READING, screen.restAfter(event, before)) : screen.restAfter(event, before),
  };
}
