import { defineGame } from '../../kernel/define-game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { checkContent } from './check.ts';
import { decide } from './decide.ts';
import { type ChinasoEvent, chinasoEventFields } from './events.ts';
import { evolve } from './evolve.ts';
import { eventViews, hide } from './hide.ts';
import { legalMoves } from './legal-moves.ts';
import { whyNotNow } from './moment.ts';
import { type ChinasoMove, chinasoMove } from './moves.ts';
import { type ChinasoOptions, chinasoOptions } from './options.ts';
import { chinasoPhases } from './phases.ts';
import { refusals } from './refusals.ts';
import { ALL_DEALT, type ChinasoEnding, standings, totals } from './score.ts';
import { direction, seats } from './seats.ts';
import { opened } from './settle.ts';
import { start } from './start.ts';
import type { ChinasoState, Phase } from './state.ts';
import { timeOut } from './time-out.ts';
import { whyNoneNow } from './why-none.ts';

export { arrange, type Arrangement } from './arrange.ts';
export { buysLeft, eligibleBuyers, heldAfterBuying, mayStillBuy, MOST_BUYS, PENALTY_CARDS, whyNotBuy } from './buying.ts';
export {
  type ChinasoCard, compareCodes, HAND, heightOf, isJoker, JOKER_KIND, type JokerCard, kindAt, kindOf, type NaturalCard,
  PACK, RANKS,
} from './cards.ts';
export { type Contract, contractIn, contractOf, CONTRACTS, CONTRACTS_OF, handCount, setKindsOf } from './contracts.ts';
export type { ChinasoEvent, Source } from './events.ts';
export { LAYING_RULES, ownerOf, tableAfter, waysToLay, waysToTake } from './laying.ts';
export { type ChinasoMove, type DiscardUse, layingMove } from './moves.ts';
export { CARD_POINTS, type CardPoints, type ChinasoOptions, HIGHEST_STAKE, type Stakes } from './options.ts';
export { type ChinasoLine, isOfGame, type Payment, type PaymentReason, type ScoreReason } from './payments.ts';
export {
  type End, jokerFor, type LaidTable, type LayOffPlace, placeIn, placesFor, setAt, type SetAt, type Swap, swapsFor,
} from './places.ts';
export {
  type ChinasoEnding, dealPoints, handPoints, POINT_CHARTS, type PointChart, pointsOf, standings, totals,
  wasDoubled,
} from './score.ts';
export {
  FEWEST_CARDS, highOf, type LaidSet, type MeantSet, meantSet, nearerKind, type NoSet, rankAt, readSet, type SetKind, type Straight,
  type Three,
} from './sets.ts';
export { bestGoingDown, type GoingDown, mostOfContract } from './solver/going-down.ts';
export {
  type BuyingPhase, type ChinasoState, type Deal, type DealRecord, discardCount, type Emptying, ENDING_RULES, type EndingKind,
  goingDownBrings, type HandEnding, holdsLastCard, isDown, type LiveDiscard, type Phase, seatCount,
} from './state.ts';
export { MOST_TURNS } from './stuck.ts';
export { touchingStraights, type TouchingStraights, whyTouching } from './touching.ts';
export { whyNotGoDown, whyNotLay } from './why-none.ts';

/**
 * Chinaso, contract rummy for two to seven players in seven hands, by a family's rules. The source lacks its chart of points, so
 * the host chooses one of two (CS6.2). The following are our rulings where the source says nothing: who deals first (CS1.2), and
 * that a three has a natural card (CS2.1). A player who is down may swap the discard in (CS4.2), and may hold a last card (CS4.6).
 * We also ruled on who may not buy (CS5.3), when a hand ends without a winner (CS5.5, CS5.6), and ties and pots (CS6.1, CS7.2).
 */
export const chinaso = defineGame<ChinasoOptions, ChinasoState, ChinasoMove, ChinasoEvent, ChinasoEnding['code']>({
  id: 'chinaso',
  seats,
  direction,
  options: chinasoOptions,
  move: chinasoMove,
  phases: chinasoPhases,
  eventFields: chinasoEventFields,
  dealEnds: ['handScored'],
  revealingEvents: ['dealt', 'bought', 'nobodyBought', 'drawn', 'reshuffled', 'handEnded'],
  start,
  opening: opened,
  actors: ({ phase }) => seatsToAct(phase),
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
  endingOf: () => ALL_DEALT,
  scores: totals,
  timeOut,
});

function seatsToAct(phase: Phase): readonly Seat[] {
  switch (phase.name) {
    case 'draw':
    case 'play':
      return [phase.seat];
    case 'buying':
      return phase.waiting;
    case 'settle':
    case 'over':
      return [];
  }
}
