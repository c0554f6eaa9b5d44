import type { GameState } from '../game.ts';
import type { Law } from './law.ts';
import { type BreachContext, demandSame, LawBroken } from './law-broken.ts';
import type { AnyLawSubject } from './subject.ts';

/** No card is lost or duplicated, and counters only change hands. */
export const conservation: Law = {
  number: 6,
  name: 'conservation',
  says: 'No card is lost or duplicated, and counters only change owners.',
  examine(subject, { steps, end }) {
    const { total } = subject.census(end);
    for (const step of steps) {
      const now = demandConserved(subject, step.after, { step });
      demandSame('the total number of cards changes', total, now, { step });
    }
  },
};

/**
 * Returns the total number of cards. Throws unless each card is in exactly one place of this state, and the counters add up to
 * zero.
 */
export function demandConserved(subject: AnyLawSubject, state: GameState, place: BreachContext): number {
  const { cards, outOfPlay, total } = subject.census(state);
  if (new Set(cards).size < cards.length) {
    const twice = cards.find((card, index) => cards.indexOf(card) !== index);
    throw new LawBroken(`${twice} is in two places`, place);
  }
  demandSame('cards are lost or duplicated', total, cards.length + outOfPlay, place);
  demandSame('counters are lost or created', 0, subject.counters?.(state) ?? 0, place);
  return total;
}
