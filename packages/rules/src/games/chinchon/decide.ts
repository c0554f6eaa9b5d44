import { type Face, isSeen } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { paying } from '../../shared/counters.ts';
import { isChinchon } from './closing.ts';
import { afterDeal, nextDeal } from './consequences.ts';
import type { ChinchonEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { workableOrder } from './lay-offs.ts';
import { inOrder } from './melds.ts';
import type { ChinchonMove, CloseMove, LayOff, Meld } from './moves.ts';
import { payment } from './payments.ts';
import type { ChinchonState } from './state.ts';
import { stoppedBy } from './stopping.ts';

/** Returns the events of a legal move by `seat`, up to the next decision. */
export function decide(state: ChinchonState, seat: Seat, move: ChinchonMove): readonly ChinchonEvent[] {
  const { deal } = state;
  switch (move.type) {
    case 'draw':
      return move.from === 'stock' ? drawn(state, seat) : [discardTaken(deal.pile, seat)];
    case 'discard': {
      const event: ChinchonEvent = { type: 'discarded', seat, card: move.card, covered: deal.pile.at(-1) ?? null };
      const kind = stoppedBy(state, seat);
      return kind === null ? [event] : ended(state, [event, { type: 'dealStopped', kind }], afterDeal);
    }
    case 'layDown':
      return [{ type: 'laidDown', seat, melds: ordered(state, move.melds) }];
    case 'layOff':
      return [{ type: 'laidOff', seat, card: move.card, meld: move.meld }];
    case 'close':
      return ended(state, [closed(state, seat, move)], afterDeal);
    case 'settle': {
      const laid = { melds: ordered(state, move.melds), layOffs: workable(state, move.layOffs) };
      return ended(state, [{ type: 'settled', seat, ...laid }], afterDeal);
    }
    case 'reenlist':
      return ended(state, answered(state, seat, move.wanted), nextDeal);
  }
}

/** Returns the events, followed by automatic events if no decision is pending. */
function ended(
  state: ChinchonState,
  events: readonly ChinchonEvent[],
  follow: (after: ChinchonState) => readonly ChinchonEvent[],
): readonly ChinchonEvent[] {
  const after = evolveAll({ evolve }, state, events);
  return after.phase.name === 'between' ? [...events, ...follow(after)] : events;
}

/** Returns the draw of the top of the stock; a shuffle of the discards first refills an empty stock (CH4.2). */
function drawn({ deal, seed, shuffles }: ChinchonState, seat: Seat): readonly ChinchonEvent[] {
  const renewed = deal.stock.length === 0;
  const stock = renewed ? shuffled(deal.pile, seed, shuffles) : deal.stock;
  const [card] = stock;
  if (card === undefined) throw new Error('there is no card to draw');
  const event: ChinchonEvent = { type: 'drawn', seat, card };
  return renewed ? [{ type: 'stockRenewed', stock }, event] : [event];
}

function discardTaken(pile: readonly Face<SpanishCard>[], seat: Seat): ChinchonEvent {
  const card = pile.at(-1);
  const below = pile.at(-2);
  if (card === undefined || !isSeen(card)) throw new Error('there is no discard to take');
  return { type: 'discardTaken', seat, card, uncovered: below !== undefined && isSeen(below) ? below : null };
}

function closed(state: ChinchonState, seat: Seat, move: CloseMove): ChinchonEvent {
  return {
    type: 'closed',
    seat,
    card: move.card,
    melds: ordered(state, move.melds),
    layOffs: workable(state, move.layOffs),
    chinchon: isChinchon(state, seat, move),
  };
}

function answered({ options, phase }: ChinchonState, seat: Seat, wanted: boolean): readonly ChinchonEvent[] {
  if (!wanted || phase.name !== 'reenlist') return [{ type: 'declined', seat }];
  return [...paying([payment('reenlist', seat, 'pot', options.ante)]), { type: 'reenlisted', seat, total: phase.total }];
}

function ordered({ options }: ChinchonState, melds: readonly Meld[]): readonly Meld[] {
  return melds.map((meld) => inOrder(meld, options.deck));
}

function workable({ deal, options }: ChinchonState, layOffs: readonly LayOff[]): readonly LayOff[] {
  return workableOrder(deal.melds, layOffs, options.deck) ?? layOffs;
}
