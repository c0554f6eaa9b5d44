import type { Seat } from '../../kernel/seat.ts';
import { type Violation, violation } from '../../kernel/violation.ts';
import { buyerRefusal } from './buying.ts';
import type { ChinasoCard } from './cards.ts';
import { type Contract, contractInWords, contractOf } from './contracts.ts';
import { isExhausted } from './drawing.ts';
import { makesTouch, ownerOf, waysToTake } from './laying.ts';
import type { ChinasoMove, DiscardUse } from './moves.ts';
import { jokerFor, type Place, setAt, swappedIn, type Table, takes } from './places.ts';
import { type LaidSet, type NoSet, readSet } from './sets.ts';
import { type ChinasoState, type Deal, isDown, type Phase } from './state.ts';
import { touchingStraights } from './touching.ts';

/** The phase each kind of move belongs to. */
const MOMENTS: Readonly<Record<ChinasoMove['type'], Phase['name']>> = {
  takeDiscard: 'draw',
  drawStock: 'draw',
  buy: 'buying',
  decline: 'buying',
  goDown: 'play',
  layOff: 'play',
  swapJoker: 'play',
  discard: 'play',
  hold: 'play',
};

const WRONG_MOMENT: Readonly<Record<Phase['name'], Violation>> = {
  draw: violation('CS4.9', 'wrong-moment', 'First a card must be drawn or the discard taken.'),
  buying: violation('CS4.9', 'wrong-moment', 'A discard is being offered for sale: only answers are awaited.'),
  play: violation('CS4.9', 'wrong-moment', 'The card of this turn has been drawn or taken already.'),
  settle: violation('CS4.9', 'wrong-moment', 'Nobody is awaited at this moment.'),
  over: violation('CS4.9', 'game-over', 'The game is over.'),
};

const NOT_OFFERED = violation('CS4.9', 'wrong-moment', 'No discard is being offered for sale.');
const NOT_YOUR_TURN = violation('CS4.9', 'not-your-turn', 'It is not your turn.');
const ANSWERED = violation('CS4.9', 'already-answered', 'You have answered, and answers are final.');
const NOT_ASKED = violation('CS4.9', 'not-asked', 'You are not asked about this card.');
const NOT_HELD = violation('CS4.9', 'card-not-held', 'That card is not in your hand.');
const TWICE = violation('CS4.9', 'card-not-held', 'A card can be laid only once.');

const ALREADY_DOWN = violation('CS3.2', 'already-down', 'You are down; no further set is laid in this hand.');
const NOT_DOWN = violation('CS4.3', 'not-down', 'You must go down before you lay cards on sets.');
const MISFIT = violation('CS4.4', 'misfit', 'That card does not fit there.');
const WRONG_SWAP = violation('CS4.5', 'wrong-swap', 'No joker of that straight stands for this card.');
const NO_PLACE = violation('CS4.5', 'no-place-for-joker', 'The joker cannot be laid there.');
const NOT_IN_HAND = violation('CS4.2', 'not-into-hand', 'You are down: the discard may not go into your hand.');
const NOT_OWN_SET = violation('CS4.2', 'not-own-set', 'The discard may only be laid on one of your own sets.');
const TOUCH = violation(
  'CS2.4',
  'straights-touch',
  'In the turn you go down, no two of your straights may follow directly one on the other.',
);
const LAST_CARD = violation('CS4.6', 'last-card', 'Your last card cannot be discarded: lay it, or hold it.');
const MORE_THAN_ONE = violation('CS4.6', 'more-than-one-card', 'Only a last card may be held: discard one.');
const NOTHING_LIVE = violation('CS5.1', 'nothing-live', 'There is no live discard to take.');
const MUST_TAKE = violation('CS5.5', 'must-take', 'No card is left to draw, so you must take the discard.');

