import { bots, plainThought } from '@chinwag/bots';
import { type EventsMessage, packEvent, type Snapshot } from '@chinwag/protocol';
import { hideEvents, type Position, type Seat } from '@chinwag/rules';
import { chinkway, type ChinkwayState } from '@chinwag/rules/chinkway';

const ME: Seat = 2;

/** Returns a Chinkway game as sent to seat 2 or to another viewer: the snapshot of its start, then its moves. */
export function travelling(length: 'full' | 'short' = 'short', viewer: Position = ME): {
  readonly snapshot: Snapshot;
  readonly messages: readonly EventsMessage[];
  readonly end: ChinkwayState;
} {
  const options = { length, finalDeal: 'none', finalDealRequest: 'when-partnered', trickMemory: 'last' } as const;
  const started = chinkway.begin({ seats: 5, owner: 0, options, seed: '5eed'.repeat(16) });
  let state = started.state;
  let seq = 0;
  const messages: EventsMessage[] = [];
  const hidden = chinkway.hide(state, viewer);
  const sight = viewer === 'spectator' ? 'public' : 'own-seat';
  const seat = viewer === 'spectator' ? null : viewer;
  const snapshot: Snapshot = { gameId: 'g1', game: 'chinkway', seq, seat, sight, clocks: [], state: hidden };
  const tell = (events: typeof started.events): void => {
    seq += events.length;
    const hidden = hideEvents(chinkway, events, viewer, state);
    messages.push([seq, [], ...hidden.map((event) => packEvent(event, chinkway.eventFields))]);
    for (const event of events) state = chinkway.evolve(state, event);
  };
  tell(started.events);
  for (let [seat] = chinkway.actors(state); seat !== undefined; [seat] = chinkway.actors(state)) {
    tell(chinkway.decide(state, seat, bots.chinkway.sensible.choose(plainThought(chinkway.hide(state, seat), seat))));
  }
  return { snapshot, messages, end: chinkway.hide(state, viewer) };
}
