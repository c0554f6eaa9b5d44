import { chinaso, handCount } from '@chinwag/rules/chinaso';
import { message } from '../../language/message.ts';
import { gameScreen } from '../../board/defaults/gameScreen.tsx';
import { scoreSheetLater } from '../../board/scoreSheetLater.ts';
import { BarSign } from './BarSign.tsx';
import { Board } from './Board.tsx';
import { events } from './events.ts';
import { options } from './options.ts';
import { progress } from './progress.ts';
import { ownCards } from './order.ts';
import { readHand, readTable, readTurn } from './readOut.ts';
import { asks } from './status.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** Chinaso's screen: everything that the surrounding table needs from the game besides its rules. */
export const screen = gameScreen({
  game: chinaso,
  options,
  Board,
  Rail: shownLater(async () => (await import('./Rail.tsx')).Rail),
  BarSign,
  ScoreSheet: scoreSheetLater(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet),
  progress,
  endings: { 'all-dealt': ({ options }) => message('chinaso.all-dealt', { deals: handCount(options) }) },
  events,
  asks,
  isFinal: ({ type }) => type === 'goDown' || type === 'buy',
  hand: ownCards,
  hint: async () => (await import('./hint.ts')).hintAt,
  readOut: { table: readTable, hand: readHand, turn: readTurn },
});
