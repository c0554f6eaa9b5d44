import { type Bot, plainThought } from '@chinwag/bots';
import { type Game, type GameState, hideEvents, type Setup, type Tagged, type Viewer } from '@chinwag/rules';
import type { SeatView } from '../session/tableView.ts';

/** An event in a game of the stories, with the states before and after it. */
export interface PlayedEvent<State, Event> {
  readonly before: State;
  readonly event: Event;
  readonly after: State;
}

/** The props of a story about a moment of a game. */
export interface MomentProps<State, Event> {
  /** Returns whether the moment has been reached. */
  readonly reached: (happening: PlayedEvent<State, Event>) => boolean;
  readonly viewer?: Viewer;
  readonly seats?: readonly SeatView[];
  readonly opens?: 'score-sheet';
}

/** Plays a whole game with bots by the rules. Each bot uses only what its seat may see. Returns the events, the same every time. */
export function playedGame<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Pick<Game<Options, State, Move, Event>, 'begin' | 'evolve' | 'actors' | 'decide' | 'hide'>,
  bot: Pick<Bot<State, Move>, 'choose'>,
  setup: Setup<Options>,
): readonly PlayedEvent<State, Event>[] {
  const started = game.begin(setup);
  const happenings: PlayedEvent<State, Event>[] = [];
  let state = started.state;
  const tell = (events: readonly Event[]) => {
    for (const event of events) {
      const after = game.evolve(state, event);
      happenings.push({ before: state, event, after });
      state = after;
    }
  };
  tell(started.events);
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    tell(game.decide(state, seat, bot.choose(plainThought(game.hide(state, seat), seat))));
  }
  return happenings;
}

/** Returns the events of a game up to and including the first one for which `reached` returns true. Throws if there is none. */
export function upTo<State, Event>(
  happenings: readonly PlayedEvent<State, Event>[],
  reached: (happening: PlayedEvent<State, Event>) => boolean,
): readonly PlayedEvent<State, Event>[] {
  const at = happenings.findIndex(reached);
  if (at < 0) throw new Error('this game has no such moment');
  return happenings.slice(0, at + 1);
}

/* The number of games that are searched for a moment. */
const GAMES = 400;

/**
 * Searches the bots' games in order, starting with number `from`, for a moment that satisfies `reached`. Returns the events of the
 * first such game up to that moment, the same every time. Throws if no game reaches it.
 */
export function momentOf<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Parameters<typeof playedGame<Options, State, Move, Event>>[0],
  bot: Pick<Bot<State, Move>, 'choose'>,
  setup: Omit<Setup<Options>, 'owner' | 'seed'>,
  reached: (happening: PlayedEvent<State, Event>) => boolean,
  from = 0,
): readonly PlayedEvent<State, Event>[] {
  for (let number = from; number < from + GAMES; number++) {
    const happenings = playedGame(game, bot, { ...setup, owner: 0, seed: number.toString(16).padStart(64, '0') });
    if (happenings.some(reached)) return upTo(happenings, reached);
  }
  throw new Error('no game has such a moment');
}

/** Returns these events as visible to `viewer`. */
export function seenBy<State extends GameState, Event extends Tagged>(
  game: Pick<Game<never, State, never, Event>, 'evolve' | 'hide' | 'hideEvent'>,
  happenings: readonly PlayedEvent<State, Event>[],
  viewer: Viewer,
): readonly PlayedEvent<State, Event>[] {
  return happenings.map(({ before, event, after }) => ({
    before: game.hide(before, viewer),
    event: hideEvents(game, [event], viewer, before)[0] ?? event,
    after: game.hide(after, viewer),
  }));
}
