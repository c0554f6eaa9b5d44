import type { Seat } from '../../kernel/seat.ts';
import type { SpanishCard, SpanishDeck } from '../../kernel/spanish-cards.ts';
import type { Violation } from '../../kernel/violation.ts';
import { worthOf } from './cards.ts';
import { CARDS_LEFT, LIMIT } from './closing.ts';
import { cardsLeft, cardsLaid, heldBy, leftByDiscard } from './hands.ts';
import { isBarred, workableOrder } from './lay-offs.ts';
import { selectionOf } from './melds.ts';
import type { ChinchonMove, CloseMove, LayOff, Meld } from './moves.ts';
import { refuse } from './refusals.ts';
import type { ChinchonState, Phase } from './state.ts';

type Kind = ChinchonMove['type'];
type OwnCards = readonly SpanishCard[];

/** The phase of each kind of move. */
const MOMENTS: Readonly<Record<Kind, Phase['name']>> = {
  draw: 'draw', discard: 'act', layDown: 'act', layOff: 'act', close: 'act', settle: 'settle', reenlist: 'reenlist',
};

/**
 * Returns the violation in a move that `whyNotNow` allows, or null if there is none. Checks first that the seat holds the cards,
 * then the content.
 */
export function checkContent(state: ChinchonState, seat: Seat, move: ChinchonMove): Violation | null {
  const hand = heldBy(state.deal, seat);
  const rule = ruleFor(move.type, state.options.ending);
  return checkHolding(hand, cardsOf(move), rule) ?? checkUse(state, hand, move);
}

/**
 * Returns the violation that prevents `seat` from making this kind of move now, or null if there is none. Checks the phase first.
 */
export function whyNotNow({ options, phase }: ChinchonState, seat: Seat, type: Kind): Violation | null {
  const rule = ruleFor(type, options.ending);
  if (phase.name === 'over') return refuse(rule, 'game-over');
  if (!('seat' in phase) || phase.name !== MOMENTS[type]) return refuse(rule, 'wrong-moment', { move: type });
  if (options.ending === 'settle' && (type === 'layDown' || type === 'layOff')) {
    return refuse(rule, 'only-by-closing');
  }
  return phase.seat === seat ? null : refuse(rule, 'not-your-turn');
}

/** Returns the rule that refuses this kind of move, unless a more specific rule is broken. */
function ruleFor(kind: Kind, ending: ChinchonState['options']['ending']): string {
  switch (kind) {
    case 'draw':
    case 'discard':
      return 'CH4.1';
    case 'layDown':
      return 'CH6.1';
    case 'layOff':
      return 'CH6.2';
    case 'close':
      return ending === 'settle' ? 'CH5.1' : 'CH6.3';
    case 'settle':
      return 'CH5.3';
    case 'reenlist':
      return 'CH8.2';
  }
}

/** Returns the cards that a move removes from the hand. */
function cardsOf(move: ChinchonMove): OwnCards {
  switch (move.type) {
    case 'draw':
    case 'reenlist':
      return [];
    case 'discard':
    case 'layOff':
      return [move.card];
    case 'layDown':
    case 'close':
    case 'settle':
      return cardsLaid(move);
  }
}

function checkHolding(hand: OwnCards, cards: OwnCards, rule: string): Violation | null {
  for (const card of cards) {
    if (!hand.includes(card)) return refuse(rule, 'card-not-held');
    if (cards.indexOf(card) !== cards.lastIndexOf(card)) return refuse(rule, 'same-card-twice');
  }
  return null;
}

function checkUse(state: ChinchonState, hand: OwnCards, move: ChinchonMove): Violation | null {
  const { deck } = state.options;
  switch (move.type) {
    case 'draw':
    case 'reenlist':
      return null;
    case 'discard':
      return checkEmptying(hand.length - 1) ?? checkBound(state, hand, move.card);
    case 'layDown':
      return checkMelds(move.melds, deck) ?? checkLayingDown(hand, move, deck);
    case 'layOff':
      return checkLayOffs(state, [move], 'CH6.2') ?? checkEmptying(hand.length - 1);
    case 'close':
      return (
        checkMelds(move.melds, deck) ??
        checkLayOffs(state, move.layOffs, 'CH6.2') ??
        checkClose(state, hand, move)
      );
    case 'settle':
      return checkMelds(move.melds, deck) ?? checkLayOffs(state, move.layOffs, 'CH5.3');
  }
}

function checkMelds(melds: readonly Meld[], deck: SpanishDeck): Violation | null {
  for (const meld of melds) {
    const selection = selectionOf(meld, deck);
    if (selection.kind === 'nothing') return selection.why;
  }
  return null;
}

function checkLayOffs(state: ChinchonState, layOffs: readonly LayOff[], rule: string): Violation | null {
  const { deal, options } = state;
  for (const { meld } of layOffs) {
    const target = deal.melds[meld];
    if (target === undefined) return refuse(rule, 'no-such-meld');
    if (isBarred(deal, target)) return refuse(rule, 'chinchon');
  }
  if (workableOrder(deal.melds, layOffs, options.deck) !== null) return null;
  return refuse(rule, 'does-not-fit');
}

function checkClose({ options }: ChinchonState, hand: OwnCards, move: CloseMove): Violation | null {
  const left = cardsLeft(hand, move);
  if (left.length === 0) return null;
  if (options.ending === 'play-on') return CARDS_LEFT;
  if (move.card === null) return refuse('CH5.1', 'no-closing-card');
  const points = worthOf(left, options.deck);
  return points < LIMIT ? null : refuse('CH5.1', 'too-many-points', { points });
}

function checkLayingDown(hand: OwnCards, move: ChinchonMove<'layDown'>, deck: SpanishDeck): Violation | null {
  if (move.melds.length === 0) return refuse('CH6.1', 'no-melds');
  const left = cardsLeft(hand, move);
  return checkEmptying(left.length) ?? checkLeft(leftByDiscard(left, deck));
}

/** Returns the violation if a discard leaves too many points after laying down in this turn (CH6.1), or null if there is none. */
function checkBound({ options, phase }: ChinchonState, hand: OwnCards, card: SpanishCard): Violation | null {
  if (phase.name !== 'act' || !phase.bound) return null;
  return checkLeft(worthOf(hand, options.deck) - worthOf([card], options.deck));
}

function checkLeft(points: number): Violation | null {
  return points < LIMIT ? null : refuse('CH6.1', 'too-many-after-discard', { points });
}

/** Returns the violation if a move leaves no card in the hand, or null if there is none. Only a close may leave no card (CH6.3). */
export function checkEmptying(left: number): Violation | null {
  return left > 0 ? null : refuse('CH6.3', 'empties-hand');
}
