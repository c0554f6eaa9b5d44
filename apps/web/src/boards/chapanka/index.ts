import {
  chapanka, type ChapankaEvent, type ChapankaMove, type ChapankaOptions, type ChapankaState, openTricks,
} from '@chinwag/rules/chapanka';
import { gameScreen } from '../shared/defaults/gameScreen.tsx';
import { BarSign } from './BarSign.tsx';
import { Board } from './Board.tsx';
import { flights } from './flights.ts';
import { narrate } from './narrate.ts';
import { options } from './options.ts';
import { ownCards } from './order.ts';
import { pace } from './pace.ts';
import { progress } from './progress.ts';
import { Rail } from './Rail.tsx';
import { readTable } from './readOut.ts';
import { ScoreSheet } from './score/ScoreSheet.tsx';

/** Chapanka on the screen. */
export const screen = gameScreen<ChapankaOptions, ChapankaState, ChapankaMove, ChapankaEvent>({
  game: chapanka,
  options,
  Board,
  Rail,
  BarSign,
  ScoreSheet,
  progress,
  narrate,
  flights,
  pace,
  lastTrick: ({ deal }) => deal.lastTrick,
  openTricks,
  hand: ownCards,
  readOut: { table: readTable },
});
