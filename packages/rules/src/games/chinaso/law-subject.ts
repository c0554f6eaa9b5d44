import { isSeen } from '../../kernel/cards.ts';
import type { JsonPath } from '../../kernel/laws/json.ts';
import type { LawSubject } from '../../kernel/laws/subject.ts';
import { exchangeSuits } from '../../kernel/laws/suits.ts';
import { seesWith, type Viewer } from '../../kernel/seat.ts';
import { countersInAll } from '../../shared/counters.ts';
import { HAND, PACK } from './cards.ts';
import { handCount } from './contracts.ts';
import type { ChinasoEvent } from './events.ts';
import { chinasoGuessing } from './guessing.ts';
import { chinaso } from './index.ts';
import type { ChinasoMove } from './moves.ts';
import type { ChinasoOptions } from './options.ts';
import type { ChinasoState } from './state.ts';
import { MOST_TURNS } from './stuck.ts';

/**
 * Returns the maximum number of moves in a turn: the choice, everybody's answers, one move to lay each possible card, and the end.
 */
const mostInTurn = (seats: number): number => 1 + seats + 2 * HAND;

/** The law subject of Chinaso, with the inputs of its laws (property tests). Seats are interchangeable, and so are suits. */
export const chinasoSubject: LawSubject<ChinasoOptions, ChinasoState, ChinasoMove, ChinasoEvent> = {
  game: chinaso,
  guessing: chinasoGuessing,
  moveBound: (seats, options) => handCount(options) * MOST_TURNS * seats * mostInTurn(seats),
  census({ deal }) {
    const laid = deal.table.flat().flatMap((set) => set.cards);
    const live = deal.live === null ? [] : [deal.live.card];
    return {
      cards: [...deal.hands.flat(), ...deal.stock, ...laid, ...live].filter(isSeen),
      outOfPlay: deal.dead,
      total: PACK.length,
    };
  },
  counters: countersInAll,
  partlyListed: ['goDown'],
  secret,
  seatFields: {
    bySeat: ['hands', 'table', 'answers', 'buys', 'points', 'balances', 'amounts'],
    seats: ['seat', 'dealer', 'winner', 'asked', 'waiting'],
  },
  permuteSuits: { state: exchangeSuits, move: exchangeSuits },
};

/** Returns whether a card is secret. Until the hand is over, nobody sees the stock, and only their owners see hands. */
function secret([part, zone, seat]: JsonPath, viewer: Viewer, { deal }: ChinasoState): boolean {
  if (part !== 'deal') return false;
  return zone === 'stock' || (zone === 'hands' && deal.ending === null && !seesWith(viewer, Number(seat)));
}
