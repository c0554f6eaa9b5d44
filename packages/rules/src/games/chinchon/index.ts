import { defineGame } from '../../kernel/define-game.ts';
import { checkContent, whyNotNow } from './check.ts';
import { opened } from './consequences.ts';
import { decide } from './decide.ts';
import { type ChinchonEnding, course, endingOf, forAbsent, standings } from './ending.ts';
import { type ChinchonEvent, chinchonEventFields } from './events.ts';
import { evolve } from './evolve.ts';
import { eventViews, hide } from './hide.ts';
import { legalMoves } from './legal-moves.ts';
import { type ChinchonMove, chinchonMove } from './moves.ts';
import { type ChinchonOptions, chinchonOptions } from './options.ts';
import { chinchonPhases } from './phases.ts';
import { refusals } from './refusals.ts';
import { direction, seats } from './seats.ts';
import { start } from './start.ts';
import type { ChinchonState } from './state.ts';
import { timeOut } from './time-out.ts';
import { whyNoneNow } from './why-none.ts';

export type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
export { type Arrangement, bestArrangement } from './arrangement.ts';
export { codeOf, HAND, PACK, packFor, valueOf, worthOf } from './cards.ts';
export { fewestAfterDiscard, fewestLeft, isChinchon, LIMIT, waysToClose, wayToLayDown, whyNotClose } from './closing.ts';
export { type ChinchonEnding, inOrderOfPlay, standings, winners } from './ending.ts';
export type { ChinchonEvent } from './events.ts';
export { heldBy, leftAfter } from './hands.ts';
export { inTurnFrom, isLaidOpen, type Settling, settlingOf, stillToCome, throwerOf } from './in-turn.ts';
export {
  addingRule, isBarred, meldsAfter, meldsFor, type LayOffTarget, targetsOf, workableLayOffs,
} from './lay-offs.ts';
export { extended, fits, isGroup, type MeldPlace, NO_MELD, placeInMeld, type Selection, selectionOf } from './melds.ts';
export type { ChinchonMove, CloseMove, LayOff, Meld } from './moves.ts';
export { type ChinchonOptions, MOST_ANTE } from './options.ts';
export { bestClose, bestFor, type Close, closeOf, type EndingScore, endingScore } from './ending-score.ts';
export type { ChinchonLine, ChinchonPayment, PaymentReason, ScoreReason } from './payments.ts';
export { CHINCHON } from './score.ts';
export {
  type ChinchonState, type Closing, type Deal, type DealRecord, type EndingKind, endingRule, isIn, isScored, nextIn, type Phase,
  playersIn, playsInDeal, returnsOf, type SeatCard, seatCount, type SeatOutcome, seatOutcome, type Stopping, type TableMeld,
} from './state.ts';
export { MOST_TURNS } from './stopping.ts';

/**
 * Chinchón, for two to eight players, after the rules of Fournier. The following are our rulings where the source is silent or
 * undecided. Laying down closes a deal, or an option lets play continue (CH5.1, CH6). Five or more players use two packs to the end
 * (CH1.1). The lead rotates (CH2.3), and every deal must end (CH4.3, CH6.5). A player who reaches the target is out (CH7.2). CH7.3,
 * CH7.4 and CH8.2 decide ties, places and re-enlisting.
 */
export const chinchon = defineGame<ChinchonOptions, ChinchonState, ChinchonMove, ChinchonEvent, ChinchonEnding['code']>({
  id: 'chinchon',
  seats,
  direction,
  options: chinchonOptions,
  move: chinchonMove,
  phases: chinchonPhases,
  eventFields: chinchonEventFields,
  dealEnds: ['dealScored'],
  revealingEvents: ['dealt', 'drawn', 'discardTaken', 'stockRenewed', 'gameOver'],
  start,
  opening: opened,
  legalMoves,
  whyNotNow,
  whyNoneNow,
  checkContent,
  refusals,
  decide,
  evolve,
  hide,
  eventViews,
  standings,
  endingOf,
  scores: ({ totals }) => totals,
  course,
  forAbsent,
  timeOut,
});
