import type { Tagged } from './game.ts';
import { type Seat, seesWith, type Viewer } from './seat.ts';

/** For each kind of event, what a viewer may see: the whole event (`open`), or the result of a function for the viewer. */
export type EventViews<Event extends Tagged> = {
  readonly [Type in Event['type']]: 'open' | ((event: Extract<Event, { type: Type }>, viewer: Viewer) => Event);
};

/** Returns an event view that shows the whole event only to the seat named in it; everybody else sees the result of `left`. */
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
