import type { Seat } from '@chinwag/rules';
import {
  bestClose, chinchon, type ChinchonMove, type ChinchonState, inTurnFrom, isIn, isLaidOpen, LIMIT, type Phase, stillToCome,
  winners,
} from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import { turnOf } from '../../board/defaults/readTurn.ts';
import { isYou, person, persons } from '../../board/people.ts';
import type { Status, StatusWords } from '../../board/status.ts';
import type { Parts } from './parts.ts';
import type { View } from './view.ts';

/** Returns the status line. `parts` are the parts that the viewer has set apart, or null for a spectator. */
export function statusOf(view: View, parts: Parts | null): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'between':
      return { ...between(view), asksYou: false };
    case 'over': {
      const sentence = message('chinchon.wins', { who: persons(view, winners(view.state)) });
      return { headline: message('board.game-over'), sentence, asksYou: false };
    }
    case 'draw':
    case 'act':
    case 'settle':
    case 'reenlist': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? asked(view, phase, parts) : waiting(view, phase)), asksYou };
    }
  }
}

type PhaseOfSeat = Extract<Phase, { seat: Seat }>;

function asked(view: View, phase: PhaseOfSeat, parts: Parts | null): StatusWords {
  const { state } = view;
  switch (phase.name) {
    case 'draw':
      return { headline: turnOf(view, phase.seat), sentence: drawing(state) };
    case 'act':
      return phase.bound
        ? { headline: message('chinchon.now-discard'), sentence: message('chinchon.bound', { limit: LIMIT }) }
        : acting(state, phase.seat, parts);
    case 'settle':
      return { headline: message('chinchon.settle-hand'), sentence: settling(state, parts) };
    case 'reenlist':
      return {
        headline: message('chinchon.you-are-out', { total: state.totals[phase.seat] ?? 0 }),
        sentence: message('chinchon.may-come-in', { total: phase.total, cost: state.options.ante }),
      };
  }
}

function waiting(view: View, phase: PhaseOfSeat): StatusWords {
  const { state } = view;
  const who = person(view, phase.seat);
  switch (phase.name) {
    case 'draw': {
      const next = inTurnFrom(state, phase.seat).slice(1, 2);
      return {
        headline: message('chinchon.somebody-draws', { who }),
        sentence: message('chinchon.then', { who: persons(view, next) }),
      };
    }
    case 'act':
      return phase.bound
        ? { headline: message('chinchon.has-laid-down', { who }), sentence: message('chinchon.discards-now') }
        : { headline: message('chinchon.has-drawn', { who }), sentence: message('chinchon.discards-or-closes') };
    case 'settle': {
      const others = stillToCome(state, phase.seat, state.deal.closing?.seat ?? phase.seat);
      const last = message('chinchon.last-to-settle');
      return {
        headline: message('chinchon.somebody-settles', { who }),
        sentence: others.length === 0 ? last : message('chinchon.then', { who: persons(view, others) }),
      };
    }
    case 'reenlist':
      return {
        headline: message('chinchon.somebody-is-out', { who, total: state.totals[phase.seat] ?? 0 }),
        sentence: message('chinchon.may-they-come-in', { total: phase.total }),
      };
  }
}

/** Returns what the player in turn may draw: `Take the 5♣, or a card of the stock.` */
function drawing({ deal }: ChinchonState): Message {
  const card = deal.pile.at(-1);
  if (card === undefined) return message('chinchon.draw-only');
  return message(deal.stock.length === 0 ? 'chinchon.take-or-shuffle' : 'chinchon.take-or-draw', { card });
}

function acting(state: ChinchonState, seat: Seat, parts: Parts | null): StatusWords {
  if (parts !== null && parts.card !== null) {
    return { headline: message('chinchon.close-like-this'), sentence: message('chinchon.touch-group') };
  }
  const close = bestClose(state, seat);
  if (close === null) return { headline: message('chinchon.discard-a-card'), sentence: beforeDiscarding(state, seat) };
  const { points } = close;
  const leaves = close.chinchon ? message('chinchon.close-is-chinchon') : message('chinchon.close-leaves', { points });
  return { headline: message('chinchon.discard-or-close'), sentence: leaves };
}

/** Returns what can be done before the discard, where play continues after laying down (CH6.1, CH6.2). */
function beforeDiscarding(state: ChinchonState, seat: Seat): Message {
  const can = (type: ChinchonMove['type']) => chinchon.whyNone(state, seat, type) === null;
  if (can('layDown')) return message(can('layOff') ? 'chinchon.first-lay-or-add' : 'chinchon.first-lay');
  return message(can('layOff') ? 'chinchon.first-add' : 'chinchon.no-close-yet');
}

/** Returns what the settling player is about to do: `Lay 1 meld, add 2 cards and count the rest.` */
function settling({ deal }: ChinchonState, parts: Parts | null): Message {
  const melds = parts?.melds.length ?? 0;
  const cards = parts?.layOffs.length ?? 0;
  if (cards > 0 && melds > 0) return message('chinchon.settle-lay-add', { melds, cards });
  if (cards > 0) return message('chinchon.settle-add', { cards });
  const barred = deal.closing?.chinchon === true ? 'yes' : 'other';
  return melds > 0 ? message('chinchon.settle-lay', { melds, barred }) : message('chinchon.settle-count', { barred });
}

function between(view: View): StatusWords {
  const { state } = view;
  const { deal, draw } = state;
  if (deal.number === 0) {
    const card = draw.at(-1)?.find(({ seat }) => seat === deal.leader)?.card;
    if (card === undefined) return { headline: message('chinchon.who-leads'), sentence: message('chinchon.all-draw') };
    return {
      headline: message('chinchon.leads-first', { who: person(view, deal.leader) }),
      sentence: message('chinchon.is-highest', { card }),
    };
  }
  if (!isLaidOpen(state)) {
    const { closing } = deal;
    const nobody = message('chinchon.nobody-closed');
    return {
      headline: closing === null ? nobody : message('chinchon.has-closed', { who: person(view, closing.seat) }),
      sentence: message('chinchon.hands-open'),
    };
  }
  const seats = inTurnFrom(state, deal.leader);
  const out = seats.filter((seat) => !isIn(state, seat));
  const points = seats.map((seat) =>
    message('board.stands-at', { who: person(view, seat), total: state.records.at(-1)?.points[seat] ?? 0 }),
  );
  return {
    headline: message('board.deal-is-over', { deal: deal.number }),
    sentence: out.length === 0
      ? message('chinchon.points-are', { points })
      : message('chinchon.points-out', { points, who: persons(view, out) }),
  };
}
