import type { FrenchCard, Seat } from '@chinwag/rules';
import { type ChapankaState, renounces } from '@chinwag/rules/chapanka';
import { bestOf } from '../shared/best-of.ts';
import type { Estimate } from '../shared/estimate.ts';
import { duckValue } from './duck.ts';
import { unseenCards } from './unseen.ts';
import { chooseRenounce } from './pancerola.ts';
import { chooseStop, chooseSweep } from './sweep.ts';

/** Returns the best playable card, or null if no card is playable. */
export function choosePlay(
  view: ChapankaState,
  seat: Seat,
  cards: readonly FrenchCard[],
  estimate: Estimate,
): FrenchCard | null {
  const { deal } = view;
  const unseen = unseenCards(view, seat);
  const faithful = cards.filter((card) => !renounces(deal, seat, card));
  const willing = deal.pancerola?.broken === true ? cards : faithful;
  return (
    chooseSweep(view, seat, faithful, unseen) ??
    chooseRenounce(view, seat, cards) ??
    chooseStop(view, seat, faithful) ??
    bestOf(willing, (card) => estimate(duckValue(view, seat, card, unseen)))
  );
}
