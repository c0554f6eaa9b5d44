import { violation } from '../../kernel/violation.ts';

/** Why moves are refused, but for what is told by the moment, the buying window, the contract and the sets. */
export const REFUSED = {
  notHeld: violation('CS4.9', 'card-not-held', 'That card is not in your hand.'),
  twice: violation('CS4.9', 'card-not-held', 'A card can be laid only once.'),
  alreadyDown: violation('CS3.2', 'already-down', 'You are down; no further set is laid in this hand.'),
  notDown: violation('CS4.3', 'not-down', 'You must go down before you lay cards on sets.'),
  misfit: violation('CS4.4', 'misfit', 'That card does not fit there.'),
  wrongSwap: violation('CS4.5', 'wrong-swap', 'No joker of that straight stands for this card.'),
  noPlace: violation('CS4.5', 'no-place-for-joker', 'The joker cannot be laid there.'),
  notInHand: violation('CS4.2', 'not-into-hand', 'You are down: the discard may not go into your hand.'),
  notOwnSet: violation('CS4.2', 'not-own-set', 'The discard may only be laid on one of your own sets.'),
  lastCard: violation('CS4.6', 'last-card', 'Your last card cannot be discarded: lay it, or hold it.'),
  moreThanOne: violation('CS4.6', 'more-than-one-card', 'Only a last card may be held: discard one.'),
  nothingLive: violation('CS5.1', 'nothing-live', 'There is no live discard to take.'),
  mustTake: violation('CS5.5', 'must-take', 'No card is left to draw, so you must take the discard.'),
  fitsNoOwnSet: violation('CS4.2', 'fits-no-own-set', 'You are down, and the discard fits none of your sets.'),
  noneFits: violation('CS4.4', 'none-fits', 'None of your cards fits a set on the table.'),
  fitsNowhere: violation('CS4.4', 'fits-nowhere', 'That card fits no set on the table.'),
  noSwap: violation('CS4.5', 'no-swap', 'No joker on the table stands for a card of yours and has another place.'),
};
