import { type GameId, games } from '@chinwag/rules';
import type { GameScript } from './played-game.ts';

/** The scripts of every registered game, from `games/`, for browser tests and screenshots. */
export const PLAYED: readonly (GameScript & { readonly id: GameId })[] = await Promise.all(
  (Object.keys(games) as GameId[]).map(async (id) => {
    const { played }: { readonly played?: GameScript } = await import(`./games/${id}.ts`);
    if (played === undefined) throw new Error(`e2e/games/${id}.ts does not say how it is played`);
    return { id, ...played };
  }),
);
