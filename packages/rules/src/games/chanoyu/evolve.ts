import { type Face, withoutCard } from '../../kernel/cards.ts';
import { nextSeat, type Seat } from '../../kernel/seat.ts';
import { canLay, fitsOwnRow, rowsAfter } from './building.ts';
import { type ChanoyuCard, TRICKS } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import type { LayMove } from './moves.ts';
import { EMPTY_ROW } from './row.ts';
import { type ChanoyuState, type Phase, type Round, type RoundRecord, seatCount } from './state.ts';

const SETTLE: Phase = { name: 'settle' };

/** The state after `event`. */
export function evolve(state: ChanoyuState, event: ChanoyuEvent): ChanoyuState {
  switch (event.type) {
    case 'dealt': {
      const round = newRound(state.round.number + 1, event.host, event.hands, event.pile);
      return { ...state, shuffles: state.shuffles + 1, round, phase: { name: 'play', seat: round.leader } };
    }
    case 'cardPlayed':
      return cardPlayed(state, event.seat, event.card);
    case 'trickCompleted':
      return trickCompleted(state, event.winner);
    case 'cardLaid':
      return cardLaid(state, event.seat, event);
    case 'restDiscarded':
      return restDiscarded(state, event.cards.length);
    case 'drawn':
      return drawn(state, event.cards);
    case 'roundScored': {
      const { stretches, points } = event;
      const record: RoundRecord = {
        number: state.round.number,
        dealer: state.round.host,
        stretches,
        tricks: state.round.won,
        points,
        ledger: [{ reason: 'stretches', rule: 'CN6.1', of: 'score', amounts: points }],
      };
      return { ...state, records: [...state.records, record] };
    }
    case 'gameOver':
      return {
        ...state,
        round: { ...state.round, hands: event.hands, pile: event.pile },
        phase: { name: 'over' },
      };
  }
}

/** A round before anything has been done in it: every row is empty, and the host's right leads (CN3.1). */
export function newRound(number: number, host: Seat, hands: Round['hands'], pile: Round['pile']): Round {
  return {
    number,
    host,
    leader: nextSeat(host, hands.length, 'anticlockwise'),
    hands,
    pile,
    rows: hands.map(() => EMPTY_ROW),
    trick: [],
    lastTrick: null,
    left: null,
    tricks: 0,
    won: hands.map(() => 0),
    discarded: 0,
  };
}

function cardPlayed(state: ChanoyuState, seat: Seat, card: ChanoyuCard): ChanoyuState {
  const { round } = state;
  const { pile, rows, left } = round;
  const seats = seatCount(state);
  const trick = [...round.trick, { seat, card }];
  const hands = round.hands.map((hand, owner) => (owner === seat ? withoutCard(hand, card) : hand));
  return inRound(
    state,
    withZones(round, { hands, pile, rows, trick, left }),
    trick.length === seats ? SETTLE : { name: 'play', seat: nextSeat(seat, seats, 'anticlockwise') },
  );
}

/** The winner leads next, or, if there is none, the same leader again (CN3.1, CN4.4). */
function trickCompleted(state: ChanoyuState, winner: Seat | null): ChanoyuState {
  const { round } = state;
  const { rows, trick } = round;
  const left = trick.map((play) => play.card);
  const leader = winner ?? round.leader;
  const won = winner === null ? round.won : round.won.map((tricks, seat) => (seat === winner ? tricks + 1 : tricks));
  return inRound(
    state,
    { ...round, leader, trick: [], lastTrick: { plays: trick, winner }, left, won },
    winner !== null && canLay(rows, winner, left)
      ? { name: 'build', seat: winner, mustLay: fitsOwnRow(rows[winner] ?? EMPTY_ROW, left) }
      : SETTLE,
  );
}

/** Any card in the winner's own row is the one that had to be laid there (CN5.1). */
function cardLaid(state: ChanoyuState, seat: Seat, lay: Omit<LayMove, 'type'>): ChanoyuState {
  const { round, phase } = state;
  const { hands, pile, trick } = round;
  const rows = rowsAfter(round.rows, lay);
  const left = (round.left ?? []).filter((card) => card !== lay.card);
  const mustLay = phase.name === 'build' && phase.mustLay && lay.row !== seat;
  return inRound(
    state,
    withZones(round, { hands, pile, rows, trick, left }),
    canLay(rows, seat, left) ? { name: 'build', seat, mustLay } : SETTLE,
  );
}

/** The trick is done with: a draw or the score comes by itself, or the next lead is awaited. */
function restDiscarded(state: ChanoyuState, cards: number): ChanoyuState {
  const { round } = state;
  const tricks = round.tricks + 1;
  const drawDue = round.pile.length >= seatCount(state);
  return inRound(
    state,
    { ...round, left: null, tricks, discarded: round.discarded + cards },
    drawDue || tricks === TRICKS ? SETTLE : { name: 'play', seat: round.leader },
  );
}

function drawn(state: ChanoyuState, cards: readonly Face<ChanoyuCard>[]): ChanoyuState {
  const { round } = state;
  const { rows, trick, left } = round;
  const hands = round.hands.map((hand, seat) => [...hand, ...cards.slice(seat, seat + 1)]);
  const pile = round.pile.slice(cards.length);
  return inRound(state, withZones(round, { hands, pile, rows, trick, left }), { name: 'play', seat: round.leader });
}

// Every card makes a new state and a new round. Named field by field they cost less than half of what a spread does.

function inRound(state: ChanoyuState, round: Round, phase: Phase): ChanoyuState {
  return {
    options: state.options,
    seed: state.seed,
    shuffles: state.shuffles,
    originalHost: state.originalHost,
    records: state.records,
    round,
    phase,
  };
}

type Zones = Pick<Round, 'hands' | 'pile' | 'rows' | 'trick' | 'left'>;

function withZones(round: Round, { hands, pile, rows, trick, left }: Zones): Round {
  return {
    number: round.number,
    host: round.host,
    leader: round.leader,
    hands,
    pile,
    rows,
    trick,
    lastTrick: round.lastTrick,
    left,
    tricks: round.tricks,
    won: round.won,
    discarded: round.discarded,
  };
}
