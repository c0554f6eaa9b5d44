import type { Seat } from '../../kernel/seat.ts';
import { eligibleBuyers, windowOutcome } from './buying.ts';
import type { ChinasoCard } from './cards.ts';
import { canDraw } from './drawing.ts';
import type { ChinasoEvent, Source } from './events.ts';
import { evolve } from './evolve.ts';
import type { ChinasoMove, DiscardUse } from './moves.ts';
import { jokerFor, setAt } from './places.ts';
import { type LaidSet, type MeantSet, readSet } from './sets.ts';
import { handEnded, handWon, turnCardDrawn, windowClosed } from './settle.ts';
import type { ChinasoState } from './state.ts';
import { isStuck, isTooLong } from './stuck.ts';

/** Returns the events of a legal move by `seat`, up to the next decision. */
export function decide(state: ChinasoState, seat: Seat, move: ChinasoMove): readonly ChinasoEvent[] {
  switch (move.type) {
    case 'takeDiscard':
      return [discardTaken(state, seat, move.use)];
    case 'drawStock':
      return stockChosen(state, seat);
    case 'buy':
      return answered(state, seat, true);
    case 'decline':
      return answered(state, seat, false);
    case 'goDown':
      return laid(state, seat, { type: 'wentDown', seat, sets: move.sets.map(laidSet) });
    case 'layOff':
      return laid(state, seat, laying(state, seat, move.card, 'hand', { type: 'layOff', place: move.place }));
    case 'swapJoker': {
      const { card, straight, jokerPlace } = move;
      return laid(state, seat, laying(state, seat, card, 'hand', { type: 'swapJoker', straight, jokerPlace }));
    }
    case 'discard':
      return turnEnded(state, { type: 'discarded', seat, card: move.card });
    case 'hold':
      return turnEnded(state, { type: 'held', seat });
  }
}

function discardTaken(state: ChinasoState, seat: Seat, use: DiscardUse | null): ChinasoEvent {
  const { live } = state.deal;
  if (live === null) throw new Error('a discard was taken that is not live');
  if (use === null) return { type: 'discardTaken', seat, card: live.card };
  return laying(state, seat, live.card, 'discard', use);
}

/**
 * Returns the events that follow the choice of the stock: an offer to the possible buyers, if any. Without buyers, the player draws
 * a card, or the hand ends without one (CS5.2, CS5.5, CS5.6).
 */
function stockChosen(state: ChinasoState, seat: Seat): readonly ChinasoEvent[] {
  const { deal } = state;
  const asked = eligibleBuyers(deal, seat);
  if (asked.length > 0) return [{ type: 'windowOpened', seat, asked }];
  if (canDraw(deal, 1)) return turnCardDrawn(state, seat);
  return handEnded(state, deal.dead > 0 ? 'stale' : 'exhausted', null);
}

function answered(state: ChinasoState, seat: Seat, buys: boolean): readonly ChinasoEvent[] {
  const { phase } = state;
  if (phase.name !== 'buying') throw new Error('an answer was given where nothing is offered');
  const answer: ChinasoEvent = { type: 'answered', seat, buys };
  const outcome = windowOutcome(phase, seat, buys);
  if (!outcome.closed) return [answer];
  return [answer, ...windowClosed(evolve(state, answer), outcome.buyer, phase.seat)];
}

function laidSet(meant: MeantSet): LaidSet {
  const set = readSet(meant);
  if (set.kind === 'none') throw new Error(`cards were laid that make no ${meant.as}: ${meant.cards.join(' ')}`);
  return set;
}

function laying(state: ChinasoState, seat: Seat, card: ChinasoCard, from: Source, use: DiscardUse): ChinasoEvent {
  if (use.type === 'layOff') return { type: 'laidOff', seat, card, from, place: use.place };
  const { straight, jokerPlace } = use;
  const set = setAt(state.deal.table, straight);
  const joker = set?.kind === 'straight' ? jokerFor(set, card) : null;
  if (joker === null) throw new Error('a joker was swapped that is not there');
  return { type: 'jokerSwapped', seat, card, from, straight, joker, jokerPlace };
}

/** Returns the events of laying cards. A player who has laid their last card wins right away (CS4.7). */
function laid(state: ChinasoState, seat: Seat, event: ChinasoEvent): readonly ChinasoEvent[] {
  const after = evolve(state, event);
  return after.deal.hands[seat]?.length === 0 ? [event, ...handWon(after, seat)] : [event];
}

/** Returns the events at the end of a turn, where the hand may end (CS5.6). Discarding and holding change nothing on the table. */
function turnEnded(state: ChinasoState, event: ChinasoEvent): readonly ChinasoEvent[] {
  const { table, turns, hands } = state.deal;
  if (isStuck(table)) return [event, ...handEnded(evolve(state, event), 'stuck', null)];
  if (isTooLong({ turns: turns + 1, hands })) return [event, ...handEnded(evolve(state, event), 'long', null)];
  return [event];
}
