import type { GameState } from '@chinwag/rules';
import type { BigMoments, CountedCards, LargeMoments } from '../board/bigMoment.ts';

// A few lines each that load nothing: they come together, once a table is in use.
const MOMENTS = import.meta.glob<BigMoments<GameState>>('./*/bigMoments.ts', { eager: true, import: 'bigMoments' });
const CARDS = import.meta.glob<CountedCards<GameState>>('./*/countedCards.ts', { eager: true, import: 'countedCards' });

const NO_MOMENTS: BigMoments<GameState> = () => null;
const NO_CARDS: CountedCards<GameState> = () => [];

/** Returns the big moments of a game. A game that defines none has only the scoring of each deal. */
export function largeMomentsOf(game: string): LargeMoments<GameState> {
  return {
    bigMoments: MOMENTS[`./${game}/bigMoments.ts`] ?? NO_MOMENTS,
    countedCards: CARDS[`./${game}/countedCards.ts`] ?? NO_CARDS,
  };
}
