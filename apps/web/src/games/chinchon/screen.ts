import { chinchon } from '@chinwag/rules/chinchon';
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

/** Chinchón's screen: everything that the surrounding table needs from the game besides its rules. */
export const screen = gameScreen({
  game: chinchon,
  options,
  Board,
  Rail: shownLater(async () => (await import('./Rail.tsx')).Rail),
  signs: ({ options: { ante }, pot }) => ({ toTheRight: true, pot: ante > 0 ? pot : null }),
  ScoreSheet: scoreSheetLater(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet),
  progress,
  endings: {
    'last-in': ({ options: { target } }) => message('chinchon.ending-last-in', { target }),
    'nobody-in': ({ options: { target } }) => message('chinchon.ending-nobody-in', { target }),
  },
  events,
  isFinal: ({ type }) => type === 'close' || type === 'layDown' || type === 'settle' || type === 'reenlist',
  hand: ownCards,
  hint: async () => (await import('./hint.ts')).hintAt,
  out: ({ outIn }) => outIn.flatMap((deal, seat) => (deal === null ? [] : [seat])),
  readOut: { table: readTable, hand: readHand, turn: readTurn },
});
