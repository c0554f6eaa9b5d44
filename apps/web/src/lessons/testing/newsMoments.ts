import { findBot, plainThought } from '@chinwag/bots';
import { defaultOptions, findGame, type GameId, type GameState, type Seat, type Tagged } from '@chinwag/rules';
import { aboutAt, type FirstTime, type LessonView, saidAt, type SpokenOf } from '../../board/lesson.ts';
import type { ReadOut } from '../../board/screen.ts';
import { learnersTable } from './taught.ts';

/** An event, and the states before and after it. */
interface NewsEvent {
  readonly before: GameState;
  readonly event: Tagged;
  readonly after: GameState;
}

/** A moment of a bots' game at which a first-time hint may be due, as one of the bots sees it. */
export interface NewsMoment {
  /** The id of the hint. Null for any decision, at which the hint about a slower table may be shown. */
  readonly said: string | null;
  /** The types of legal moves, in alphabetical order: `discard+layOff`; `-` for none. */
  readonly asks: string;
  readonly seat: Seat;
  /** The number of events up to the moment. */
  readonly after: number;
  readonly about: readonly SpokenOf[];
  readonly says: ReadOut | null;
}

/** Identifies a bots' game to search. */
export interface LookedThrough {
  /** The number from which the game's seed is made. */
  readonly number: number;
  readonly seats: number;
  readonly firstTimes: readonly FirstTime[];
}

/* The number of moves after which a search abandons a game that never ends. */
const MOST_MOVES = 1500;

/**
 * Plays a bots' game and passes each moment to `look` until `look` returns true. Returns the events up to that moment. Throws if
 * there is no such game.
 */
export function lookThrough(id: GameId, through: LookedThrough, look: (moment: NewsMoment) => boolean): readonly NewsEvent[] {
  const [game, bot] = [findGame(id), findBot(id)];
  if (game === null || bot === null) throw new Error(`there is no ${id}`);
  const { seats, number, firstTimes } = through;
  const seed = number.toString(16).padStart(64, '0');
  const { state: started, events } = game.begin({ seats, owner: 0, options: defaultOptions<object>(game.options), seed });
  const players = learnersTable(seats);
  const happenings: NewsEvent[] = [];
  let state = started;
  const isFoundFor = (seat: Seat, isShown: boolean): boolean => {
    const view = game.hide(state, seat);
    const moves = isShown && game.actors(state).includes(seat) ? game.legalMoves(view, seat) : [];
    const asks = [...new Set(moves.map(({ type }) => type))].toSorted().join('+') || '-';
    const here: LessonView<GameState, Tagged> = { state: view, viewer: seat, players, seat, moves };
    const at = { asks, seat, after: happenings.length };
    if (moves.length > 0 && look({ ...at, said: null, about: [], says: null })) return true;
    return firstTimes.some(
      (first) => first.due(here) && look({ ...at, said: first.id, about: aboutAt(first, here), says: saidAt(first, here) }),
    );
  };
  const isFoundIn = (all: readonly Tagged[]): boolean =>
    all.some((event, k) => {
      const before = state;
      state = game.evolve(before, event);
      happenings.push({ before, event, after: state });
      // players have legal moves once all events have been shown
      return players.some(({ seat }) => isFoundFor(seat, k === all.length - 1));
    });
  if (isFoundIn(events)) return happenings;
  for (let made = 0; made < MOST_MOVES; made++) {
    const [seat] = game.actors(state);
    if (seat === undefined) break;
    if (isFoundIn(game.decide(state, seat, bot.choose(plainThought(game.hide(state, seat), seat))))) break;
  }
  return happenings;
}
