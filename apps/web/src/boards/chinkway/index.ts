import {
  chinkway, type ChinkwayEvent, type ChinkwayMove, type ChinkwayOptions, type ChinkwayState, openTricks,
} from '@chinwag/rules/chinkway';
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

/** Chinkway on the screen. */
export const screen = gameScreen<ChinkwayOptions, ChinkwayState, ChinkwayMove, ChinkwayEvent>({
  game: chinkway,
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
