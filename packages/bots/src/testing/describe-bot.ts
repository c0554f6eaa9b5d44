import { type Game, type GameState, type HiddenState, playGame, type Seat, type Tagged } from '@chinwag/rules';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { describe, expect, it } from 'vitest';
import { type Bot, plainThought, type Players } from '../bot.ts';
import { STRENGTHS } from '../strengths.ts';

/** A choice function: returns the move that a seat makes from what it may see. */
export type Choose<State, Move> = (view: HiddenState<State>, seat: Seat) => Move;

/** Helpers that play a bot's games in tests. */
export interface BotGames<Options, State, Move> {
  readonly bot: Choose<State, Move>;
  /** Returns a player that makes random legal moves, always the same for the same seed. */
  readonly randomPlayer: (seed: number) => Choose<State, Move>;
  /** Returns the end of game `number`, in which each seat chooses by its view. Throws if a move breaks a rule. */
  readonly endOf: (options: Options, number: number, players: readonly Choose<State, Move>[]) => State;
  /** Returns the end of game `number`, with the bot's seat. The bot has one seat, and random players have the others. */
  readonly endAmongRandom: (options: Options, number: number, seats: number) => { readonly end: State; readonly seat: Seat };
}

/** The seats and options of a test game. */
interface BotTable<Options> {
  readonly seats: number;
  readonly options: Options;
}

function gamesOf<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  player: Bot<State, Move>,
): BotGames<Options, State, Move> {
  const bot = choosing(player);
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

/** Returns the player's choice function. Each decision has its own seed, which is the same in each run of the tests. */
function choosing<State extends GameState, Move extends Tagged>(player: Bot<State, Move>): Choose<State, Move> {
  let decisions = 0;
  return (view, seat) => player.choose({ ...plainThought(view, seat), seed: (decisions++).toString(16).padStart(64, '0') });
}

/**
 * Declares the tests that all bots of a game must pass. The bots play complete legal games at the given tables and always make the
 * same move for the same input. Bots other than the sensible one play at the first table only. Returns helpers for games of the
 * sensible bot.
 */
export function describeBot<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  players: Players<State, Move>,
  tables: readonly BotTable<Options>[],
): BotGames<Options, State, Move> {
  const games = gamesOf(game, players.sensible);
  const { bot, endOf } = games;
  describe(`the bot of ${game.id}`, () => {
    it.each(tables.map((table, number) => ({ ...table, number })))(
      'plays a whole game at $seats seats by the rules: $options',
      ({ seats, options, number }) => {
        expect(endOf(options, number, Array<typeof bot>(seats).fill(bot)).phase.name).toBe('over');
      },
    );

    const known = STRENGTHS.flatMap((strength) => (players[strength] === undefined ? [] : { strength, player: players[strength] }));
    it.each(known)('that is $strength plays a whole game by the rules, and the same move for the same input', ({ player }) => {
      const twice: typeof bot = (view, seat) => {
        const thought = plainThought(view, seat);
        const move = player.choose(thought);
        expect(player.choose(JSON.parse(JSON.stringify(thought)) as typeof thought)).toEqual(move);
        return move;
      };
      for (const { seats, options } of tables.slice(0, 1)) {
        expect(endOf(options, 1, Array<typeof bot>(seats).fill(twice)).phase.name).toBe('over');
      }
    });
  });
  return games;
}
