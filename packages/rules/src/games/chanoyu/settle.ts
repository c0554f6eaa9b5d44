import { HIDDEN } from '../../kernel/cards.ts';
import { allSeats, nextSeat, type Seat } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import { consequences } from '../../shared/consequences.ts';
import { HAND, PACK, TRICKS } from './cards.ts';
import { endingOf, nextHost } from './ending.ts';
import type { ChanoyuEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { stretches } from './row.ts';
import { rowPoints, totals } from './score.ts';
import { type ChanoyuState, seatCount } from './state.ts';
import { leadingPlay } from './trick.ts';

/** The events that come by themselves until somebody's decision is awaited or the game is over. */
export function settled(state: ChanoyuState): readonly ChanoyuEvent[] {
  return consequences(state, consequence, evolve);
}

/** The one event that comes next when nobody is awaited. */
function consequence(state: ChanoyuState): ChanoyuEvent {
  const { round } = state;
  if (round.trick.length > 0) return { type: 'trickCompleted', winner: leadingPlay(round.trick)?.seat ?? null };
  if (round.left !== null) return { type: 'restDiscarded', cards: round.left };
  if (round.number === state.records.length) return afterRound(state);
  return round.tricks < TRICKS ? draw(state) : scoring(state);
}

/** Everybody draws one, the next leader first, then anticlockwise (CN5.6). */
function draw(state: ChanoyuState): ChanoyuEvent {
  const { leader, pile } = state.round;
  const seats = seatCount(state);
  const cards = allSeats(seats).map((seat) => pile[turnsBetween(leader, seat, seats)] ?? HIDDEN);
  return { type: 'drawn', cards };
}

function scoring(state: ChanoyuState): ChanoyuEvent {
  const { rows } = state.round;
  return {
    type: 'roundScored',
    stretches: rows.map(stretches),
    points: rows.map((row) => rowPoints(row, state.options.scoring)),
  };
}

/** The end (CN6.3), or the next round with its host: the first is the original one (CN2.1, CN6.2). */
function afterRound(state: ChanoyuState): ChanoyuEvent {
  const { hands, pile, number, host } = state.round;
  const points = totals(state);
  if (endingOf(points) !== null) return { type: 'gameOver', hands, pile };
  return deal(state, number === 0 ? state.originalHost : nextHost(points, host));
}

/** A fresh shuffle dealt out: five cards to everybody, the leader first, and the rest is the draw pile (CN3.1). */
function deal(state: ChanoyuState, host: Seat): ChanoyuEvent {
  const seats = seatCount(state);
  const deck = shuffled(PACK, state.seed, state.shuffles);
  const leader = nextSeat(host, seats, 'anticlockwise');
  const hands = allSeats(seats).map((seat) => {
    const start = turnsBetween(leader, seat, seats) * HAND;
    return deck.slice(start, start + HAND);
  });
  return { type: 'dealt', host, hands, pile: deck.slice(seats * HAND) };
}

/** How many turns after `leader` it is the turn of `seat`. */
function turnsBetween(leader: Seat, seat: Seat, seats: number): number {
  return (leader - seat + seats) % seats;
}
