import type { FrenchCard } from '../../kernel/cards.ts';
import type { Seat } from '../../kernel/seat.ts';
import { type Violation, violation } from '../../kernel/violation.ts';
import { SUIT_NAMES, suitLed } from '../../shared/tricks.ts';
import { KINAL } from './cards.ts';
import type { ChapankaMove } from './moves.ts';
import type { ChapankaState, Deal } from './state.ts';
import { mayRenounce, renounces } from './trick.ts';

type Refusals = Readonly<Record<ChapankaMove['type'], Violation>>;

const WRONG_MOMENT: Refusals = {
  exchange: violation('CP2.4', 'wrong-moment', 'This is not the moment to exchange a card.'),
  setAside: violation('CP2.4', 'wrong-moment', 'This is not the moment to set a card aside.'),
  play: violation('CP3.1', 'wrong-moment', 'This is not the moment to play a card.'),
};

const WRONG_SEAT: Refusals = {
  exchange: violation('CP2.4', 'not-your-turn', 'It is not your turn to exchange a card.'),
  setAside: violation('CP2.4', 'not-your-turn', 'Only the dealer sets a card aside now.'),
  play: violation('CP3.1', 'not-your-turn', 'It is not your turn.'),
};

/** Null if the move is lawful for `seat` now, else the rule it breaks: moment before seat before content. */
export function check(state: ChapankaState, seat: Seat, move: ChapankaMove): Violation | null {
  return whyNone(state, seat, move.type) ?? checkContent(state, seat, move);
}

/** Why `seat` can make no move of this kind now, or null: whoever is asked for one has one. */
export function whyNone({ phase }: ChapankaState, seat: Seat, type: ChapankaMove['type']): Violation | null {
  if (phase.name === 'over') return violation('CP8.1', 'game-over', 'The game is over.');
  if (phase.name !== type) return WRONG_MOMENT[type];
  return phase.seat === seat ? null : WRONG_SEAT[type];
}

function checkContent(state: ChapankaState, seat: Seat, move: ChapankaMove): Violation | null {
  switch (move.type) {
    case 'exchange':
      return move.card === null ? null : checkSetAside(state, seat, move.card);
    case 'setAside':
      return checkSetAside(state, seat, move.card);
    case 'play':
      return checkPlay(state.deal, seat, move.card);
  }
}

function checkSetAside({ options, deal }: ChapankaState, seat: Seat, card: FrenchCard): Violation | null {
  if (!holds(deal, seat, card)) return violation('CP2.4', 'card-not-held', 'That card is not in your hand.');
  if (card !== KINAL || options.kinalPot === 'off') return null;
  return violation('CP2.4', 'kinal-stays', 'The Kinal may not be set aside.');
}

function checkPlay(deal: Deal, seat: Seat, card: FrenchCard): Violation | null {
  if (!holds(deal, seat, card)) return violation('CP3.1', 'card-not-held', 'That card is not in your hand.');
  const led = suitLed(deal.trick);
  if (led === null || !renounces(deal, seat, card) || mayRenounce(deal, seat)) return null;
  if (deal.pancerola?.holder === seat) {
    const message = `You must follow ${SUIT_NAMES[led]}: in the last two tricks a Pancerola no longer frees you.`;
    return violation('CP7.2', 'must-follow', message);
  }
  return violation('CP3.1', 'must-follow', `You must follow ${SUIT_NAMES[led]}.`);
}

function holds(deal: Deal, seat: Seat, card: FrenchCard): boolean {
  return deal.hands[seat]?.includes(card) === true;
}
