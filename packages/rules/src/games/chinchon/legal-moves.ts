import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard } from '../../kernel/spanish-cards.ts';
import { bestArrangement } from './arrangement.ts';
import { PACK, valueOf, worthOf } from './cards.ts';
import { LIMIT, waysToClose, wayToLayDown } from './closing.ts';
import { heldBy } from './hands.ts';
import { targetsOf } from './lay-offs.ts';
import { fits } from './melds.ts';
import type { ChinchonMove } from './moves.ts';
import { bestFor } from './ending-score.ts';
import type { ChinchonState } from './state.ts';

const DRAWS: readonly ChinchonMove[] = [
  { type: 'draw', from: 'stock' },
  { type: 'draw', from: 'discards' },
];
const ANSWERS: readonly ChinchonMove[] = [
  { type: 'reenlist', wanted: false },
  { type: 'reenlist', wanted: true },
];
const DISCARDS = Object.fromEntries(
  PACK.map((card) => [card, { type: 'discard', card }]),
) as Readonly<Record<SpanishCard, ChinchonMove<'discard'>>>;

/**
 * Returns the legal moves of `seat`: every draw, discard, single lay-off and answer. The list has only the best close with each
 * closing card, and only the best way to lay down. For settling, the list has the best way, the best way without lay-offs, and
 * doing nothing. The best way leaves the fewest points.
 */
export function legalMoves(state: ChinchonState, seat: Seat): readonly ChinchonMove[] {
  const { phase } = state;
  if (phase.name === 'between' || phase.name === 'over' || phase.seat !== seat) return [];
  switch (phase.name) {
    case 'draw':
      return DRAWS;
    case 'act':
      return actions(state, seat, phase.bound);
    case 'settle':
      return settlements(state, seat);
    case 'reenlist':
      return ANSWERS;
  }
}

function actions(state: ChinchonState, seat: Seat, bound: boolean): readonly ChinchonMove[] {
  const { deal, options } = state;
  const { deck } = options;
  const hand = heldBy(deal, seat);
  const moves: ChinchonMove[] = [];
  if (hand.length > 1) {
    const least = bound ? worthOf(hand, deck) - LIMIT : 0;
    for (const card of hand) if (!bound || valueOf(card, deck) > least) moves.push(DISCARDS[card]);
  }
  if (options.ending === 'play-on') {
    const laid = wayToLayDown(state, seat);
    if (laid !== null) moves.push(laid);
    if (hand.length > 1) addLayOffs(state, hand, moves);
  }
  moves.push(...waysToClose(state, seat));
  return moves;
}

function addLayOffs({ deal, options }: ChinchonState, hand: readonly SpanishCard[], moves: ChinchonMove[]): void {
  for (const { meld, cards } of targetsOf(deal)) {
    for (const card of hand) if (fits(cards, card, options.deck)) moves.push({ type: 'layOff', card, meld });
  }
}

function settlements(state: ChinchonState, seat: Seat): readonly ChinchonMove<'settle'>[] {
  const { melds, layOffs } = bestFor(state, seat);
  const moves: ChinchonMove<'settle'>[] = [{ type: 'settle', melds, layOffs }];
  if (layOffs.length > 0) {
    const own = bestArrangement(heldBy(state.deal, seat), state.options.deck);
    moves.push({ type: 'settle', melds: own.melds, layOffs: [] });
  }
  if (moves.every(({ melds, layOffs }) => melds.length + layOffs.length > 0)) {
    moves.push({ type: 'settle', melds: [], layOffs: [] });
  }
  return moves;
}
