import { type Game, type GameState, playGame, type Seat, type Tagged } from '@chinwag/rules';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.ts';

/** Chooses a move of a seat by what it may see. */
export type Choose<State, Move> = (view: State, seat: Seat) => Move;

/** Games of a bot, for its tests. */
export interface BotGames<Options, State, Move> {
  readonly bot: Choose<State, Move>;
  /** One who makes any lawful move, the same ones for the same seed. */
  readonly randomPlayer: (seed: number) => Choose<State, Move>;
  /** The end of the game of that number in which each seat chooses by what it sees. Throws at a move that breaks a rule. */
  readonly endOf: (options: Options, number: number, players: readonly Choose<State, Move>[]) => State;
  /** The end of the game of that number in which one seat is the bot's and random players have the others. */
  readonly endAmongRandom: (options: Options, number: number, seats: number) => { readonly end: State; readonly seat: Seat };
}

/** Who plays a game, and by which options. */
interface BotTable<Options> {
  readonly seats: number;
  readonly options: Options;
}

function gamesOf<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  player: Bot<State, Move>,
): BotGames<Options, State, Move> {
  const bot: Choose<State, Move> = (view, seat) => player.choose(view, seat);
  const randomPlayer = (seed: number): Choose<State, Move> => {
    const random = randomFrom(seed);
    return (view, seat) => pick(game.legalMoves(view, seat), random);
  };
  const endOf = (options: Options, number: number, players: readonly Choose<State, Move>[]): State => {
    const setup = { seats: players.length, owner: null, options, seed: randomSeed(randomFrom(number)) };
    return playGame(game, setup, (state) => {
      const [seat = 0] = game.actors(state);
      return { seat, move: (players[seat] ?? bot)(game.hide(state, seat), seat) };
    }).end;
  };
  const endAmongRandom = (options: Options, number: number, seats: number) => {
    const seat = number % seats;
    const players = Array.from({ length: seats }, (_, at) => (at === seat ? bot : randomPlayer(seats * number + at)));
    return { end: endOf(options, number, players), seat };
  };
  return { bot, randomPlayer, endOf, endAmongRandom };
}

/** Declares what every bot must do: play whole games at these tables by the rules, and the same move for the same view. */
export function describeBot<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  player: Bot<State, Move>,
  tables: readonly BotTable<Options>[],
): BotGames<Options, State, Move> {
  const games = gamesOf(game, player);
  const { bot, endOf } = games;
  describe(`the bot of ${game.id}`, () => {
    it.each(tables.map((table, number) => ({ ...table, number })))(
      'plays a whole game at $seats seats by the rules: $options',
      ({ seats, options, number }) => {
        expect(endOf(options, number, Array<typeof bot>(seats).fill(bot)).phase.name).toBe('over');
      },
    );

    it('makes the same move for the same view', () => {
      const twice: typeof bot = (view, seat) => {
        const move = bot(view, seat);
        expect(bot(JSON.parse(JSON.stringify(view)) as State, seat)).toEqual(move);
        return move;
      };
      for (const { seats, options } of tables.slice(0, 1)) endOf(options, 1, Array<typeof bot>(seats).fill(twice));
    });
  });
  return games;
}
