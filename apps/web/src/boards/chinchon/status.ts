import type { Seat } from '@chinwag/rules';
import {
  bestClose, chinchon, type ChinchonMove, type ChinchonState, inTurnFrom, isIn, isLaidOpen, LIMIT, type Phase,
  stillToCome,
} from '@chinwag/rules/chinchon';
import { inPoints, written } from '../../wording/numbers.ts';
import { capital, counted, listed } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { does, isYou, nameOf, someone, verb } from '../shared/people.ts';
import type { Status, StatusWords } from '../shared/status.ts';
import { winning } from './narrate.ts';
import type { Parts } from './parts.ts';
import type { View } from './view.ts';

/** What the status line says. `parts` is what the one who looks has set apart; null for a spectator. */
export function statusOf(view: View, parts: Parts | null): Status {
  const { phase } = view.state;
  switch (phase.name) {
    case 'between':
      return { ...between(view), asksYou: false };
    case 'over':
      return { headline: 'The game is over.', sentence: [`${winning(view.state, view)}.`], asksYou: false };
    case 'draw':
    case 'act':
    case 'settle':
    case 'reenlist': {
      const asksYou = isYou(view, phase.seat);
      return { ...(asksYou ? asked(view, phase, parts) : waiting(view, phase)), asksYou };
    }
  }
}

type Awaiting = Extract<Phase, { seat: Seat }>;

function asked(view: View, phase: Awaiting, parts: Parts | null): StatusWords {
  const { state } = view;
  switch (phase.name) {
    case 'draw':
      return { headline: 'Your turn.', sentence: drawing(view) };
    case 'act':
      return phase.bound
        ? { headline: 'Now discard.', sentence: [`You laid down: what you keep must count less than ${LIMIT}.`] }
        : { headline: 'Your turn.', sentence: [acting(view, phase.seat, parts)] };
    case 'settle':
      return { headline: 'Settle your hand.', sentence: [settling(view, parts)] };
    case 'reenlist': {
      const cost = state.options.ante === 0 ? '' : ` and pay ${counters(state.options.ante)}`;
      return {
        headline: `You are out, with ${written(state.totals[phase.seat] ?? 0)}.`,
        sentence: [`You may come in again with ${written(phase.total)}${cost}.`],
      };
    }
  }
}

function waiting(view: View, phase: Awaiting): StatusWords {
  const { state } = view;
  const name = nameOf(view, phase.seat);
  switch (phase.name) {
    case 'draw':
      return { headline: `${name} draws.`, sentence: next(view, phase.seat) };
    case 'act':
      return {
        headline: `${name} has drawn.`,
        sentence: [phase.bound ? 'And laid down; now discards.' : 'Discards, or closes.'],
      };
    case 'settle': {
      const others = stillToCome(state, phase.seat, state.deal.closing?.seat ?? phase.seat);
      const names = listed(others.map((seat) => someone(view, seat)));
      const after = names === '' ? 'The last to settle.' : `Then ${names}.`;
      return { headline: `${name} settles.`, sentence: [after] };
    }
    case 'reenlist':
      return {
        headline: `${name} is out, with ${written(state.totals[phase.seat] ?? 0)}.`,
        sentence: [`Asked whether to come in again with ${written(phase.total)}.`],
      };
  }
}

/** What lies there to be drawn: `Take the 5♣, or a card of the stock.` */
function drawing({ state: { deal } }: View): Sentence {
  const top = deal.pile.at(-1);
  const stock = deal.stock.length === 0 ? 'have the discards shuffled into a new stock' : 'draw from the stock';
  return top === undefined ? [`${stock}.`] : ['Take ', { card: top }, `, or ${stock}.`];
}

function acting({ state }: View, seat: Seat, parts: Parts | null): string {
  if (parts !== null && parts.card !== null) return 'Close like this? Touch a group to take it back.';
  const close = bestClose(state, seat);
  if (close === null) return beforeDiscarding(state, seat);
  if (close.chinchon) return 'Discard, or close: you have a Chinchón.';
  return `Discard, or close with ${inPoints(close.points)}.`;
}

/** What can be done before the discard, where play goes on after laying down (CH6.1, CH6.2). */
function beforeDiscarding(state: ChinchonState, seat: Seat): string {
  const can = (type: ChinchonMove['type']) => chinchon.whyNone(state, seat, type) === null;
  const ways = [...(can('layDown') ? ['lay melds down'] : []), ...(can('layOff') ? ['add cards'] : [])];
  return ways.length === 0 ? 'Discard a card.' : `Discard; first you may ${ways.join(' or ')}.`;
}

/** What one is about to do: `Lay one meld, add two cards, count the rest.` */
function settling({ state: { deal } }: View, parts: Parts | null): string {
  const melds = parts?.melds.length ?? 0;
  const cards = parts?.layOffs.length ?? 0;
  const doing = [
    ...(melds === 0 ? [] : [`lay ${counted(melds, 'meld', 'melds')}`]),
    ...(cards === 0 ? [] : [`add ${counted(cards, 'card', 'cards')}`]),
    'count the rest',
  ];
  const barred = deal.closing?.chinchon === true && cards === 0 ? 'Nobody adds to a Chinchón: ' : '';
  return capital(`${barred}${listed(doing)}.`);
}

function next(view: View, seat: Seat): Sentence {
  const [after] = inTurnFrom(view.state, seat).slice(1);
  return after === undefined ? [] : [`Then ${someone(view, after)}.`];
}

function between(view: View): StatusWords {
  const { state } = view;
  const { deal, draw } = state;
  if (deal.number === 0) {
    if (draw.length === 0) {
      return { headline: 'Who leads first?', sentence: ['Everybody draws a card; the highest leads.'] };
    }
    const card = draw.at(-1)?.find(({ seat }) => seat === deal.leader)?.card;
    const why: Sentence = card === undefined ? [] : [{ card }, ' is the highest.'];
    return { headline: `${does(view, deal.leader, verb('lead'))} first.`, sentence: why };
  }
  if (!isLaidOpen(state)) {
    const who = deal.closing === null ? 'Nobody has' : does(view, deal.closing.seat, { you: 'have', they: 'has' });
    return { headline: `${who} closed.`, sentence: ['Every hand is laid open.'] };
  }
  const out = inTurnFrom(state, deal.leader).filter((seat) => !isIn(state, seat));
  const points = inTurnFrom(state, deal.leader).map((seat) => {
    return `${someone(view, seat)} ${written(state.records.at(-1)?.points[seat] ?? 0)}`;
  });
  const gone = out.length === 0 ? '' : ` Out: ${listed(out.map((seat) => someone(view, seat)))}.`;
  return { headline: `Deal ${deal.number} is over.`, sentence: [`${capital(points.join(', '))}.${gone}`] };
}

function counters(amount: number): string {
  return amount === 1 ? '1 counter' : `${amount} counters`;
}
