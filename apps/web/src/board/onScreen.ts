import type { Seat, Tagged } from '@chinwag/rules';
import type { LogEntry } from './logEntry.ts';
import type { LastAction } from './lastActions.ts';
import type { Flight } from './flight/flight.ts';
import type { Pause } from './pauses.ts';
import type { People } from './people.ts';
import type { Sentiment } from './sentiment.ts';

/** The on-screen effects of one kind of event. `before` is always the state before the event. */
export interface EventOnScreen<Event, State> {
  /** Returns the flights of cards and counters on the table; if omitted, nothing moves. */
  readonly movement?: (event: Event, before: State) => readonly Flight[];
  /** The kind of pause after the event, or a function that returns it; `card` if omitted. */
  readonly pauseAfter?: Pause | ((event: Event, before: State) => Exclude<Pause, 'score sheet'>);
  /**
   * Returns whether the event is good or bad news for the player at `seat`, by the rules. The result applies to the first log line,
   * unless a line has a sentiment of its own. Having won is good news in every game.
   */
  readonly sentiment?: (event: Event, before: State, seat: Seat) => Sentiment;
  /** Returns the action that a seat shows until its player acts again; `over` clears all seats. */
  readonly lastAction?: (event: Event, before: State) => LastAction | 'over' | null;
  /** Returns the event's log lines, which are also announced. */
  readonly log: (event: Event, before: State, people: People) => LogEntry | readonly LogEntry[];
}

/** The on-screen effects of a game's events, with exactly one entry for each kind of event. */
export type EventsOnScreen<Event extends Tagged, State> = {
  readonly [Type in Event['type']]: EventOnScreen<Extract<Event, { readonly type: Type }>, State>;
};

/** Returns the entry with an event's on-screen effects. Throws if there is none. */
export function entryOf<Event extends Tagged, State>(
  events: EventsOnScreen<Event, State>, { type }: Event,
): EventOnScreen<Event, State> {
  // the compiler cannot see that an event matches the entry of its own kind
  const all: Readonly<Record<string, EventOnScreen<Event, State>>> = events as never;
  const entry = all[type];
  if (entry === undefined) throw new Error(`nothing says what "${type}" does on the screen`);
  return entry;
}

/** Returns the log lines of an event. */
export function logOf<Event extends Tagged, State>(
  events: EventsOnScreen<Event, State>, event: Event, before: State, people: People,
): readonly LogEntry[] {
  return [entryOf(events, event).log(event, before, people)].flat();
}

/** Returns whether an event is good or bad news for the player at `seat`; `plain` if neither. */
export function sentimentOf<Event extends Tagged, State>(
  events: EventsOnScreen<Event, State>, event: Event, before: State, seat: Seat,
): Sentiment {
  return entryOf(events, event).sentiment?.(event, before, seat) ?? 'plain';
}

/** Returns the kind of pause after an event. */
export function pauseOf<Event extends Tagged, State>(events: EventsOnScreen<Event, State>, event: Event, before: State): Pause {
  const { pauseAfter = 'card' } = entryOf(events, event);
  return typeof pauseAfter === 'function' ? pauseAfter(event, before) : pauseAfter;
}
