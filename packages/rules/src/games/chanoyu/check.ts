import type { Seat } from '../../kernel/seat.ts';
import { type Violation, violation } from '../../kernel/violation.ts';
import { holdsSuit, SUIT_NAMES } from '../../shared/tricks.ts';
import { type CardKind, type ChanoyuCard, isTsukumogami, kindOf, numberOf, suitOrNone } from './cards.ts';
import type { ChanoyuMove, LayMove } from './moves.ts';
import { isAtAnEnd, isFree, VALUES } from './row.ts';
import type { ChanoyuState, Deal } from './state.ts';
import { suitToFollow } from './trick.ts';

const GAME_OVER = violation('CN6.3', 'game-over', 'The game is over.');
const NO_TIME_TO_PLAY = violation('CN4.1', 'wrong-moment', 'This is not the moment to play a card.');
const NO_TIME_TO_BUILD = violation('CN5.1', 'wrong-moment', 'There is no trick to build from at this moment.');
const NOT_YOUR_LEAD = violation('CN3.1', 'not-your-turn', 'It is not your turn to lead.');
const NOT_YOUR_TURN = violation('CN4.1', 'not-your-turn', 'It is not your turn.');
const NOT_YOUR_TRICK = violation('CN5.1', 'not-your-turn', 'Only the winner of the trick builds from it.');
const NOT_HELD = violation('CN4.1', 'card-not-held', 'That card is not in your hand.');
const NOT_IN_TRICK = violation('CN5.1', 'card-not-in-trick', 'That card is not among those left of the trick.');
const MUST_LAY = violation('CN5.1', 'must-lay', 'You must lay at least one card of the trick in your own row.');

/** The rule that says where a card of each kind may go. */
const PLACE_RULES: Readonly<Record<CardKind, string>> = {
  numbered: 'CN5.2', face: 'CN5.3', tsukumogami: 'CN5.4',
};

/** Null if the move is lawful for `seat` now, else the rule it breaks: moment before seat before content. */
export function check(state: ChanoyuState, seat: Seat, move: ChanoyuMove): Violation | null {
  return whyNone(state, seat, move.type) ?? checkContent(state, seat, move);
}

/** Why `seat` can make no move of this kind now, or null: whoever is asked to play or to build can. */
export function whyNone({ deal, phase }: ChanoyuState, seat: Seat, type: ChanoyuMove['type']): Violation | null {
  if (phase.name === 'over') return GAME_OVER;
  if (type === 'play') {
    if (phase.name !== 'play') return NO_TIME_TO_PLAY;
    if (phase.seat === seat) return null;
    return deal.trick.length === 0 ? NOT_YOUR_LEAD : NOT_YOUR_TURN;
  }
  if (phase.name !== 'build') return NO_TIME_TO_BUILD;
  if (phase.seat !== seat) return NOT_YOUR_TRICK;
  return type === 'done' && phase.mustLay ? MUST_LAY : null;
}

function checkContent({ deal }: ChanoyuState, seat: Seat, move: ChanoyuMove): Violation | null {
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
  if (!hand.includes(card)) return NOT_HELD;
  const led = suitToFollow(deal.trick);
  if (led === null || suitOrNone(card) === led || !holdsSuit(hand, led)) return null;
  return violation(isTsukumogami(card) ? 'CN4.3' : 'CN4.1', 'must-follow', `You must follow ${SUIT_NAMES[led]}.`);
}

function checkLay({ rows, left }: Deal, seat: Seat, { card, row, value }: LayMove): Violation | null {
  if (left?.includes(card) !== true) return NOT_IN_TRICK;
  const number = numberOf(card);
  if (number !== null && value !== number) {
    return violation('CN1.2', 'not-its-value', `That card can only be laid as ${number}.`);
  }
  const kind = kindOf(card);
  const rule = PLACE_RULES[kind];
  if (!VALUES.includes(value)) return violation(rule, 'no-such-value', 'A row has the values 1 to 10 only.');
  const target = rows[row];
  if (target === undefined) return violation(rule, 'no-such-row', 'There is no such row.');
  if (kind === 'tsukumogami') {
    return isFree(target, value) ? null : violation(rule, 'value-taken', `That row already has a ${value}.`);
  }
  if (row !== seat) return violation(rule, 'not-your-row', 'Only a Tsukumogami may go to another row.');
  if (isAtAnEnd(target, value)) return null;
  return violation(rule, 'not-at-an-end', 'That card must go to an end of your row.');
}
