import type { Face } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { countersAfter } from '../../shared/counters.ts';
import { entered, enteredInLast } from '../../shared/ledger.ts';
import type { ChinchonEvent } from './events.ts';
import { cardsLaid, type Laying, withCard, withoutCards } from './hands.ts';
import { withLayOffs } from './lay-offs.ts';
import type { LayOff } from './moves.ts';
import type { ChinchonPayment } from './payments.ts';
import { scoreLines } from './score.ts';
import { type ChinchonState, type Deal, type DealRecord, nextIn, type Phase, seatCount, type TableMeld } from './state.ts';

const BETWEEN: Phase = { name: 'between' };

/** Returns the state after `event`. */
export function evolve(state: ChinchonState, event: ChinchonEvent): ChinchonState {
  const { deal } = state;
  switch (event.type) {
    case 'leaderDrawn': {
      const shuffles = state.shuffles + 1;
      return { ...state, shuffles, draw: event.rounds, deal: { ...deal, leader: event.seat } };
    }
    case 'dealt': {
      const shuffles = state.shuffles + 1;
      return { ...state, shuffles, deal: newDeal(deal.number + 1, event), phase: toDraw(event.leader) };
    }
    case 'stockRenewed':
      return { ...state, shuffles: state.shuffles + 1, deal: { ...deal, stock: event.stock, pile: [] } };
    case 'drawn':
      return taken(state, event.seat, event.card, deal.stock.slice(1), deal.pile);
    case 'discardTaken': {
      const pile = onTop(deal.pile.slice(0, -2), event.uncovered);
      return taken(state, event.seat, event.card, deal.stock, pile);
    }
    case 'discarded':
      return discarded(state, event.seat, event.card, event.covered);
    case 'laidDown':
      return { ...state, deal: withLaid(state, event), phase: { name: 'act', seat: event.seat, bound: true } };
    case 'laidOff':
      return { ...state, deal: laidOff(state, event.seat, event) };
    case 'closed': {
      const { seat, card, chinchon } = event;
      const next = state.options.ending === 'settle' ? toSettle(state, seat, seat) : BETWEEN;
      return { ...state, deal: { ...withLaid(state, event), closing: { seat, card, chinchon } }, phase: next };
    }
    case 'settled': {
      const next = toSettle(state, event.seat, deal.closing?.seat ?? event.seat);
      return { ...state, deal: withLaid(state, event), phase: next };
    }
    case 'dealStopped':
      return { ...state, deal: { ...deal, stopped: event.kind }, phase: BETWEEN };
    case 'dealScored':
      return dealScored(state, event);
    case 'reenlistOffered':
      return { ...state, phase: toReenlist(event.seats, event.total) };
    case 'reenlisted':
      return reenlisted(state, event.seat, event.total);
    case 'declined':
      return { ...state, phase: toNextAnswer(state.phase) };
    case 'paid':
      return paid(state, event.payments);
    case 'gameOver':
      return { ...state, deal: { ...deal, stock: event.stock, pile: event.pile }, phase: { name: 'over' } };
  }
}

type Dealt = Extract<ChinchonEvent, { type: 'dealt' }>;
type Scored = Extract<ChinchonEvent, { type: 'dealScored' }>;

/** Returns a deal before its first turn. */
export function newDeal(number: number, { leader, dealer, hands, stock, turned }: Omit<Dealt, 'type'>): Deal {
  return {
    number,
    leader,
    dealer,
    hands,
    stock,
    pile: [turned],
    melds: [],
    untouched: hands.map(() => true),
    turns: 0,
    closing: null,
    stopped: null,
  };
}

// Every card drawn or discarded creates a new state and a new deal. Listing the fields costs a tenth of a spread.

function taken(
  state: ChinchonState,
  seat: Seat,
  card: Face<SpanishCard>,
  stock: Deal['stock'],
  pile: Deal['pile'],
): ChinchonState {
  const { deal } = state;
  const hands = deal.hands.with(seat, withCard(deal.hands[seat] ?? [], card));
  const { untouched, turns } = deal;
  return inDeal(state, inTurn(deal, { hands, stock, pile, untouched, turns }), { name: 'act', seat, bound: false });
}

function discarded(
  state: ChinchonState,
  seat: Seat,
  card: SpanishCard,
  covered: Face<SpanishCard> | null,
): ChinchonState {
  const { deal, phase } = state;
  const laidDown = phase.name === 'act' && phase.bound;
  const zones = {
    hands: deal.hands.with(seat, withoutCards(deal.hands[seat] ?? [], [card])),
    stock: deal.stock,
    pile: onTop(onTop(deal.pile.slice(0, -1), covered), card),
    untouched: laidDown ? deal.untouched.with(seat, false) : deal.untouched,
    turns: deal.turns + 1,
  };
  return inDeal(state, inTurn(deal, zones), toDraw(nextIn(state, seat)));
}

