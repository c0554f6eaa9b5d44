import type { Seat } from '@chinwag/rules';
import { type ChinchonState, fewestAfterDiscard, heldBy, playersIn, type SpanishCard } from '@chinwag/rules/chinchon';
import { unseenCards } from './unseen.ts';

/** The minimum probability of a Chinchón with the next draw for which the bot waits. */
const NEAR = 0.1;

/** The maximum number of turns per player for which the bot still waits for a Chinchón. */
const EARLY = 2;

/** Returns whether it is better to discard `card` and wait for a Chinchón than to close or lay melds down now. */
export function isChinchonNear(view: ChinchonState, seat: Seat, card: SpanishCard | null): boolean {
  const { deal, options } = view;
  if (deal.turns >= EARLY * playersIn(view) || deal.untouched[seat] === false) return false;
  const left = heldBy(deal, seat).filter((held) => held !== card);
  const unseen = unseenCards(view, seat);
  const makes = (drawn: SpanishCard): boolean => fewestAfterDiscard([...left, drawn], options.deck) === 0;
  return unseen.filter(makes).length >= NEAR * unseen.length;
}
