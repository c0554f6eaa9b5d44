import { FRENCH_PACK, type FrenchCard } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { newDeal } from './evolve.ts';
import { slobberhannes } from './index.ts';
import type { SlobberhannesState } from './state.ts';

/** Cards as tests write them: `QC 7S`. */
export function cards(text: string): readonly FrenchCard[] {
  return text.split(' ').map((code) => {
    const card = FRENCH_PACK.find((one) => one === code);
    if (card === undefined) throw new Error(`${code} is no card`);
    return card;
  });
}

/** The lead to the first of the tricks that are left, by the one at the left of dealer 3. `won` is who took each before. */
export function situation(
  hands: readonly string[],
  won: readonly number[] = [],
  change: Pick<Partial<SlobberhannesState>, 'records' | 'options'> = {},
): SlobberhannesState {
  const deal = { ...newDeal((change.records?.length ?? 0) + 1, 3, hands.map(cards)), winners: won };
  const seed = '51'.repeat(32);
  return { options: { target: 10 }, seed, shuffles: 2, records: [], deal, phase: { name: 'play', seat: 0 }, ...change };
}

/** The state after cards are played, each by whoever is in turn, and all that follows. */
export function after(state: SlobberhannesState, text: string): SlobberhannesState {
  return cards(text).reduce((now, card) => {
    const [seat = 0] = slobberhannes.actors(now);
    const attempt = slobberhannes.attempt(now, seat, { type: 'play', card });
    if (!attempt.ok) throw new Error(attempt.violation.message);
    return evolveAll(slobberhannes, now, attempt.events);
  }, state);
}
