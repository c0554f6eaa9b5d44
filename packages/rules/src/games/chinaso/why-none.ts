import { type Face, isSeen } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import type { ChinasoCard } from './cards.ts';
import { checkContent, mustTake } from './check.ts';
import { type Contract, contractIn } from './contracts.ts';
import { waysToLay, waysToTake } from './laying.ts';
import { whyNotNow } from './moment.ts';
import { type ChinasoMove, type DiscardUse, layingMove } from './moves.ts';
import type { CardPoints } from './options.ts';
import { refuse } from './refusals.ts';
import { bestGoingDown } from './solver/going-down.ts';
import { type ChinasoState, isDown } from './state.ts';

/** Returns why `seat` has no move of a kind that is allowed now, or null if there is such a move. */
export function whyNoneNow(state: ChinasoState, seat: Seat, type: ChinasoMove['type']): Violation | null {
  const { deal, options } = state;
  const hand = deal.hands[seat] ?? [];
  switch (type) {
    case 'takeDiscard':
      return whyNotTake(state, seat);
    case 'drawStock':
      return mustTake(deal, seat) ? refuse('CS5.5', 'must-take') : null;
    case 'goDown':
      if (isDown(deal, seat)) return refuse('CS3.2', 'already-down');
      return whyNotGoDown(hand, contractIn(state), options.cardPoints);
    case 'layOff':
    case 'swapJoker':
      return whyNoLaying(state, seat, type);
    case 'discard':
      return hand.length < 2 ? refuse('CS4.6', 'last-card') : null;
    case 'hold':
      return hand.length === 1 ? null : refuse('CS4.6', 'more-than-one-card');
    case 'buy':
    case 'decline':
      return null;
  }
}

/** Returns why a hand does not contain the contract, or null if it does (CS3.1). */
export function whyNotGoDown(
  hand: readonly Face<ChinasoCard>[],
  contract: Contract,
  cardPoints: CardPoints,
): Violation | null {
  if (bestGoingDown(hand, contract, cardPoints) !== null) return null;
  return refuse('CS3.1', 'contract-not-held', contract);
}

/** Returns why `seat`, in its own turn, cannot lay that card anywhere now, or null if the card fits somewhere. */
export function whyNotLay(state: ChinasoState, seat: Seat, card: ChinasoCard): Violation | null {
  const [wrong = refuse('CS4.4', 'fits-nowhere')] = refusalsOf(state, seat, card, waysToLay(state.deal.table, card));
  return wrong;
}

function whyNotTake({ deal }: ChinasoState, seat: Seat): Violation | null {
  if (deal.live === null) return refuse('CS5.1', 'nothing-live');
  if (!isDown(deal, seat) || waysToTake(deal.table, seat, deal.live.card).length > 0) return null;
  return refuse('CS4.2', 'fits-no-own-set');
}

function whyNoLaying(state: ChinasoState, seat: Seat, type: DiscardUse['type']): Violation | null {
  const { deal } = state;
  if (!isDown(deal, seat)) return refuse('CS4.3', 'not-down');
  const hand = (deal.hands[seat] ?? []).filter(isSeen);
  const refusals = hand.flatMap((card) => {
    return refusalsOf(state, seat, card, waysToLay(deal.table, card).filter((use) => use.type === type));
  });
  const [wrong = type === 'layOff' ? refuse('CS4.4', 'none-fits') : refuse('CS4.5', 'no-swap')] = refusals;
  return refusals.includes(null) ? null : wrong;
}

/** Returns why the card cannot be laid in each of these ways; a single null if one of the ways works. */
function refusalsOf(
  state: ChinasoState,
  seat: Seat,
  card: ChinasoCard,
  uses: readonly DiscardUse[],
): readonly (Violation | null)[] {
  const refusals = uses.map((use) => {
    const move = layingMove(card, use);
    return whyNotNow(state, seat, move.type) ?? checkContent(state, seat, move);
  });
  return refusals.includes(null) ? [null] : refusals;
}
