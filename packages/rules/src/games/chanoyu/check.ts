import type { Seat } from '../../kernel/seat.ts';
import type { Violation } from '../../kernel/violation.ts';
import { holdsSuit } from '../../shared/tricks.ts';
import { type CardKind, type ChanoyuCard, isTsukumogami, kindOf, numberOf, suitOrNone } from './cards.ts';
import type { ChanoyuMove, LayMove } from './moves.ts';
import { refuse } from './refusals.ts';
import { isAtAnEnd, isFree, VALUES } from './row.ts';
import type { ChanoyuState, Deal } from './state.ts';
import { suitToFollow } from './trick.ts';

/** The rule for the place of a card in a row, by kind of card. */
const PLACE_RULES: Readonly<Record<CardKind, string>> = {
  numbered: 'CN5.2', face: 'CN5.3', tsukumogami: 'CN5.4',
};

/** Returns the violation that prevents `seat` from making this kind of move now, or null if there is none. */
export function whyNotNow({ deal, phase }: ChanoyuState, seat: Seat, type: ChanoyuMove['type']): Violation | null {
  if (phase.name === 'over') return refuse('CN6.3', 'game-over');
  if (type === 'play') {
    if (phase.name !== 'play') return refuse('CN4.1', 'wrong-moment');
    if (phase.seat === seat) return null;
    return deal.trick.length === 0 ? refuse('CN3.1', 'not-your-lead') : refuse('CN4.1', 'not-your-turn');
  }
  if (phase.name !== 'build') return refuse('CN5.1', 'nothing-to-build');
  if (phase.seat !== seat) return refuse('CN5.1', 'not-your-trick');
  return type === 'done' && phase.mustLay ? refuse('CN5.1', 'must-lay') : null;
}

/** Returns the violation in the content of a move, or null if there is none. `whyNotNow` must have allowed the move. */
export function checkContent({ deal }: ChanoyuState, seat: Seat, move: ChanoyuMove): Violation | null {
  switch (move.type) {
    case 'play':
      return checkPlay(deal, seat, move.card);
    case 'lay':
      return checkLay(deal, seat, move);
    case 'done':
      return null;
  }
}

function checkPlay(deal: Deal, seat: Seat, card: ChanoyuCard): Violation | null {
  const hand = deal.hands[seat] ?? [];
  if (!hand.includes(card)) return refuse('CN4.1', 'card-not-held');
  const led = suitToFollow(deal.trick);
  if (led === null || suitOrNone(card) === led || !holdsSuit(hand, led)) return null;
  return refuse(isTsukumogami(card) ? 'CN4.3' : 'CN4.1', 'must-follow', { suit: led });
}

function checkLay({ rows, left }: Deal, seat: Seat, { card, row, value }: LayMove): Violation | null {
  if (left?.includes(card) !== true) return refuse('CN5.1', 'card-not-in-trick');
  const number = numberOf(card);
  if (number !== null && value !== number) return refuse('CN1.2', 'not-its-value', { value: number });
  const kind = kindOf(card);
  const rule = PLACE_RULES[kind];
  if (!VALUES.includes(value)) return refuse(rule, 'no-such-value');
  const target = rows[row];
  if (target === undefined) return refuse(rule, 'no-such-row');
  if (kind === 'tsukumogami') {
    return isFree(target, value) ? null : refuse(rule, 'value-taken', { value });
  }
  if (row !== seat) return refuse(rule, 'not-your-row');
  if (isAtAnEnd(target, value)) return null;
  return refuse(rule, 'not-at-an-end');
}
