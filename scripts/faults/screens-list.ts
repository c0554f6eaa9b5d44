import { faultsIn } from './fault.ts';

/** Faults by which a screen shows what is no longer so. */
export const SCREENS_FAULTS = faultsIn('apps/web/src', [
  {
    fault: 'A television shows the score of a deal while the next one is played.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'if (this.#keepingUp.looksOn()) this.release();', by: 'if (this.#keepingUp.looksOn()) this.#change({});',
    red: 'opens the score of each deal, and never shows it once the next is under way',
  },
  {
    fault: 'A spectator who has fallen behind is shown all of it move by move.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'const OLDEST_SHOWN = 5000;', by: 'const OLDEST_SHOWN = 50_000;',
    red: 'is never more than five seconds behind by more than a trick, and says by how much it was',
  },
  {
    fault: 'How far a spectator is behind is looked at only when something more comes.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'else this.#cancelLook = this.#options.schedule(() => this.#keepUp(), wait);', by: 'else this.#cancelLook = null;',
    red: 'a page that slept while a deal was played shows how things are in five seconds',
  },
  {
    fault: 'The score sheet of a page that slept stays over a game that has gone on.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'if (!same || this.#keepingUp.looksOn()) this.release();', by: 'if (!same) this.release();',
    red: 'a page that slept and is sent the whole game has no score sheet over it',
  },
  {
    fault: 'A player who left the score sheet open reads the score of deal 1 in deal 4.',
    file: 'session/gameSession.ts', tests: 'session/keepingUp.test.ts',
    replaced: 'else if (coming.some(', by: 'else if (coming.every(',
    red: 'has no older score before them than that of the last deal',
  },
  {
    fault: 'The score sheet of a spectator does not close by itself.',
    file: 'table/play/useSelfClosing.ts', tests: 'table/play/PlayScoreSheet.test.tsx',
    replaced: 'const timer = setTimeout(() => end(), SHEET_LASTS);', by: 'const timer = setTimeout(() => end, SHEET_LASTS);',
    red: 'closes by itself after ten seconds, also where the clock of the device is set meanwhile',
  },
  {
    fault: 'A score sheet closes under the eyes of somebody who scrolls in it.',
    file: 'table/play/useTouched.ts', tests: 'table/play/PlayScoreSheet.test.tsx',
    replaced: "'wheel', 'touchmove', ", by: '',
    red: 'stays open for one who scrolls (WCAG 2.2.1)',
  },
  {
    fault: 'The focus that a score sheet takes by itself keeps it open for ever.',
    file: 'table/play/useTouched.ts', tests: 'table/play/PlayScoreSheet.test.tsx',
    replaced: 'event.target.tabIndex >= 0', by: 'event.target.tabIndex >= -1',
    red: 'is not kept by the focus on its title, where nobody put it',
  },
  {
    fault: 'The score sheet hides that it is one’s turn.',
    file: 'table/play/PlayScoreSheet.tsx',
    replaced: '{isYourTurn ? <YourTurn', by: '{!isYourTurn ? <YourTurn',
    red: 'says that it is their turn, and how much time they have',
  },
  {
    fault: 'A turn sounds only once the screen has caught up.',
    file: 'table/play/useYourTurn.ts', tests: 'table/call/useCalls.test.tsx',
    replaced: 'const isAsked = pending && !answering;', by: 'const isAsked = pending && asks !== null && !answering;',
    red: 'a turn calls when the game awaits its player, not when the screen has caught up',
  },
]);
