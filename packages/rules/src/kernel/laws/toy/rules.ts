import {
  FRENCH_PACK, type FrenchCard, hideCards, HIDDEN, isSeen, suitOf, withoutCard,
} from '../../cards.ts';
import type { OwnView } from '../../define-game.ts';
import { butForOwn, type EventViews } from '../../event-views.ts';
import type { Result, ScoredDeal, Setup } from '../../game.ts';
import { hideHands } from '../../hands.ts';
import { nextSeat, type Seat, seatsFrom, seesWith, type Viewer } from '../../seat.ts';
import { shuffled } from '../../shuffle.ts';
import type { Violation } from '../../violation.ts';
import { refuse } from './refusals.ts';
import type { PenniesEvent, PenniesMove, PenniesOptions, PenniesState, ToyTrick } from './state.ts';

const RANKS = 'AKQJT';
/** The twenty cards (PN1). */
export const PACK = FRENCH_PACK.filter((card) => RANKS.includes(card.charAt(0)));
const HAND = 3;

/** Returns the state before the first deal. */
export function start({ seats, options, seed }: Setup<PenniesOptions>): PenniesState {
  const nothing = Array.from({ length: seats }, () => 0);
  return {
    options,
    seed,
    shuffles: 0,
    dealer: shuffled([...nothing.keys()], seed, 0)[0] ?? 0,
    hands: nothing.map(() => []),
    stock: [],
    laidAway: nothing.map(() => null),
    gone: 0,
    pot: 0,
    balances: nothing,
    before: nothing,
    records: [],
    phase: { name: 'exchange', waiting: [] },
  };
}

/** Returns the events of the first deal. */
export function opening(state: PenniesState): readonly PenniesEvent[] {
  return [deal(state, state.dealer)];
}

function deal(state: PenniesState, dealer: Seat): PenniesEvent {
  const seats = state.hands.length;
  const deck = shuffled(PACK, state.seed, state.shuffles + 1);
  const hands = state.hands.map((_, seat) => {
    const place = (seat - dealer + seats) % seats;
    return deck.slice(place * HAND, (place + 1) * HAND);
  });
  return { type: 'dealt', dealer, hands, stock: deck.slice(seats * HAND) };
}

/** Returns the seats whose decision is pending. */
export function actors({ phase }: PenniesState): readonly Seat[] {
  switch (phase.name) {
    case 'exchange':
      return phase.waiting;
    case 'play':
      return [phase.turn];
    case 'settle':
    case 'over':
      return [];
  }
}

/** Returns every legal move for `seat`. */
export function legalMoves(state: PenniesState, seat: Seat): readonly PenniesMove[] {
  if (!actors(state).includes(seat)) return [];
  const hand = (state.hands[seat] ?? []).filter(isSeen);
  if (state.phase.name === 'exchange') {
    return [{ type: 'keep' }, ...hand.map((held): PenniesMove => ({ type: 'exchange', card: held }))];
  }
  return following(state, hand).map((held) => ({ type: 'play', card: held }));
}

/** Returns the cards of a hand that may be played to the trick. */
function following({ phase }: PenniesState, hand: readonly FrenchCard[]): readonly FrenchCard[] {
  const led = phase.name === 'play' ? phase.trick[0] : undefined;
  const suited = led === undefined ? [] : hand.filter((held) => suitOf(held) === suitOf(led.card));
  return suited.length > 0 ? suited : hand;
}

/** Returns the violation that prevents `seat` from making this kind of move now, or null if there is none. */
export function whyNotNow(state: PenniesState, seat: Seat, type: PenniesMove['type']): Violation | null {
  const { name } = state.phase;
  if (name !== (type === 'play' ? 'play' : 'exchange')) return refuse('PN2', 'wrong-moment');
  return actors(state).includes(seat) ? null : refuse('PN4', 'not-your-turn');
}

