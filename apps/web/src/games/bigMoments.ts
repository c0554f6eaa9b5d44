import type { GameState } from '@chinwag/rules';
import type { BigMoments, CountedCards, LargeMoments } from '../board/bigMoment.ts';

// These files have a few lines each and load nothing. They load together, once a table is in use.
const MOMENTS = import.meta.glob<BigMoments<GameState>>('./*/bigMoments.ts', { eager: true, import: 'bigMoments' });
const CARDS = import.meta.glob<CountedCards<GameState>>('./*/countedCards.ts', { eager: true, import: 'countedCards' });

const NO_MOMENTS: BigMoments<GameState> = () => null;
const NO_CARDS: CountedCards<GameState> = () => [];

/**
 * Returns a game's big moments and counted cards. A game without a definition has no big moments or counted cards; the table still
 * shows each deal's score.
 */
export function largeMomentsOf(game: string): LargeMoments<GameState> {
  return {
    bigMoments: MOMENTS[`./${game}/bigMoments.ts`] ?? NO_MOMENTS,
    countedCards: CARDS[`./${game}/countedCards.ts`] ?? NO_CARDS,
  };
}
