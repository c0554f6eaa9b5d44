import type { Seat } from '../../seat.ts';
import { movedLeft } from '../moved-seats.ts';
import type { LawSubject } from '../subject.ts';
import { exchangeSuits } from '../suits.ts';
import { pennies } from './pennies.ts';
import { PACK } from './rules.ts';
import type { PenniesEvent, PenniesMove, PenniesOptions, PenniesState } from './state.ts';

/** What the laws must be told about Pennies. */
export const penniesSubject: LawSubject<PenniesOptions, PenniesState, PenniesMove, PenniesEvent> = {
  game: pennies,
  options: [{ deals: 1 }, { deals: 4 }],
  mostMoves: (seats, { deals }) => 4 * seats * deals,
  census: ({ hands, stock, laidAway, phase, gone }) => ({
    cards: [
      ...hands.flat(),
      ...stock,
      ...laidAway.filter((laid) => laid !== null),
      ...(phase.name === 'play' ? phase.trick.map((play) => play.card) : []),
    ],
    outOfPlay: gone,
    total: PACK.length,
  }),
  counters: ({ pot, balances }) => balances.reduce((sum, balance) => sum + balance, pot),
  secret: ([zone, seat], viewer, { phase }) =>
    phase.name !== 'over' && (zone === 'stock' || ((zone === 'hands' || zone === 'laidAway') && seat !== viewer)),
  reveals: ['potTaken'],
  partings: ['thrownIn'],
  rotate: (state, by) => {
    const { seat: moved, bySeat } = movedLeft(state.hands.length, by);
    return {
      ...state,
      dealer: moved(state.dealer),
      hands: bySeat(state.hands),
      laidAway: bySeat(state.laidAway),
      balances: bySeat(state.balances),
      before: bySeat(state.before),
      records: state.records.map((record) => ({
        ...record,
        dealer: moved(record.dealer),
        points: bySeat(record.points),
        ledger: record.ledger.map((line) => ({ ...line, amounts: bySeat(line.amounts) })),
      })),
      phase: movedPhase(state.phase, moved),
    };
  },
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};

function movedPhase(phase: PenniesState['phase'], moved: (seat: Seat) => Seat): PenniesState['phase'] {
  switch (phase.name) {
    case 'exchange':
      return { ...phase, waiting: phase.waiting.map(moved) };
    case 'play': {
      const trick = phase.trick.map(({ seat, card }) => ({ seat: moved(seat), card }));
      return { ...phase, turn: moved(phase.turn), trick };
    }
    case 'settle':
    case 'over':
      return phase;
  }
}
