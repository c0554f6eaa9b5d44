import { chapanka } from '@chinwag/rules/chapanka';
import { message } from '../../language/message.ts';
import { gameScreen } from '../../board/defaults/gameScreen.tsx';
import { scoreSheetLater } from '../../board/scoreSheetLater.ts';
import { Board } from './Board.tsx';
import { renounces } from './consequence.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { ownCards } from './order.ts';
import { progress } from './progress.ts';
import { readTable } from './readOut.ts';
import { readTurn } from './status.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** Chapanka's screen: everything that the surrounding table needs from the game besides its rules. */
export const screen = gameScreen({
  game: chapanka,
  options,
  Board,
  Rail: shownLater(async () => (await import('./Rail.tsx')).Rail),
  signs: ({ pot }) => ({ toTheRight: true, pot }),
  ScoreSheet: scoreSheetLater(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet),
  progress,
  endings: { 'all-dealt': ({ options }) => message('chapanka.ending-all-dealt', { deals: options.deals }) },
  events,
  isFinal: (move, { state, viewer }) => move.type !== 'play' || renounces(state, viewer, move.card),
  lastTrick: ({ deal }) => deal.lastTrick,
  hand: ownCards,
  hint: async () => (await import('./hint.ts')).hintAt,
  readOut: { table: readTable, turn: readTurn },
});