/** Returns the violation in the content of a move, or null if there is none. `whyNotNow` must have allowed the move. */
export function checkContent(state: PenniesState, seat: Seat, move: PenniesMove): Violation | null {
  if (move.type === 'keep') return null;
  const hand = (state.hands[seat] ?? []).filter(isSeen);
  if (!hand.includes(move.card)) return refuse('PN4', 'card-not-held', { card: move.card });
  if (following(state, hand).includes(move.card)) return null;
  return refuse('PN4', 'must-follow');
}

/** Returns the events of a legal move by `seat`, up to the next decision. */
export function decide(state: PenniesState, seat: Seat, move: PenniesMove): readonly PenniesEvent[] {
  switch (move.type) {
    case 'exchange':
      return afterExchange(state, { type: 'exchanged', seat, card: move.card, drawn: state.stock[0] ?? HIDDEN });
    case 'keep':
      return afterExchange(state, { type: 'kept', seat });
    case 'play':
      return afterPlay(state, { type: 'played', seat, card: move.card });
  }
}

function afterExchange(state: PenniesState, event: PenniesEvent): readonly PenniesEvent[] {
  const after = evolve(state, event);
  if (after.phase.name !== 'play' || after.hands.flat().some((held) => held.startsWith('A'))) return [event];
  return [event, { type: 'thrownIn' }, ...afterDeal(after)];
}

function afterPlay(state: PenniesState, event: PenniesEvent): readonly PenniesEvent[] {
  const { phase, hands } = evolve(state, event);
  if (phase.name !== 'play' || phase.trick.length < hands.length) return [event];
  const taken: PenniesEvent = { type: 'trickTaken', seat: takerOf(phase.trick) };
  if (hands.some((hand) => hand.length > 0)) return [event, taken];
  return [event, taken, { type: 'potTaken', seat: taken.seat, shown: state.laidAway }, ...afterDeal(state)];
}

function takerOf(trick: ToyTrick): Seat {
  const [lead] = trick;
  if (lead === undefined) throw new Error('an empty trick has no taker');
  const suited = trick.filter((play) => suitOf(play.card) === suitOf(lead.card));
  return suited.reduce((best, play) => (strength(play.card) > strength(best.card) ? play : best)).seat;
}

function strength(card: FrenchCard): number {
  return -RANKS.indexOf(card.charAt(0));
}

function afterDeal(state: PenniesState): readonly PenniesEvent[] {
  const scored: PenniesEvent = { type: 'dealScored' };
  if (state.shuffles === state.options.deals) return [scored, { type: 'gameOver', stock: state.stock }];
  return [scored, deal(state, nextSeat(state.dealer, state.hands.length, 'clockwise'))];
}

/** Returns the state after `event`. */
export function evolve(state: PenniesState, event: PenniesEvent): PenniesState {
  const { hands, stock, laidAway, balances, phase } = state;
  const seats = hands.length;
  switch (event.type) {
    case 'dealt': {
      const eldest = nextSeat(event.dealer, seats, 'clockwise');
      return {
        ...state,
        shuffles: state.shuffles + 1,
        dealer: event.dealer,
        hands: event.hands,
        stock: event.stock,
        laidAway: hands.map(() => null),
        gone: 0,
        pot: state.pot + seats,
        balances: balances.map((balance) => balance - 1),
        before: balances,
        phase: { name: 'exchange', waiting: seatsFrom(eldest, seats, 'clockwise') },
      };
    }
    case 'exchanged': {
      const hand = [...withoutCard(hands[event.seat] ?? [], event.card), event.drawn];
      return answered(
        {
          ...state,
          hands: hands.with(event.seat, hand),
          stock: stock.slice(1),
          laidAway: laidAway.with(event.seat, event.card),
        },
        event.seat,
      );
    }
    case 'kept':
      return answered(state, event.seat);
    case 'thrownIn':
      return {
        ...state,
        hands: hands.map(() => []),
        laidAway: laidAway.map(() => null),
        gone: hands.flat().length + laidAway.filter((laid) => laid !== null).length,
      };
    case 'played':
      return {
        ...state,
        hands: hands.with(event.seat, withoutCard(hands[event.seat] ?? [], event.card)),
        phase: {
          name: 'play',
          turn: nextSeat(event.seat, seats, 'clockwise'),
          trick: [...(phase.name === 'play' ? phase.trick : []), { seat: event.seat, card: event.card }],
        },
      };
    case 'trickTaken':
      return { ...state, gone: state.gone + seats, phase: { name: 'play', turn: event.seat, trick: [] } };
    case 'potTaken':
      return {
        ...state,
        laidAway: laidAway.map(() => null),
        gone: state.gone + event.shown.filter((laid) => laid !== null).length,
        pot: 0,
        balances: balances.with(event.seat, (balances[event.seat] ?? 0) + state.pot),
      };
    case 'dealScored':
      return { ...state, records: [...state.records, recordOf(state)], phase: { name: 'settle' } };
    case 'gameOver':
      return { ...state, stock: event.stock, phase: { name: 'over' } };
  }
}

