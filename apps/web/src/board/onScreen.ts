import type { Seat, Tagged } from '@chinwag/rules';
import type { LogEntry } from './logEntry.ts';
import type { LastAction } from './lastActions.ts';
import type { Flight } from './flight/flight.ts';
import type { Pause } from './pauses.ts';
import type { People } from './people.ts';
import type { Sentiment } from './sentiment.ts';

/** What one kind of event does on the screen. `before` is always the state it happened to. */
export interface EventOnScreen<Event, State> {
  /** What moves over the table; left out, everything lies as it lay. */
  readonly movement?: (event: Event, before: State) => readonly Flight[];
  /** By what kind of thing it is, how long the table rests after it; as after a card, if left out. */
  readonly pauseAfter?: Pause | ((event: Event, before: State) => Exclude<Pause, 'score sheet'>);
  /**
   * Whether it is good news for the player who sits at `seat`, by the rules: said of the first line of its log, unless a line says
   * it itself. That one has won is good news in every game.
   */
  readonly sentiment?: (event: Event, before: State, seat: Seat) => Sentiment;
  /** What is shown of it at a seat until the player who sits there acts again; `over` ends all of it. */
  readonly lastAction?: (event: Event, before: State) => LastAction | 'over' | null;
  /** What the log says of it, also aloud; nothing, if empty. */
  readonly log: (event: Event, before: State, people: People) => LogEntry | readonly LogEntry[];
}

/** What each kind of event of a game does on the screen: one entry per event, and no event without one. */
export type EventsOnScreen<Event extends Tagged, State> = {
  readonly [Type in Event['type']]: EventOnScreen<Extract<Event, { readonly type: Type }>, State>;
};

/** What an event does on the screen. */
export function entryOf<Event extends Tagged, State>(
  events: EventsOnScreen<Event, State>, { type }: Event,
): EventOnScreen<Event, State> {
  // that an event goes with the entry of its own kind, the compiler cannot see
  const all: Readonly<Record<string, EventOnScreen<Event, State>>> = events as never;
  const entry = all[type];
  if (entry === undefined) throw new Error(`nothing says what "${type}" does on the screen`);
  return entry;
}

/** What the log says of an event. */
export function logOf<Event extends Tagged, State>(
  events: EventsOnScreen<Event, State>, event: Event, before: State, people: People,
): readonly LogEntry[] {
  return [entryOf(events, event).log(event, before, people)].flat();
}

/** Whether an event is good news for the player who sits at `seat`. */
export function sentimentOf<Event extends Tagged, State>(
  events: EventsOnScreen<Event, State>, event: Event, before: State, seat: Seat,
): Sentiment {
  return entryOf(events, event).sentiment?.(event, before, seat) ?? 'plain';
}

/** By what kind of thing an event is the table rests after it. */
export function pauseOf<Event extends Tagged, State>(events: EventsOnScreen<Event, State>, event: Event, before: State): Pause {
  const { pauseAfter = 'card' } = entryOf(events, event);
  return typeof pauseAfter === 'function' ? pauseAfter(event, before) : pauseAfter;
}
