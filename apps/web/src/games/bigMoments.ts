import type { GameState } from '@chinwag/rules';
import type { BigMoments } from '../board/bigMoment.ts';

// A few lines each, that load nothing: they come together, once a table is in use.
const MOMENTS = import.meta.glob<BigMoments<GameState>>('./*/bigMoments.ts', { eager: true, import: 'bigMoments' });

const NONE: BigMoments<GameState> = () => null;

/** What is a big moment in a game; nothing is, in a game that says nothing of it. */
export function bigMomentsOf(game: string): BigMoments<GameState> {
  return MOMENTS[`./${game}/bigMoments.ts`] ?? NONE;
}
