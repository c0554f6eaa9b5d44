import { defineGame } from '../../kernel/define-game.ts';
import { checkContent, whyNotNow } from './check.ts';
import { decide } from './decide.ts';
import { type ChinkwayEvent, chinkwayEventFields } from './events.ts';
import { evolve } from './evolve.ts';
import { type ChinkwayEnding, endingOf, forAbsent } from './final-deal.ts';
import { eventViews, hide } from './hide.ts';
import { legalMoves } from './legal-moves.ts';
import { type ChinkwayMove, chinkwayMove } from './moves.ts';
import { tricks } from './open-tricks.ts';
import { type ChinkwayOptions, chinkwayOptions } from './options.ts';
import { chinkwayPhases } from './phases.ts';
import { refusals } from './refusals.ts';
import { standings, totals } from './score.ts';
import { direction, seats } from './seats.ts';
import { settled } from './settle.ts';
import { silence } from './silence.ts';
import { start } from './start.ts';
import type { ChinkwayState } from './state.ts';
import { timeOut } from './time-out.ts';

export {
  CATEGORIES, type Category, categoryOf, DEMANDS, DISCARDS, PACK, QUEST_PACK, TRICKS, type Trump, TRUMPS,
} from './cards.ts';
export type { ChinkwayEvent } from './events.ts';
export type { ChinkwayMove } from './moves.ts';
export type { ChinkwayOptions } from './options.ts';
export { answerRule, type ChinkwayEnding, freshAnswer, nextSeating, secondJoinsFirst } from './final-deal.ts';
export { chinkwayGuessing, type ChinkwayMemory } from './guessing.ts';
export { nextFilled, openDemands, rack } from './quest.ts';
export {
  type MostFilled, mostFilled, placeOrder, POINTS, pointsWithOneMore, questPoints, standings, type Tie, ties, totals,
} from './score.ts';
export { nextInTurn, partnerOf, positionOf, scheduledDeals, scheduledSeating, sideOf } from './seating.ts';
export type {
  ChinkwayState, Deal, DealRecord, FinalRequest, Phase, Seating, Side, WonTrick,
} from './state.ts';
export { cardStrength, leadingPlay, trickNumber, tricksWon } from './trick.ts';

/**
 * Chinkway, for five players with changing partners, by Derek Carver (2003, 2016). The following are our rulings where the source
 * says nothing. A draw decides the first dealer (CW2.2), and JD and JS are not in the Quest Pack (CW1.2). Single deals break ties,
 * newest first (CW6.1, CW6.2). An extra deal's Quest comes from the whole Quest Pack, shuffled again (CW7.5).
 */
export const chinkway = defineGame<ChinkwayOptions, ChinkwayState, ChinkwayMove, ChinkwayEvent, ChinkwayEnding['code']>({
  id: 'chinkway',
  seats,
  direction,
  options: chinkwayOptions,
  move: chinkwayMove,
  phases: chinkwayPhases,
  eventFields: chinkwayEventFields,
  dealEnds: ['dealScored'],
  revealingEvents: ['questShuffled', 'dealt', 'questTurned', 'gameOver'],
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
  standings,
  endingOf,
  scores: (state) => totals(state.records),
  forAbsent,
  timeOut,
  tricks,
  silence,
});
