import type { AnyBot } from '@chinwag/bots';
import { type AnyGame, evolveAll, findGuessing, type GameState, SeatMemories, type Seat, type Tagged } from '@chinwag/rules';
import { pick, randomFrom, randomSeed } from '@chinwag/rules/laws';

/** A player in a match: a bot, or any strategy based on what that seat can see. */
export interface Contestant {
  readonly name: string;
  readonly bot: Pick<AnyBot, 'choose'>;
}

/** A player who makes random legal moves. */
export const RANDOM_PLAYER: Contestant = {
  name: 'random',
  bot: { choose: ({ among = [], seed }) => pick(among, randomFrom(Number.parseInt(seed.slice(0, 8), 16))) },
};

/** The outcome of a game for one candidate among other players. */
export interface MatchOutcome {
  /** The candidate's average lead per deal over the others, in the game's unit. */
  readonly lead: number;
  /** The candidate's share of the first place. */
  readonly win: number;
}

/** A game with the candidate in one seat, and a different player in each other seat. The same number gives the same deals. */
export interface Match {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
  readonly seat: Seat;
  readonly number: number;
  readonly candidate: Contestant;
  readonly others: Contestant;
  /** The maximum number of playouts per decision. */
  readonly playouts: number;
}

/** Plays a game to its end. Returns the outcome. */
export function playMatch({ game, options, seats, seat: mine, number, candidate, others, playouts }: Match): MatchOutcome {
  const memories = new SeatMemories(game, findGuessing(game.id), seats);
  const opened = game.begin({ seats, owner: null, options, seed: randomSeed(randomFrom(number)) });
  let [state, seq] = [opened.state, 0];
  const happen = (events: readonly Tagged[]): void => {
    memories.follow({ before: state, events, seq: (seq += events.length) });
    state = evolveAll(game, state, events);
  };
  happen(opened.events);
  for (let decision = 0; game.result(state) === null; decision++) {
    const [seat = 0] = game.actors(state);
    const { bot } = seat === mine ? candidate : others;
    const move = bot.choose({
      view: game.hide(state, seat),
      seat,
      among: game.legalMoves(state, seat),
      seed: randomSeed(randomFrom(number * 1_000_003 + decision * 8 + seat)),
      memory: memories.of(seat),
      playouts,
    });
    happen(game.decide(state, seat, move));
  }
  return outcomeOf(game, state, mine);
}

/**
 * Games in which the fewest points win. The result alone does not show that: the highest score may lose a Chanoyu, in which points
 * are good.
 */
const FEWEST_WIN: readonly string[] = ['chinaso', 'chinchon', 'slobberhannes'];

function outcomeOf(game: AnyGame, state: GameState, seat: Seat): MatchOutcome {
  const standings = game.standings(state);
  const scores = game.scores(state);
  const others = scores.filter((_, other) => other !== seat);
  const more = (scores[seat] ?? 0) - others.reduce((sum, score) => sum + score, 0) / others.length;
  const first = standings.filter(({ place }) => place === 1);
  const win = first.some((one) => one.seat === seat) ? 1 / first.length : 0;
  return { lead: (FEWEST_WIN.includes(game.id) ? -more : more) / Math.max(1, state.records.length), win };
}
