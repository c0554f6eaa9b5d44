import type { Law } from './law.ts';
import { demandSame } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';

const STEPS = 150;

/**
 * Hiding commutes with evolving. The hidden event applied to the hidden state gives exactly the output of `hide` afterwards:
 * `evolve(hide(s, v), hideEvent(e, v, s)) = hide(evolve(s, e), v)`.
 */
export const commuting: Law = {
  number: 2,
  name: 'commuting',
  says: 'Hiding and evolving commute: a browser that evolves hidden events gets exactly the view that `hide` returns.',
  examine({ game }, { setup, steps }, random) {
    for (const step of someSteps(steps, STEPS, random)) {
      for (const viewer of allViewers(setup.seats)) {
        let state = step.before;
        let view = game.hide(state, viewer);
        for (const event of step.events) {
          const followed = game.evolve(view, game.hideEvent(event, viewer, state));
          state = game.evolve(state, event);
          view = game.hide(state, viewer);
          const what = 'a viewer who follows the hidden events holds another state than hide would give';
          demandSame(what, view, followed, { step, event, viewer });
        }
      }
    }
  },
};
