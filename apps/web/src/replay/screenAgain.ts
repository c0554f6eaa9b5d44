import type { AnyGameScreen } from '../board/screen.ts';

/** How long the table pauses with a score that nobody has to read, in ms at normal speed. */
const READING = 2600;

/**
 * Returns the screen of a finished game for its replay. Nothing opens by itself; the score stays for a while instead. All tricks
 * may be looked at.
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