/** Null if the move is lawful for `seat` now, else the rule it breaks: moment, seat, holding, then content. */
export function check(state: ChinasoState, seat: Seat, move: ChinasoMove): Violation | null {
  const { deal, phase } = state;
  if (phase.name === 'settle' || phase.name === 'over') return WRONG_MOMENT[phase.name];
  const moment = MOMENTS[move.type];
  if (phase.name !== moment) return moment === 'buying' ? NOT_OFFERED : WRONG_MOMENT[phase.name];
  if (phase.name === 'buying') return checkAnswer(state, seat, move.type === 'buy');
  if (phase.seat !== seat) return NOT_YOUR_TURN;
  const wentDown = phase.name === 'play' && phase.wentDown;
  switch (move.type) {
    case 'takeDiscard':
      return checkTake(deal, seat, move.use);
    case 'drawStock':
      return mustTake(deal, seat) ? MUST_TAKE : null;
    case 'goDown':
      return checkHeld(deal, seat, move.sets.flat()) ?? checkGoDown(deal, seat, move.sets);
    case 'layOff': {
      const use: DiscardUse = { type: 'layOff', place: move.place };
      return checkHeld(deal, seat, [move.card]) ?? checkLaying(deal, seat, move.card, use, wentDown);
    }
    case 'swapJoker': {
      const use: DiscardUse = { type: 'swapJoker', straight: move.straight, jokerPlace: move.jokerPlace };
      return checkHeld(deal, seat, [move.card]) ?? checkLaying(deal, seat, move.card, use, wentDown);
    }
    case 'discard':
      return checkHeld(deal, seat, [move.card]) ?? (handSize(deal, seat) < 2 ? LAST_CARD : null);
    case 'hold':
      return handSize(deal, seat) === 1 ? null : MORE_THAN_ONE;
    case 'buy':
    case 'decline':
      return WRONG_MOMENT[phase.name];
  }
}

function checkAnswer({ deal, phase }: ChinasoState, seat: Seat, buys: boolean): Violation | null {
  if (phase.name !== 'buying' || phase.waiting.includes(seat)) return null;
  if (phase.asked.includes(seat)) return ANSWERED;
  return (buys ? buyerRefusal(deal, phase.seat, seat) : null) ?? NOT_ASKED;
}

function checkTake({ table, live }: Deal, seat: Seat, use: DiscardUse | null): Violation | null {
  const down = (table[seat]?.length ?? 0) > 0;
  if (use !== null && !down) return NOT_DOWN;
  if (use !== null && live !== null) {
    const misfit = checkFit(table, live.card, use);
    if (misfit !== null) return misfit;
  }
  if (down && use === null) return NOT_IN_HAND;
  if (use !== null && ownerOf(use) !== seat) return NOT_OWN_SET;
  return live === null ? NOTHING_LIVE : null;
}

function mustTake(deal: Deal, seat: Seat): boolean {
  if (!isExhausted(deal) || deal.live === null) return false;
  return !isDown(deal, seat) || waysToTake(deal.table, seat, deal.live.card).length > 0;
}

function checkGoDown(deal: Deal, seat: Seat, sets: readonly (readonly ChinasoCard[])[]): Violation | null {
  if (isDown(deal, seat)) return ALREADY_DOWN;
  const read = sets.map(readSet);
  return checkContract(contractOf(deal.number), read) ?? checkSets(read);
}

/** Cards that make no set count as the kind they come nearer to. */
function checkContract(contract: Contract, read: readonly (LaidSet | NoSet)[]): Violation | null {
  const threes = read.filter((set) => (set.kind === 'none' ? set.meant : set.kind) === 'three').length;
  if (threes === contract.threes && read.length - threes === contract.straights) return null;
  return violation('CS3.1', 'not-the-contract', `To go down in this hand you lay ${contractInWords(contract)}.`);
}

function checkSets(read: readonly (LaidSet | NoSet)[]): Violation | null {
  const laid: LaidSet[] = [];
  for (const set of read) {
    if (set.kind === 'none') return set.why;
    laid.push(set);
  }
  return touchingStraights(laid) === null ? null : TOUCH;
}

function checkLaying(
  deal: Deal,
  seat: Seat,
  card: ChinasoCard,
  use: DiscardUse,
  wentDown: boolean,
): Violation | null {
  if (!isDown(deal, seat)) return NOT_DOWN;
  const misfit = checkFit(deal.table, card, use);
  if (misfit !== null) return misfit;
  return wentDown && makesTouch(deal.table, seat, card, use) ? TOUCH : null;
}

function checkFit(table: Table, card: ChinasoCard, use: DiscardUse): Violation | null {
  if (use.type === 'layOff') return fits(table, card, use.place) ? null : MISFIT;
  const straight = setAt(table, use.straight);
  const joker = straight?.kind === 'straight' ? jokerFor(straight, card) : null;
  if (joker === null) return WRONG_SWAP;
  return fits(swappedIn(table, card, use.straight), joker, use.jokerPlace) ? null : NO_PLACE;
}

function fits(table: Table, card: ChinasoCard, place: Place): boolean {
  const set = setAt(table, place);
  return set !== null && takes(set, card, place.end);
}

function checkHeld(deal: Deal, seat: Seat, cards: readonly ChinasoCard[]): Violation | null {
  const hand = deal.hands[seat] ?? [];
  if (cards.some((card) => !hand.includes(card))) return NOT_HELD;
  return new Set(cards).size < cards.length ? TWICE : null;
}

function handSize(deal: Deal, seat: Seat): number {
  return deal.hands[seat]?.length ?? 0;
}
