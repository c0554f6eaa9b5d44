import type { Setup } from '../../kernel/game.ts';
import { allSeats, nextSeat, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { consequences } from '../../shared/consequences.ts';
import type { SlobberhannesEvent, SlobberhannesMove } from './events.ts';
import { evolve, newDeal } from './evolve.ts';
import { leadingPlay, totals } from './score.ts';
import { seats } from './seats.ts';
import { PACK, type SlobberhannesOptions, type SlobberhannesState, TRICKS } from './state.ts';

/** Draws the first dealer (SL2.1) and deals. */
export function begin({ options, seed }: Setup<SlobberhannesOptions>) {
  const [beforeFirst = 0] = shuffled(allSeats(seats.max), seed, 0);
  const phase = { name: 'settle' } as const;
  const state: SlobberhannesState = { options, seed, shuffles: 1, records: [], deal: newDeal(0, beforeFirst, []), phase };
  return { state, events: consequences(state, next, evolve) };
}

/** What happens when `seat` plays a card, up to the next decision. */
export function decide(state: SlobberhannesState, seat: Seat, { card }: SlobberhannesMove): readonly SlobberhannesEvent[] {
  const played: SlobberhannesEvent = { type: 'cardPlayed', seat, card };
  return [played, ...consequences(evolve(state, played), next, evolve)];
}

/** The one event that comes next when nobody is awaited. */
function next(state: SlobberhannesState): SlobberhannesEvent {
  const { deal, records, options, seed, shuffles } = state;
  const winning = leadingPlay(deal.trick);
  if (winning !== null) return { type: 'trickWon', seat: winning.seat };
  if (records.length < deal.number) return { type: 'dealScored' };
  if (Math.max(...totals(state)) >= options.target) return { type: 'gameOver' }; // SL5.1
  const pack = shuffled(PACK, seed, shuffles);
  const dealer = nextSeat(deal.dealer, seats.max, 'clockwise'); // SL2.3
  const order = seatsFrom(dealer, seats.max, 'clockwise');
  const hands = allSeats(seats.max).map((seat) => pack.slice(order.indexOf(seat) * TRICKS, (order.indexOf(seat) + 1) * TRICKS));
  return { type: 'dealt', dealer, hands };
}
