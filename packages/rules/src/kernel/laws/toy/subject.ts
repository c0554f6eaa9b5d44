import { seesWith } from '../../seat.ts';
import type { LawSubject } from '../subject.ts';
import { exchangeSuits } from '../suits.ts';
import { pennies } from './pennies.ts';
import { PACK } from './rules.ts';
import type { PenniesEvent, PenniesMove, PenniesOptions, PenniesState } from './state.ts';

/** The law subject of Pennies, with the inputs of its laws (property tests). */
export const penniesSubject: LawSubject<PenniesOptions, PenniesState, PenniesMove, PenniesEvent> = {
  game: pennies,
  moveBound: (seats, { deals }) => 4 * seats * deals,
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
    phase.name !== 'over' && (zone === 'stock' || ((zone === 'hands' || zone === 'laidAway') && !seesWith(viewer, Number(seat)))),
  reveals: ['potTaken'],
  mayDiverge: ['thrownIn'],
  seatFields: {
    bySeat: ['hands', 'laidAway', 'balances', 'before', 'points', 'amounts'],
    seats: ['seat', 'turn', 'dealer', 'waiting'],
  },
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};
