import { type Face, isSeen } from '../../kernel/cards.ts';
import type { Path } from '../../kernel/laws/json.ts';
import type { LawSubject, SuitExchange } from '../../kernel/laws/subject.ts';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import { type ChanoyuCard, PACK, suitOrNone, TRICKS } from './cards.ts';
import type { ChanoyuEvent } from './events.ts';
import { chanoyu } from './index.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuOptions } from './options.ts';
import { type ChanoyuState, type Phase, type Round, type RoundRecord, seatCount } from './state.ts';

/** More rounds than random play ever takes. */
const MOST_ROUNDS = 150;

/** Chanoyu as the laws see it: blind to suits, alike from every seat. */
export const chanoyuSubject: LawSubject<ChanoyuOptions, ChanoyuState, ChanoyuMove, ChanoyuEvent> = {
  game: chanoyu,
  options: [
    { scoring: 'links', trickMemory: 'last' },
    { scoring: 'steps', trickMemory: 'whole' },
    { scoring: 'runs', trickMemory: 'last' },
  ],
  mostMoves: (seats) => MOST_ROUNDS * TRICKS * (seats + seats + 1),
  census({ round }) {
    const laid = round.rows.flat().filter((card) => card !== null);
    const played = round.trick.map((play) => play.card);
    return {
      cards: [...round.hands.flat(), ...round.pile, ...laid, ...played, ...(round.left ?? [])].filter(isSeen),
      outOfPlay: round.discarded,
      total: PACK.length,
    };
  },
  secret,
  rotate,
  rotateMove: (move, by, seats) => (move.type === 'lay' ? { ...move, row: (move.row + by) % seats } : move),
  permuteSuits: {
    state: (state, suits) => ({ ...state, round: roundIn(suits, state.round) }),
    move: (move, suits) => (move.type === 'done' ? move : { ...move, card: cardIn(suits, move.card) }),
  },
};

/** Hands are their owners', and the pile is nobody's, until the game is over. */
function secret([, zone, seat]: Path, viewer: Viewer, { phase }: ChanoyuState): boolean {
  return phase.name !== 'over' && (zone === 'pile' || (zone === 'hands' && seat !== viewer));
}

function rotate(state: ChanoyuState, by: Seat): ChanoyuState {
  const seats = seatCount(state);
  const moved = (seat: Seat): Seat => (seat + by) % seats;
  const bySeat = <Item>(items: readonly Item[]): readonly Item[] => [...items.slice(-by), ...items.slice(0, -by)];
  const plays = (trick: Round['trick']): Round['trick'] =>
    trick.map(({ seat, card }) => ({ seat: moved(seat), card }));
  const record = ({ number, dealer, ledger, stretches, points }: RoundRecord): RoundRecord => ({
    number,
    dealer: moved(dealer),
    ledger: ledger.map((line) => ({ ...line, amounts: bySeat(line.amounts) })),
    stretches: bySeat(stretches),
    points: bySeat(points),
  });
  const phase = (now: Phase): Phase =>
    now.name === 'play' || now.name === 'build' ? { ...now, seat: moved(now.seat) } : now;
  const { round } = state;
  const last = round.lastTrick;
  const winner = last === null || last.winner === null ? null : moved(last.winner);
  return {
    ...state,
    originalHost: moved(state.originalHost),
    records: state.records.map(record),
    round: {
      ...round,
      host: moved(round.host),
      leader: moved(round.leader),
      hands: bySeat(round.hands),
      rows: bySeat(round.rows),
      trick: plays(round.trick),
      lastTrick: last === null ? null : { plays: plays(last.plays), winner },
    },
    phase: phase(state.phase),
  };
}

function roundIn(suits: SuitExchange, round: Round): Round {
  const card = (from: ChanoyuCard): ChanoyuCard => cardIn(suits, from);
  const face = (from: Face<ChanoyuCard>): Face<ChanoyuCard> => (isSeen(from) ? card(from) : from);
  const plays = (trick: Round['trick']): Round['trick'] =>
    trick.map((play) => ({ ...play, card: card(play.card) }));
  return {
    ...round,
    hands: round.hands.map((hand) => hand.map(face)),
    pile: round.pile.map(face),
    rows: round.rows.map((row) => row.map((laid) => (laid === null ? null : card(laid)))),
    trick: plays(round.trick),
    lastTrick: round.lastTrick === null ? null : { ...round.lastTrick, plays: plays(round.lastTrick.plays) },
    left: round.left === null ? null : round.left.map(card),
  };
}

function cardIn(suits: SuitExchange, card: ChanoyuCard): ChanoyuCard {
  const suit = suitOrNone(card);
  return suit === null ? card : (card.replace(suit, suits[suit] ?? suit) as ChanoyuCard);
}
