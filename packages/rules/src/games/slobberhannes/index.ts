import { defineGame } from '../../kernel/define-game.ts';
import type { Setup } from '../../kernel/game.ts';
import { hideHands } from '../../kernel/hands.ts';
import { allSeats, nextSeat, seatsFrom } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { dealtHands } from '../../shared/dealing.ts';
import { plainTrickGame } from '../../shared/plain-trick-game.ts';
import { leadingPlay, recordOf, standings, TARGET_REACHED, type SlobberhannesEnding, totals } from './score.ts';
import { direction, seats } from './seats.ts';
import {
  newDeal, options, PACK, type SlobberhannesEvent, type SlobberhannesMove, type SlobberhannesOptions, type SlobberhannesState,
  TRICKS,
} from './state.ts';

export { leadingPlay, standings, type SlobberhannesEnding, totals } from './score.ts';
export {
  type BadPoint, type DealRecord, PACK, type SlobberhannesEvent, type SlobberhannesMove, type SlobberhannesOptions,
  type SlobberhannesState, TRICKS,
} from './state.ts';

const tricks = plainTrickGame<SlobberhannesState>({
  direction,
  pack: PACK,
  tricks: TRICKS,
  rules: { turn: 'SL3.1', follow: 'SL3.2', over: 'SL5.1' },
  leadingPlay,
  newDeal,
  taken: (deal, winner) => ({ ...deal, queen: deal.trick.some(({ card }) => card === 'QC') ? winner : deal.queen }),
  recordOf,
  nextDeal,
});

/** Slobberhannes, the old German game for four, with three bad tricks: the example of how to add a game. */
export const slobberhannes = defineGame<
  SlobberhannesOptions, SlobberhannesState, SlobberhannesMove, SlobberhannesEvent, SlobberhannesEnding['code']
>({
  ...tricks,
  id: 'slobberhannes',
  seats,
  options,
  start,
  hide: ({ deal, phase }, viewer) => {
    const { number, dealer, trick, lastTrick, winners, queen } = deal;
    return { phase, deal: { number, dealer, hands: hideHands(deal.hands, viewer), trick, lastTrick, winners, queen } };
  },
  standings,
  endingOf: () => TARGET_REACHED,
  scores: totals,
});

/** Returns the state before the first deal; the dealer before that deal is drawn at random (SL2.1). */
function start({ options: chosen, seed }: Setup<SlobberhannesOptions>): SlobberhannesState {
  const [beforeFirst = 0] = shuffled(allSeats(seats.max), seed, 0);
  return { options: chosen, seed, shuffles: 1, records: [], phase: { name: 'settle' }, deal: newDeal(0, beforeFirst, []) };
}

/** Returns the next deal: all 32 cards, with the dealer one to the left (SL2.2, SL2.3); the end at the target (SL5.1). */
function nextDeal(state: SlobberhannesState): readonly SlobberhannesEvent[] {
  const { deal, seed, shuffles } = state;
  if (Math.max(...totals(state)) >= state.options.target) return [{ type: 'gameOver' }];
  const dealer = nextSeat(deal.dealer, seats.max, direction);
  const hands = dealtHands(shuffled(PACK, seed, shuffles), seatsFrom(dealer, seats.max, direction), TRICKS);
  return [{ type: 'dealt', dealer, hands }];
}
