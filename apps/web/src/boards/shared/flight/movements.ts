import type { Tagged } from '@chinwag/rules';
import { type ByEvent, saidOf } from '../byEvent.ts';
import type { Flight } from './flight.ts';

/** What moves when each event of a game is shown; `still` where everything lies as it lay. */
export type Movements<Event extends Tagged, State> = ByEvent<Event, State, 'still' | readonly Flight[]>;

/** What moves when an event is shown. `before` is the state it happened to. */
export function flightsIn<Event extends Tagged, State>(
  movements: Movements<Event, State>, event: Event, before: State,
): readonly Flight[] {
  const flights = saidOf(movements, event, before) ?? 'still';
  return flights === 'still' ? [] : flights;
}
