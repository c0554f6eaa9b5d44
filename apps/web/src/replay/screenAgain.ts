import type { AnyGameScreen } from '../board/screen.ts';

/** How long the table pauses at a score that nobody has to read, in ms at normal speed. */
const READING = 2600;

/**
 * Returns a finished game's screen for its replay. The score sheet does not open by itself; a pause replaces it. The viewer may
 * look at all tricks.
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
