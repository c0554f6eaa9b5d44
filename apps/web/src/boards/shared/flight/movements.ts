import type { Tagged } from '@chinwag/rules';
import type { Flight } from './flight.ts';

/** What moves when each event of a game is shown; `still` where everything lies as it lay. */
export type Movements<Event extends Tagged, State> = {
  readonly [Type in Event['type']]:
    | 'still'
    | ((event: Extract<Event, { readonly type: Type }>, before: State) => readonly Flight[]);
};

/** What moves when an event is shown. `before` is the state it happened to. */
export function flightsIn<Event extends Tagged, State>(
  movements: Movements<Event, State>, event: Event, before: State,
): readonly Flight[] {
  const all: Readonly<Record<string, 'still' | ((event: Event, before: State) => readonly Flight[])>> = movements as never;
  const movement = all[event.type] ?? 'still';
  return movement === 'still' ? [] : movement(event, before);
}
