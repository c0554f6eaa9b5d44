import type { Thinker } from '../../bots/thinking.ts';
import { findGame, type Games } from '../../table/table.ts';

/** Returns a stub thinker that always plays the first legal move, according to what the seat may see. */
export function firstLawfulMove(games: Games): Thinker {
  return {
    choose: async ({ game, view, seat, among }) => {
      const [move] = among ?? findGame(games, game)?.legalMoves(view, seat) ?? [];
      if (move === undefined) throw new Error('nothing is asked of this seat');
      return { move, playouts: 0 };
    },
    close: async () => undefined,
  };
}
