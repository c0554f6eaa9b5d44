import { isSeen } from '../../kernel/cards.ts';
import type { Path } from '../../kernel/laws/json.ts';
import { type MovedSeats, movedLeft } from '../../kernel/laws/moved-seats.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import { DEALS, HAND, PACK } from './cards.ts';
import type { ChinasoEvent } from './events.ts';
import { chinaso } from './index.ts';
import type { ChinasoMove, DiscardUse } from './moves.ts';
import type { ChinasoOptions } from './options.ts';
import type { SetAt } from './places.ts';
import { type ChinasoState, type Deal, type DealRecord, type Phase, seatCount } from './state.ts';
import { MOST_TURNS } from './stuck.ts';

/** The moves of a turn: the choice, everybody's answers, a lay for each card there can be, and the end. */
const mostInTurn = (seats: number): number => 1 + seats + 2 * HAND;

/** Chinaso as the laws see it: alike from every seat, and blind to suits. */
export const chinasoSubject: LawSubject<ChinasoOptions, ChinasoState, ChinasoMove, ChinasoEvent> = {
  game: chinaso,
  options: [
    { cardPoints: 'face-value', stakes: 'off' },
    { cardPoints: 'fives-and-tens', stakes: { buy: 5, hand: 10, game: 101 } },
  ],
  mostMoves: (seats) => DEALS * MOST_TURNS * seats * mostInTurn(seats),
  census({ deal }) {
    const laid = deal.table.flat().flatMap((set) => set.cards);
    const live = deal.live === null ? [] : [deal.live.card];
    return {
      cards: [...deal.hands.flat(), ...deal.stock, ...laid, ...live].filter(isSeen),
      outOfPlay: deal.dead,
      total: PACK.length,
    };
  },
  counters: ({ balances, pot }) => balances.reduce((sum, balance) => sum + balance, pot),
  partlyListed: ['goDown'],
  secret,
  rotate,
  rotateMove,
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};

/** The draw pile is nobody's, and hands are their owners', until the hand is over. */
function secret([part, zone, seat]: Path, viewer: Viewer, { deal }: ChinasoState): boolean {
  if (part !== 'deal') return false;
  return zone === 'stock' || (zone === 'hands' && deal.ending === null && seat !== viewer);
}

function rotate(state: ChinasoState, by: Seat): ChinasoState {
  const moved = movedLeft(seatCount(state), by);
  return {
    ...state,
    balances: moved.bySeat(state.balances),
    ledger: state.ledger.map((line) => ({ ...line, amounts: moved.bySeat(line.amounts) })),
    records: state.records.map((record) => rotatedRecord(record, moved)),
    deal: rotatedDeal(state.deal, moved),
    phase: rotatedPhase(state.phase, moved),
  };
}

function rotatedRecord(record: DealRecord, { seat, bySeat }: MovedSeats): DealRecord {
  return {
    number: record.number,
    dealer: seat(record.dealer),
    ledger: record.ledger.map((line) => ({ ...line, amounts: bySeat(line.amounts) })),
    kind: record.kind,
    winner: record.winner === null ? null : seat(record.winner),
    points: bySeat(record.points),
    buys: bySeat(record.buys),
  };
}

function rotatedDeal(deal: Deal, { seat, bySeat }: MovedSeats): Deal {
  const { live, ending } = deal;
  return {
    ...deal,
    dealer: seat(deal.dealer),
    hands: bySeat(deal.hands),
    live: live && { card: live.card, seat: live.seat === null ? null : seat(live.seat) },
    table: bySeat(deal.table),
    buys: bySeat(deal.buys),
    ending: ending && { kind: ending.kind, winner: ending.winner === null ? null : seat(ending.winner) },
  };
}

function rotatedPhase(phase: Phase, { seat, bySeat }: MovedSeats): Phase {
  if (phase.name === 'settle' || phase.name === 'over') return phase;
  if (phase.name !== 'buying') return { ...phase, seat: seat(phase.seat) };
  return {
    name: 'buying',
    seat: seat(phase.seat),
    asked: phase.asked.map(seat),
    waiting: phase.waiting.map(seat),
    answers: bySeat(phase.answers),
  };
}

function rotateMove(move: ChinasoMove, by: Seat, seats: number): ChinasoMove {
  const { seat } = movedLeft(seats, by);
  const at = <Where extends SetAt>(where: Where): Where => ({ ...where, seat: seat(where.seat) });
  const use = (used: DiscardUse): DiscardUse =>
    used.type === 'layOff' ?
      { ...used, place: at(used.place) }
    : { ...used, straight: at(used.straight), jokerPlace: at(used.jokerPlace) };
  if (move.type === 'takeDiscard') return { ...move, use: move.use && use(move.use) };
  if (move.type === 'layOff') return { ...move, place: at(move.place) };
  if (move.type !== 'swapJoker') return move;
  return { ...move, straight: at(move.straight), jokerPlace: at(move.jokerPlace) };
}
