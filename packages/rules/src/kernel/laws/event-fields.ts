import type { AnyGame, Tagged } from '../game.ts';
import type { Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';

const STEPS = 100;

/**
 * `eventFields` lists exactly the fields of each kind of event, so that messages need to contain only the values of these fields.
 */
export const eventFields: Law = {
  number: 9,
  name: 'event fields',
  says: 'The values of its fields are enough to send an event.',
  examine({ game }, { setup, steps }, random) {
    for (const step of someSteps(steps, STEPS, random)) {
      let state = step.before;
      for (const event of step.events) {
        demandTravels(game, event, { step, event });
        for (const viewer of allViewers(setup.seats)) {
          demandTravels(game, game.hideEvent(event, viewer, state), { step, event, viewer });
        }
        state = game.evolve(state, event);
      }
    }
  },
};

function demandTravels(game: AnyGame, event: Tagged, place: BreachContext): void {
  const fields = game.eventFields[event.type];
  demand(fields !== undefined, `eventFields does not list ${event.type}`, place);
  const sent: ReadonlyMap<string, unknown> = new Map(Object.entries(event));
  const received = Object.fromEntries([['type', event.type], ...fields.map((field) => [field, sent.get(field)])]);
  const what = 'an event changes when it is sent as the values of its eventFields';
  demandSame(what, event, received, place);
}
