import { chanoyu, GOAL, SAFE } from '@chinwag/rules/chanoyu';
import { message } from '../../language/message.ts';
import { gameScreen } from '../../board/defaults/gameScreen.tsx';
import { scoreSheetLater } from '../../board/scoreSheetLater.ts';
import { Board } from './Board.tsx';
import { events } from './events.ts';
import { options } from './options.ts';
import { progress } from './progress.ts';
import { ownCards } from './order.ts';
import { readHand, readTable, readTurn } from './readOut.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** Chanoyu's screen: everything that the surrounding table needs from the game besides its rules. */
export const screen = gameScreen({
  game: chanoyu,
  options,
  Board,
  Rail: shownLater(async () => (await import('./Rail.tsx')).Rail),
  signs: () => ({ toTheRight: true }),
  ScoreSheet: scoreSheetLater(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet),
  progress,
  endings: {
    highest: () => message('chanoyu.ending-highest', { goal: GOAL, safe: SAFE }),
    'below-eight': () => message('chanoyu.ending-below-eight', { goal: GOAL, safe: SAFE }),
  },
  events,
  isFinal: ({ type }) => type === 'done',
  lastTrick: ({ deal }) => deal.lastTrick,
  hand: ownCards,
  hint: async () => (await import('./hint.ts')).hintAt,
  readOut: { table: readTable, hand: readHand, turn: readTurn },
});
