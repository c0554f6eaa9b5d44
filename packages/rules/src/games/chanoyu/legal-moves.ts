import type { Seat } from '../../kernel/seat.ts';
import { followingCards } from '../../shared/tricks.ts';
import { waysToLay } from './building.ts';
import { type ChanoyuCard, PACK } from './cards.ts';
import type { ChanoyuMove } from './moves.ts';
import type { ChanoyuState } from './state.ts';
import { suitToFollow } from './trick.ts';

const PLAYS = Object.fromEntries(PACK.map((card) => [card, { type: 'play', card }])) as Readonly<
  Record<ChanoyuCard, ChanoyuMove<'play'>>
>;
const DONE: ChanoyuMove<'done'> = { type: 'done' };

/** Returns every legal move for `seat`. */
export function legalMoves({ deal, phase }: ChanoyuState, seat: Seat): readonly ChanoyuMove[] {
  if (phase.name === 'settle' || phase.name === 'over' || phase.seat !== seat) return [];
  switch (phase.name) {
    case 'play':
      return followingCards(deal.hands[seat] ?? [], suitToFollow(deal.trick)).map((card) => PLAYS[card]);
    case 'build': {
      const lays = (deal.left ?? []).flatMap((card) => waysToLay(deal.rows, seat, card));
      return phase.mustLay ? lays : [...lays, DONE];
    }
  }
}
