import { isSeen } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ChinasoCard } from './cards.ts';
import { contractIn } from './contracts.ts';
import { isExhausted } from './drawing.ts';
import { makesTouch, waysToLay, waysToTake } from './laying.ts';
import { type ChinasoMove, layingMove } from './moves.ts';
import type { LaidTable } from './places.ts';
import { bestGoingDown } from './solver/going-down.ts';
import { type ChinasoState, isDown } from './state.ts';

const TAKE: ChinasoMove<'takeDiscard'> = { type: 'takeDiscard', use: null };
const DRAW: ChinasoMove<'drawStock'> = { type: 'drawStock' };
const BUY: ChinasoMove<'buy'> = { type: 'buy' };
const DECLINE: ChinasoMove<'decline'> = { type: 'decline' };
const HOLD: ChinasoMove<'hold'> = { type: 'hold' };
const ANSWERS: readonly ChinasoMove[] = [BUY, DECLINE];

/**
 * Returns the legal moves of `seat`. Lists only one way of going down, because there can be millions: the way that leaves the
 * fewest points in hand, before lay-offs. Always lists it if the hand contains the contract.
 */
export function legalMoves(state: ChinasoState, seat: Seat): readonly ChinasoMove[] {
  const { phase } = state;
  switch (phase.name) {
    case 'draw':
      return phase.seat === seat ? waysToDraw(state, seat) : [];
    case 'buying':
      return phase.waiting.includes(seat) ? ANSWERS : [];
    case 'play':
      return phase.seat === seat ? plays(state, seat, phase.wentDown) : [];
    case 'settle':
    case 'over':
      return [];
  }
}

function waysToDraw({ deal }: ChinasoState, seat: Seat): readonly ChinasoMove[] {
  const takes = takings(deal.table, seat, deal.live?.card ?? null);
  return takes.length > 0 && isExhausted(deal) ? takes : [...takes, DRAW];
}

function takings(table: LaidTable, seat: Seat, live: ChinasoCard | null): readonly ChinasoMove[] {
  if (live === null) return [];
  if ((table[seat]?.length ?? 0) === 0) return [TAKE];
  return waysToTake(table, seat, live).map((use) => ({ type: 'takeDiscard', use }));
}

function plays(state: ChinasoState, seat: Seat, wentDown: boolean): readonly ChinasoMove[] {
  const { options, deal } = state;
  const hand = deal.hands[seat] ?? [];
  const moves: ChinasoMove[] = [];
  if (isDown(deal, seat)) {
    for (const card of hand) {
      if (!isSeen(card)) continue;
      for (const use of waysToLay(deal.table, card)) {
        if (!wentDown || !makesTouch(deal.table, seat, card, use)) moves.push(layingMove(card, use));
      }
    }
  } else {
    const best = bestGoingDown(hand, contractIn(state), options.cardPoints);
    if (best !== null) moves.push({ type: 'goDown', sets: best.sets });
  }
  if (hand.length === 1) moves.push(HOLD);
  else for (const card of hand) if (isSeen(card)) moves.push({ type: 'discard', card });
  return moves;
}
