import { chinaso } from '@chinwag/rules/chinaso';
import { gameScreen } from '../../board/defaults/gameScreen.tsx';
import { BarSign } from './BarSign.tsx';
import { Board } from './Board.tsx';
import { endings } from './gameEndings.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { progress } from './progress.ts';
import { ownCards } from './order.ts';
import { readHand, readTable, readTurn } from './readOut.ts';
import { asks } from './status.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** Chinaso on the screen. */
export const screen = gameScreen({
  game: chinaso,
  options,
  Board,
  Rail: shownLater(async () => (await import('./Rail.tsx')).Rail),
  BarSign,
  ScoreSheet: shownLater(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet),
  progress,
  endings,
  events,
  asks,
  isFinal: ({ type }) => type === 'goDown' || type === 'buy',
  hand: ownCards,
  readOut: { table: readTable, hand: readHand, turn: readTurn },
});
