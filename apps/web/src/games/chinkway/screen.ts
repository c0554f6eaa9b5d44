import { chinkway, scheduledDeals } from '@chinwag/rules/chinkway';
import { shownLater } from '../../ui/shownLater.tsx';
import { message } from '../../language/message.ts';
import { gameScreen } from '../../board/defaults/gameScreen.tsx';
import { scoreSheetLater } from '../../board/scoreSheetLater.ts';
import { BarSign } from './BarSign.tsx';
import { Board } from './Board.tsx';
import { events } from './events.ts';
import { options } from './options.ts';
import { ownCards } from './order.ts';
import { progress } from './progress.ts';
import { readQuest, readTable } from './readOut.ts';
import { readTurn } from './status.ts';

/** Chinkway's screen: everything that the surrounding table needs from the game besides its rules. */
export const screen = gameScreen({
  game: chinkway,
  options,
  Board,
  Rail: shownLater(async () => (await import('./Rail.tsx')).Rail),
  BarSign,
  ScoreSheet: scoreSheetLater(async () => (await import('./score/ScoreSheet.tsx')).ScoreSheet),
  progress,
  endings: {
    scheduled: ({ options }) => message('chinkway.ending-scheduled', { deals: scheduledDeals(options) }),
    reseated: () => message('chinkway.ending-reseated'),
    extra: () => message('chinkway.ending-extra'),
  },
  events,
  isFinal: ({ type }) => type !== 'play',
  lastTrick: ({ deal }) => deal.lastTrick,
  hand: ownCards,
  hint: async () => (await import('./hint.ts')).hintAt,
  readOut: { table: readTable, turn: readTurn },
  partnersSpeak: message('chinkway.partners-speak'),
  readMore: { label: message('chinkway.read-key'), read: readQuest },
});
