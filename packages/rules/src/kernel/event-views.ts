import type { Tagged } from './game.ts';
import { type Seat, seesWith, type Viewer } from './seat.ts';

/** The view of each kind of event: the whole event (`open`), or the result of a function for a viewer. */
export type EventViews<Event extends Tagged> = {
  readonly [Type in Event['type']]: 'open' | ((event: Extract<Event, { type: Type }>, viewer: Viewer) => Event);
};

/** Returns a view of an event in which only the seat named in it sees everything; everybody else sees `left`. */
export function butForOwn<Event extends { readonly seat: Seat }, Left>(
  left: (event: Event) => Left,
): (event: Event, viewer: Viewer) => Event | Left {
  return (event, viewer) => (seesWith(viewer, event.seat) ? event : left(event));
}

/** Returns what `viewer` may see of an event. */
export function viewOfEvent<Event extends Tagged>(views: EventViews<Event>, event: Event, viewer: Viewer): Event {
  const view = views[event.type as Event['type']];
  return view === 'open' ? event : view(event as Extract<Event, { type: Event['type'] }>, viewer);
}
