import { type FrenchCard, suitOf } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Violation, violation } from '../../kernel/violation.ts';
import { holdsSuit, SUIT_NAMES, suitLed } from '../../shared/tricks.ts';
import type { ChinkwayMove, DiscardMove } from './moves.ts';
import type { ChinkwayState, Deal } from './state.ts';

type Refusals = Readonly<Record<ChinkwayMove['type'], Violation>>;

const WRONG_MOMENT: Refusals = {
  discard: violation('CW3.2', 'wrong-moment', 'This is not the moment to discard.'),
  trump: violation('CW3.3', 'wrong-moment', 'This is not the moment to name trumps.'),
  play: violation('CW4.1', 'wrong-moment', 'This is not the moment to play a card.'),
  extract: violation('CW4.4', 'wrong-moment', 'There is no trick to take a card from at this moment.'),
  finalRequest: violation('CW7.2', 'wrong-moment', 'Nobody is asked about the final deal at this moment.'),
};

const WRONG_SEAT: Refusals = {
  discard: violation('CW3.2', 'not-your-turn', 'Only the dealer discards.'),
  trump: violation('CW3.3', 'not-your-turn', 'Only the dealer names trumps.'),
  play: violation('CW4.1', 'not-your-turn', 'It is not your turn.'),
  extract: violation('CW4.5', 'not-your-turn', 'Only the winner of the trick may take a card from it.'),
  finalRequest: violation('CW7.2', 'not-your-turn', 'Only second place is asked about the final deal.'),
};

/** Null if the move is lawful for `seat` now, else the rule it breaks: moment before seat before content. */
export function check(state: ChinkwayState, seat: Seat, move: ChinkwayMove): Violation | null {
  return whyNone(state, seat, move.type) ?? checkContent(state, seat, move);
}

/** Why `seat` can make no move of this kind now, or null: whoever is asked for one has one. */
export function whyNone({ phase }: ChinkwayState, seat: Seat, type: ChinkwayMove['type']): Violation | null {
  if (phase.name === 'over') return violation(WRONG_MOMENT[type].rule, 'game-over', 'The game is over.');
  if (phase.name !== type) return WRONG_MOMENT[type];
  return phase.seat === seat ? null : WRONG_SEAT[type];
}

function checkContent(state: ChinkwayState, seat: Seat, move: ChinkwayMove): Violation | null {
  const { deal } = state;
  switch (move.type) {
    case 'discard':
      return checkDiscard(deal, seat, move.cards);
    case 'play':
      return checkPlay(deal, seat, move.card);
    case 'extract':
      return checkExtract(state, move.card);
    case 'trump':
    case 'finalRequest':
      return null;
  }
}

function checkDiscard(deal: Deal, seat: Seat, [first, second]: DiscardMove['cards']): Violation | null {
  if (first === second) return violation('CW3.2', 'same-card-twice', 'You must discard two different cards.');
  if (holds(deal, seat, first) && holds(deal, seat, second)) return null;
  return violation('CW3.2', 'card-not-held', 'You can only discard cards from your hand.');
}

function checkPlay(deal: Deal, seat: Seat, card: FrenchCard): Violation | null {
  if (!holds(deal, seat, card)) return violation('CW4.2', 'card-not-held', 'That card is not in your hand.');
  const led = suitLed(deal.trick);
  if (led === null || suitOf(card) === led || !holdsSuit(deal.hands[seat] ?? [], led)) return null;
  return violation('CW4.2', 'must-follow', `You must follow ${SUIT_NAMES[led]}.`);
}

function checkExtract({ deal, phase }: ChinkwayState, card: FrenchCard | null): Violation | null {
  if (card === null || (phase.name === 'extract' && phase.cards.includes(card))) return null;
  if (deal.lastTrick?.plays.some((play) => play.card === card) !== true) {
    return violation('CW4.4', 'card-not-in-trick', 'That card is not in the trick you have won.');
  }
  return violation('CW4.4', 'fills-no-demand', 'That card fills no open demand of the Quest.');
}

function holds(deal: Deal, seat: Seat, card: FrenchCard): boolean {
  return deal.hands[seat]?.includes(card) === true;
}
