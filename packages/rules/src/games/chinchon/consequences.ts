import { isSeen } from '../../kernel/cards.ts';
import { allSeats, type Seat, seatsFrom } from '../../kernel/seat.ts';
import { shuffled } from '../../kernel/shuffle.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { type AutomaticStep, runAutomaticSteps } from '../../shared/automatic-steps.ts';
import { paying } from '../../shared/counters.ts';
import { HAND, packFor, valueOf } from './cards.ts';
import { askedToReenlist, inOrderOfPlay, potShares, putOutBy, reenlistingTotal } from './ending.ts';
import type { ChinchonEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { heldBy } from './hands.ts';
import { payment } from './payments.ts';
import { countedCards, dealPoints } from './score.ts';
import { direction } from './seats.ts';
import { type ChinchonState, isIn, nextIn, playersIn, type SeatCard, seatCount } from './state.ts';

type Steps = readonly AutomaticStep<ChinchonState, ChinchonEvent>[];

const OPENING: Steps = [leaderDrawn, antes, nextDeal];
const DEAL_END: Steps = [scored, reenlistOffered, nextDeal];

/** Returns the game's opening events, up to the first decision (CH2.1, CH8.1). */
export function opened(state: ChinchonState): readonly ChinchonEvent[] {
  return runAutomaticSteps(state, OPENING, evolve);
}

/** Returns the events after the end of a deal, until the next decision or the end of the game. */
export function afterDeal(state: ChinchonState): readonly ChinchonEvent[] {
  return runAutomaticSteps(state, DEAL_END, evolve);
}

/**
 * Returns the draw for the lead. Everybody draws a card, seat 0 first, then to the right; players tied for the highest rank draw
 * again from the remaining cards. If the pack runs out, the first tied player leads.
 */
function leaderDrawn(state: ChinchonState): readonly ChinchonEvent[] {
  const { options, seed, shuffles } = state;
  const seats = seatCount(state);
  const pack = shuffled(packFor(options.deck, seats), seed, shuffles);
  const rounds: (readonly SeatCard[])[] = [];
  let drawing = seatsFrom(0, seats, direction);
  for (let top = 0; drawing.length > 1 && top + drawing.length <= pack.length; ) {
    const drawn = pack.slice(top, top + drawing.length);
    const round = drawn.map((card, at) => ({ seat: drawing[at] ?? 0, card }));
    top += drawing.length;
    rounds.push(round);
    const highest = Math.max(...round.map(({ card }) => valueOf(card, options.deck)));
    drawing = round.filter(({ card }) => valueOf(card, options.deck) === highest).map(({ seat }) => seat);
  }
  return [{ type: 'leaderDrawn', seat: drawing[0] ?? 0, rounds }];
}

function antes(state: ChinchonState): readonly ChinchonEvent[] {
  return paying(inOrderOfPlay(state).map((seat) => payment('ante', seat, 'pot', state.options.ante)));
}

function scored(state: ChinchonState): readonly ChinchonEvent[] {
  const { closing } = state.deal;
  const counted = countedCards(state);
  const points = dealPoints(state, counted);
  return [
    {
      type: 'dealScored',
      hands: allSeats(seatCount(state)).map((seat) => heldBy(state.deal, seat)),
      closingCard: closing !== null && closing.card !== null && isSeen(closing.card) ? closing.card : null,
      counted,
      points,
      out: putOutBy(state, points),
    },
  ];
}

function reenlistOffered(state: ChinchonState): readonly ChinchonEvent[] {
  const seats = askedToReenlist(state);
  return seats.length === 0 ? [] : [{ type: 'reenlistOffered', seats, total: reenlistingTotal(state) }];
}

/**
 * Returns the next deal or, with at most one player in, the end of the game (CH2.3, CH7.3). Returns no events while a player has to
 * answer.
 */
export function nextDeal(state: ChinchonState): readonly ChinchonEvent[] {
  const { deal, phase } = state;
  if (phase.name === 'reenlist') return [];
  if (playersIn(state) < 2) {
    const { stock, pile } = deal;
    const won = paying(potShares(state).map(({ seat, amount }) => payment('pot-won', 'pot', seat, amount)));
    return [...won, { type: 'gameOver', stock, pile }];
  }
  return [dealt(state, deal.number === 0 ? deal.leader : nextIn(state, deal.leader))];
}

/** Returns the deal of a new shuffle, one card at a time, to the players in, and the next card turned up (CH2.2). */
function dealt(state: ChinchonState, leader: Seat): ChinchonEvent {
  const seats = seatCount(state);
  const pack = shuffled(packFor(state.options.deck, seats), state.seed, state.shuffles);
  const players = seatsFrom(leader, seats, direction).filter((seat) => isIn(state, seat));
  const used = HAND * players.length;
  const turned = pack[used];
  if (turned === undefined) throw new Error('the pack has too few cards');
  return {
    type: 'dealt',
    leader,
    dealer: players.at(-1) ?? leader,
    hands: allSeats(seats).map((seat) => dealtTo(pack.slice(0, used), players.indexOf(seat), players.length)),
    stock: pack.slice(used + 1),
    turned,
  };
}

/** Returns the cards for the `turn`-th of `players` players; none for a player who is not served. */
function dealtTo(cards: readonly SpanishCard[], turn: number, players: number): readonly SpanishCard[] {
  return turn < 0 ? [] : cards.filter((_, at) => at % players === turn);
}
