import {
  chapanka, type ChapankaEvent, type ChapankaMove, type ChapankaOptions, type ChapankaState, openTricks,
} from '@chinwag/rules/chapanka';
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

/** Chapanka on the screen. */
export const screen: GameScreen<ChapankaOptions, ChapankaState, ChapankaMove, ChapankaEvent> = {
  game: chapanka,
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
