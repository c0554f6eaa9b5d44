import { defineGame } from '../../kernel/define-game.ts';
import { checkContent, whyNotNow } from './check.ts';
import { decide } from './decide.ts';
import { type ChapankaEvent, chapankaEventFields } from './events.ts';
import { evolve } from './evolve.ts';
import { eventViews, hide } from './hide.ts';
import { legalMoves } from './legal-moves.ts';
import { type ChapankaMove, chapankaMove } from './moves.ts';
import { tricks } from './open-tricks.ts';
import { type ChapankaOptions, chapankaOptions } from './options.ts';
import { chapankaPhases } from './phases.ts';
import { refusals } from './refusals.ts';
import { ALL_DEALT, type ChapankaEnding, standings } from './score.ts';
import { direction, seats } from './seats.ts';
import { opened } from './settle.ts';
import { start } from './start.ts';
import type { ChapankaState } from './state.ts';
import { timeOut } from './time-out.ts';

export { type AccountEntry, accountOf, changeOf, potBeside } from './account.ts';
export { isPancerola, KINAL, OPENING_TRICKS, PACK, pointsOf, TRICKS } from './cards.ts';
export { CHAPANKA_RULES, chapankaPayments, chapankaPrize } from './chapanka.ts';
export type { ChapankaEvent } from './events.ts';
export type { ChapankaMove } from './moves.ts';
export type { ChapankaOptions } from './options.ts';
export { chapankaGuessing, type ChapankaMemory } from './guessing.ts';
export { type CardOutlook, cardOutlook } from './outlook.ts';
export { type PancerolaStanding, pancerolaStanding } from './pancerola.ts';
export {
  cardsSetAside, type NoParty, type PaidParty, PARTY, type Party, partyNow, partyPaid, type PartyStanding, partyStanding,
  type PartyWorth, partyWorth,
} from './party.ts';
export { baseOf, type Doubling, type Ledger, type Payment, type PaymentReason, type Sums, sumsOf } from './payments.ts';
export { type KinalFall, kinalFall, penaltyPayments } from './penalties.ts';
export { type ChapankaEnding, potShares, standings } from './score.ts';
export { areOpposite, dealerOf, drawnBy, nextInTurn, orderOfPlay } from './seating.ts';
export type {
  Chapanka, ChapankaState, Deal, DealRecord, Pancerola, Phase, SetAside, WonTrick,
} from './state.ts';
export {
  leadingPlay, type Manner, mannerOf, mayRenounce, renounces, takerOfAll, trickNumber, trickPoints, tricksPlayed,
} from './trick.ts';

/**
 * Chapanka, the Polish Reversis for four, by the rules of Wytrawny Gracz (1930) as summarized in the English Wikipedia. The
 * following are our rulings where the source says nothing. Players keep their seats (CP2.1), everybody antes for every deal
 * (CP2.2), and the player to the dealer's right leads (CP3.1). The party never doubles, and nobody pays it in addition to a
 * Chapanka (CP4.3). Payments at a trick's end follow CP6.1, and both doublings together quadruple a payment (CP6.6). Any trick won
 * after a renounce breaks a Pancerola (CP7.3), and the players share the remaining pot (CP8.1).
 */
export const chapanka = defineGame<ChapankaOptions, ChapankaState, ChapankaMove, ChapankaEvent, ChapankaEnding['code']>({
  id: 'chapanka',
  seats,
  direction,
  options: chapankaOptions,
  move: chapankaMove,
  phases: chapankaPhases,
  eventFields: chapankaEventFields,
  dealEnds: ['dealScored'],
  revealingEvents: ['dealt', 'exchanged', 'revealed'],
  start,
  opening: opened,
  legalMoves,
  whyNotNow,
  checkContent,
  refusals,
  decide,
  evolve,
  hide,
  eventViews,
  standings,
  endingOf: () => ALL_DEALT,
  scores: (state) => state.balances,
  timeOut,
  tricks,
});
