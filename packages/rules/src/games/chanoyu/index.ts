import { defineGame } from '../../kernel/define-game.ts';
import { checkContent, whyNotNow } from './check.ts';
import { decide } from './decide.ts';
import { type ChanoyuEnding, endingOf, standings } from './ending.ts';
import { type ChanoyuEvent, chanoyuEventFields } from './events.ts';
import { evolve } from './evolve.ts';
import { eventViews, hide } from './hide.ts';
import { legalMoves } from './legal-moves.ts';
import { type ChanoyuMove, chanoyuMove } from './moves.ts';
import { tricks } from './open-tricks.ts';
import { type ChanoyuOptions, chanoyuOptions } from './options.ts';
import { chanoyuPhases } from './phases.ts';
import { refusals } from './refusals.ts';
import { totals } from './score.ts';
import { direction, seats } from './seats.ts';
import { settled } from './settle.ts';
import { start } from './start.ts';
import type { ChanoyuState } from './state.ts';
import { timeOut } from './time-out.ts';

export { canLay, fitsOwnRow, rowsAfter, waysToLay } from './building.ts';
export {
  type CardKind, type ChanoyuCard, isTsukumogami, kindOf, numberOf, PACK, suitOrNone, TRICKS,
} from './cards.ts';
export { type ChanoyuEnding, endingOf, GOAL, type Mark, markOf, nextDealer, SAFE, standings } from './ending.ts';
export type { ChanoyuEvent } from './events.ts';
export type { ChanoyuMove, LayMove } from './moves.ts';
export type { ChanoyuOptions, Scoring } from './options.ts';
export { type RoundForecast, roundForecast, type Weighed, weighed } from './forecast.ts';
export {
  EMPTY_ROW, ends, gaps, isAtAnEnd, isFree, type Row, type Stretch, stretches, VALUES, withLaid,
} from './row.ts';
export { bestRows, isScored, rowPoints, stretchPoints, totals } from './score.ts';
export { type Sequel, sequelOf } from './sequel.ts';
export {
  type ChanoyuState, type CompleteTrick, type Deal, type DealRecord, type Phase, seatCount,
} from './state.ts';
export { type Draw, drawAfter, leadingPlay, newlyLaid, suitToFollow, trickNumber } from './trick.ts';

/**
 * Chanoyu, for three to five players, after the 2024 Game Crafter edition. The source lacks its scoring table, so the owner chooses
 * one of three (CN6.1). The following are our rulings where the source says nothing. The ace is 1, and a picture card keeps the
 * value with which it was laid (CN1.1, CN1.2). A Tsukumogami led sets no suit (CN4.3). The card the winner must lay goes in the
 * winner's own row (CN5.1). The next leader draws first (CN5.6). CN6.2 to CN6.4 decide places and ties.
 */
export const chanoyu = defineGame<ChanoyuOptions, ChanoyuState, ChanoyuMove, ChanoyuEvent, ChanoyuEnding['code']>({
  id: 'chanoyu',
  seats,
  direction,
  options: chanoyuOptions,
  move: chanoyuMove,
  phases: chanoyuPhases,
  eventFields: chanoyuEventFields,
  dealEnds: ['roundScored'],
  revealingEvents: ['dealt', 'drawn', 'gameOver'],
  start,
  opening: settled,
  legalMoves,
  whyNotNow,
  checkContent,
  refusals,
  decide,
  evolve,
  hide,
  eventViews,
  standings: (state) => standings(totals(state), state.firstDealer),
  endingOf: (state) => endingOf(totals(state)),
  scores: totals,
  timeOut,
  tricks,
});
