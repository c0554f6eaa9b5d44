import type { Tagged } from './game.ts';
import { type Seat, seesWith, type Viewer } from './seat.ts';

/** What may be seen of each kind of event: all of it (`open`), or what is left of it for a viewer. */
export type EventViews<Event extends Tagged> = {
  readonly [Type in Event['type']]: 'open' | ((event: Extract<Event, { type: Type }>, viewer: Viewer) => Event);
};

/** What is left of an event for everybody but the seat that it names, which sees all of it. */
export function butForOwn<Event extends { readonly seat: Seat }, Left>(
  left: (event: Event) => Left,
): (event: Event, viewer: Viewer) => Event | Left {
  return (event, viewer) => (seesWith(viewer, event.seat) ? event : left(event));
}

/** What `viewer` may see of an event. */
export function viewOfEvent<Event extends Tagged>(views: EventViews<Event>, event: Event, viewer: Viewer): Event {
  const view = views[event.type as Event['type']];
  return view === 'open' ? event : view(event as Extract<Event, { type: Event['type'] }>, viewer);
}
