import type { Setup } from '../../kernel/game.ts';
import { allSeats, nextSeat, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { dealtHands } from '../../shared/dealing.ts';
import { settling, staged } from '../../shared/stages.ts';
import type { SlobberhannesEvent, SlobberhannesMove } from './events.ts';
import { evolve, newDeal } from './evolve.ts';
import { leadingPlay, totals } from './score.ts';
import { seats } from './seats.ts';
import { PACK, type SlobberhannesOptions, type SlobberhannesState, TRICKS } from './state.ts';

/** What comes by itself, in this order. */
const STAGES = [trickWon, settling(dealScored), settling(nextDeal)];

/** Draws the first dealer (SL2.1) and deals. */
export function begin({ options, seed }: Setup<SlobberhannesOptions>) {
  const [beforeFirst = 0] = shuffled(allSeats(seats.max), seed, 0);
  const phase = { name: 'settle' } as const;
  const state: SlobberhannesState = { options, seed, shuffles: 1, records: [], deal: newDeal(0, beforeFirst, []), phase };
  return { state, events: staged(state, STAGES, evolve) };
}

/** What happens when `seat` plays a card, up to the next decision. */
export function decide(state: SlobberhannesState, seat: Seat, { card }: SlobberhannesMove): readonly SlobberhannesEvent[] {
  const played: SlobberhannesEvent = { type: 'cardPlayed', seat, card };
  return [played, ...staged(evolve(state, played), STAGES, evolve)];
}

function trickWon({ deal }: SlobberhannesState): readonly SlobberhannesEvent[] {
  const winning = deal.trick.length === seats.max ? leadingPlay(deal.trick) : null;
  return winning === null ? [] : [{ type: 'trickWon', seat: winning.seat }];
}

function dealScored({ deal, records }: SlobberhannesState): readonly SlobberhannesEvent[] {
  return records.length < deal.number ? [{ type: 'dealScored' }] : [];
}

/** The game ends once somebody has enough bad points (SL5.1); else the deal passes to the left (SL2.3). */
function nextDeal(state: SlobberhannesState): readonly SlobberhannesEvent[] {
  const { deal, options, seed, shuffles } = state;
  if (Math.max(...totals(state)) >= options.target) return [{ type: 'gameOver' }];
  const dealer = nextSeat(deal.dealer, seats.max, 'clockwise');
  const hands = dealtHands(shuffled(PACK, seed, shuffles), seatsFrom(dealer, seats.max, 'clockwise'), TRICKS); // SL2.2
  return [{ type: 'dealt', dealer, hands }];
}
