import {
  chinkway, type ChinkwayEvent, type ChinkwayMove, type ChinkwayOptions, type ChinkwayState, openTricks,
} from '@chinwag/rules/chinkway';
import type { GameScreen } from '../board.ts';
import { BarSign } from './BarSign.tsx';
import { Board } from './Board.tsx';
import { flights } from './flights.ts';
import { narrate } from './narrate.ts';
import { options } from './options.ts';
import { restAfter } from './pace.ts';
import { progress } from './progress.ts';
import { Rail } from './Rail.tsx';
import { readHand, readTable } from './readOut.ts';
import { ScoreSheet } from './score/ScoreSheet.tsx';

/** Chinkway on the screen. */
export const screen: GameScreen<ChinkwayOptions, ChinkwayState, ChinkwayMove, ChinkwayEvent> = {
  game: chinkway,
  options,
  Board,
  Rail,
  BarSign,
  ScoreSheet,
  progress,
  narrate,
  flights,
  restAfter,
  opensScoreSheet: (event) => event.type === 'dealScored',
  lastTrick: ({ deal }) => deal.lastTrick,
  openTricks,
  readOut: { table: readTable, hand: readHand },
};
