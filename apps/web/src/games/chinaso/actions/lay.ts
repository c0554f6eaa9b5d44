import { type ChinasoCard, chinaso, holdsLastCard, whyNotLay } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../../language/message.ts';
import type { Action } from '../../../board/actions/action.ts';
import { type LayingControls, placeCount, type Way, wayInWords } from '../laying.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** Returns the action that lays the chosen card on the table, disabled with the reason if it fits nowhere. */
export function lay({ view, seat, choosing }: OwnActionProps): Action {
  const { deal, phase } = view.state;
  const [card] = choosing.chosen;
  const [way] = choosing.laying.ways;
  if (phase.name !== 'play' || phase.seat !== seat) {
    return notNow(card, message('board.not-your-turn-yet'), chinaso.whyNone(view.state, seat, 'layOff'));
  }
  if (card === undefined) return notNow(card, message('board.choose-card'), message('chinaso.first-choose'));
  if (way === undefined) return notNow(card, message('chinaso.fits-nowhere'), whyNotLay(view.state, seat, card));
  return laying(view, choosing.laying, way, holdsLastCard(deal, seat) ? 'win' : 'other');
}

function notNow(card: ChinasoCard | undefined, detail: Message, off: NonNullable<Action['off']> | null): Action {
  const words = card === undefined ? message('chinaso.lay-none') : message('chinaso.lay', { card });
  return { name: 'lay', words, detail, off };
}

/**
 * Returns the action that lays a card in its only place. With several places, the player must press a highlighted place. `as` says
 * whether the card is the taken discard (`take`), wins the hand (`win`), or neither (`other`).
 */
export function laying(
  view: View, { ways, swapping, onLay, onSwap }: LayingControls, way: Way, as: 'take' | 'win' | 'other',
): Action {
  const { use, card } = way;
  const places = placeCount(ways);
  const verb = as === 'take' ? 'chinaso.take' : use.type === 'swapJoker' && places === 1 ? 'chinaso.swap' : 'chinaso.lay';
  const made = { name: 'lay', words: message(verb, { card }) };
  if (swapping !== null || places > 1) {
    const detail = message(swapping === null ? 'chinaso.choose-place' : 'chinaso.choose-place-of-joker');
    return { ...made, detail, off: message('chinaso.touch-dashed') };
  }
  const onwards = ways.length > 1 ? 'place' : as === 'win' ? 'win' : 'other';
  const act = () => (use.type === 'swapJoker' ? onSwap(use.straight) : onLay(way));
  return { ...made, detail: wayInWords(view, view.state.deal.table, way, onwards), act };
}
