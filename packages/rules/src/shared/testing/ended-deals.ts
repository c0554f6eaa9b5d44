import type { Game, GameState, Tagged } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { stepsOf, transitionsOf } from '../../kernel/play.ts';

/**
 * Plays two deals with the maximum number of players, who always make the first move in the list of legal moves. Returns the number
 * of dead cards and the state after each deal.
 */
export function endedDeals<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
): readonly { readonly dead: number | undefined; readonly state: State }[] {
  const setup = { seats: game.seats.max, owner: 0, options: defaultOptions(game.options), seed: '5eed'.repeat(16) };
  const steps = stepsOf(game, setup, (state) => {
    const [seat = 0] = game.actors(state);
    const [move] = game.legalMoves(state, seat);
    return move === undefined || state.records.length === 2 ? null : { seat, move };
  });
  const moments = [...steps].flatMap((step) => [...transitionsOf(game, step)]);
  return moments
    .filter(({ event }) => game.dealEnds.includes(event.type))
    .map(({ after }) => ({ dead: after.records.at(-1)?.dead, state: after }));
}