type Zones = Pick<Deal, 'hands' | 'stock' | 'pile' | 'untouched' | 'turns'>;

function inTurn(deal: Deal, zones: Zones): Deal {
  const { number, leader, dealer, melds, closing, stopped } = deal;
  const { hands, stock, pile, untouched, turns } = zones;
  return { number, leader, dealer, hands, stock, pile, melds, untouched, turns, closing, stopped };
}

function inDeal(state: ChinchonState, deal: Deal, phase: Phase): ChinchonState {
  const { options, seed, shuffles, draw, totals, outIn, balances, pot, ledger, records, counted } = state;
  return { options, seed, shuffles, draw, totals, outIn, balances, pot, ledger, records, counted, deal, phase };
}

/** Returns a pile with one more card on top, or the same pile if the card is null. */
function onTop(pile: readonly Face<SpanishCard>[], card: Face<SpanishCard> | null): readonly Face<SpanishCard>[] {
  return card === null ? pile : [...pile, card];
}

function withLaid(
  { deal, options }: ChinchonState,
  { seat, ...laying }: Laying<Face<SpanishCard>> & { readonly seat: Seat },
): Deal {
  const laid = laying.melds.map((cards): TableMeld => ({ owner: seat, cards, added: [] }));
  return {
    ...deal,
    hands: deal.hands.with(seat, withoutCards(deal.hands[seat] ?? [], cardsLaid(laying))),
    melds: [...withLayOffs(deal.melds, seat, laying.layOffs ?? [], options.deck), ...laid],
  };
}

/** Returns the deal after a lay-off. A player who lays off on another player's meld can no longer make a Chinchón (CH6.4). */
function laidOff(state: ChinchonState, seat: Seat, layOff: LayOff): Deal {
  const { card, meld } = layOff;
  const deal = withLaid(state, { seat, melds: [], layOffs: [{ card, meld }] });
  return deal.melds[meld]?.owner === seat ? deal : { ...deal, untouched: deal.untouched.with(seat, false) };
}

function dealScored(state: ChinchonState, { hands, closingCard, counted, points, out }: Scored): ChinchonState {
  const { number, dealer, stock, pile, closing, stopped } = state.deal;
  const totals = state.totals.map((total, seat) => total + (points[seat] ?? 0));
  const record: DealRecord = {
    number,
    dealer,
    kind: stopped ?? (closing?.chinchon === true ? 'chinchon' : 'closed'),
    closer: closing?.seat ?? null,
    points,
    dead: stock.length + pile.length,
    ledger: [...scoreLines(state, points), ...state.ledger],
    totals,
    out,
    reenlisted: [],
  };
  return {
    ...state,
    draw: [],
    totals,
    outIn: state.outIn.map((before, seat) => (out.includes(seat) ? number : before)),
    ledger: [],
    records: [...state.records, record],
    counted,
    deal: { ...state.deal, hands, closing: closing && { ...closing, card: closingCard } },
    phase: BETWEEN,
  };
}

/**
 * Returns the state after payments. The payments count for the coming or current deal or, after it is scored, for the scored deal.
 */
function paid(state: ChinchonState, payments: readonly ChinchonPayment[]): ChinchonState {
  const after = { ...state, ...countersAfter(state, payments) };
  const kind = { of: 'counters', seats: seatCount(state) } as const;
  const { deal, ledger, records } = state;
  if (records.at(-1)?.number === deal.number) return { ...after, records: enteredInLast(records, payments, kind) };
  return { ...after, ledger: entered(ledger, payments, kind) };
}

function reenlisted(state: ChinchonState, seat: Seat, total: number): ChinchonState {
  const at = state.records.length - 1;
  const totals = state.totals.with(seat, total);
  return {
    ...state,
    totals,
    outIn: state.outIn.with(seat, null),
    records: state.records.map((record, index) =>
      index === at ? { ...record, totals, reenlisted: [...record.reenlisted, seat] } : record,
    ),
    phase: toNextAnswer(state.phase),
  };
}

function toDraw(seat: Seat): Phase {
  return { name: 'draw', seat };
}

/** Returns the next phase of settling: the next player in after `seat`, until the closer would be next (CH5.3). */
function toSettle(state: ChinchonState, seat: Seat, closer: Seat): Phase {
  const next = nextIn(state, seat);
  return next === closer ? BETWEEN : { name: 'settle', seat: next };
}

function toReenlist([seat, ...waiting]: readonly Seat[], total: number): Phase {
  return seat === undefined ? BETWEEN : { name: 'reenlist', seat, waiting, total };
}

function toNextAnswer(phase: Phase): Phase {
  return phase.name === 'reenlist' ? toReenlist(phase.waiting, phase.total) : BETWEEN;
}