/** Returns the record of a deal: the counters that went into the pot, and the pot if somebody won it (PN1, PN5). */
function recordOf({ shuffles, dealer, balances, before, stock, laidAway }: PenniesState): ScoredDeal {
  const points = balances.map((balance, seat) => balance - (before[seat] ?? 0));
  const dead = stock.length + laidAway.filter((laid) => laid !== null).length;
  return { number: shuffles, dealer, points, dead, ledger: [{ reason: 'pot', rule: 'PN5', of: 'score', amounts: points }] };
}

/** Returns the move for an absent player: to exchange nothing (PN2). Returns null for any other decision. */
export function forAbsent(state: PenniesState, seat: Seat): PenniesMove | null {
  return state.phase.name === 'exchange' && actors(state).includes(seat) ? { type: 'keep' } : null;
}

/**
 * Returns the moves that the table may make for a player after a timeout: exchanging nothing (PN2), or playing any legal card
 * (PN4).
 */
export function timeOut(state: PenniesState, seat: Seat): readonly PenniesMove[] {
  return legalMoves(state, seat).filter(({ type }) => type !== 'exchange');
}

/** Returns the state after a seat has answered whether it exchanges a card; play begins when all seats have answered. */
function answered(state: PenniesState, seat: Seat): PenniesState {
  if (state.phase.name !== 'exchange') return state;
  const waiting = state.phase.waiting.filter((other) => other !== seat);
  if (waiting.length > 0) return { ...state, phase: { name: 'exchange', waiting } };
  const turn = nextSeat(state.dealer, state.hands.length, 'clockwise');
  return { ...state, phase: { name: 'play', turn, trick: [] } };
}

/** Returns what `viewer` may see of a state. */
export function hide(state: PenniesState, viewer: Viewer): OwnView<PenniesState> {
  const { dealer, gone, pot, balances, before, phase } = state;
  const hands = hideHands(state.hands, viewer);
  const stock = phase.name === 'over' ? state.stock : hideCards(state.stock);
  const laidAway = state.laidAway.map((laid, seat) => (laid === null || seesWith(viewer, seat) ? laid : HIDDEN));
  return { dealer, hands, stock, laidAway, gone, pot, balances, before, phase };
}

/** The events as a viewer may see them. */
export const eventViews: EventViews<PenniesEvent> = {
  dealt: (event, viewer) => ({ ...event, hands: hideHands(event.hands, viewer), stock: hideCards(event.stock) }),
  exchanged: butForOwn((event) => ({ ...event, card: HIDDEN, drawn: HIDDEN })),
  kept: 'open', thrownIn: 'open', played: 'open', trickTaken: 'open', potTaken: 'open', dealScored: 'open', gameOver: 'open',
};

/** Returns the standings by balance, best place first. */
export function standings(balances: readonly number[]): Result['standings'] {
  return balances
    .map((score, seat) => ({ seat, score, place: 1 + balances.filter((other) => other > score).length }))
    .toSorted((a, b) => a.place - b.place);
}
