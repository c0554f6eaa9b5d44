import type { AnyGame, GameState, Tagged } from '../game.ts';
import type { Decision } from '../play.ts';
import { throughJson } from './json.ts';
import type { Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';

/** The number of a game's states to compare; the law compares all its events. */
const STATES = 150;

/** The same seed and moves give the same events and states, all of them plain JSON. */
export const replay: Law = {
  number: 1,
  name: 'replay',
  says: 'The same seed and moves give the same events and states, and both survive JSON.',
  examine({ game }, { setup, steps }, random) {
    const looked = new Set(someSteps(steps, STATES, random));
    const again = game.begin(setup);
    let state = again.state;
    for (const step of steps) {
      const place = { step };
      const events = step.by === null ? again.events : eventsAgain(game, state, step.by, place);
      demandSame('the same move gives different events when replayed', step.events, events, place);
      for (const event of events) state = game.evolve(state, throughJson(event) as Tagged);
      if (!looked.has(step)) continue;
      demandSame('the same events give a different state when replayed', step.after, state, place);
      demandSame('the events are not plain JSON', throughJson(step.events), step.events, place);
      const sent = throughJson(step.after);
      demandSame('the state is not plain JSON', sent, step.after, place);
      state = sent as GameState;
    }
  },
};

/** Returns the events of a move that was sent as text, decided twice. */
function eventsAgain(
  game: AnyGame,
  state: GameState,
  { seat, move }: Decision<Tagged>,
  place: BreachContext,
): readonly Tagged[] {
  const sent = game.move.safeParse(throughJson(move));
  demand(sent.success, 'a listed move cannot be parsed after it is sent', place);
  demandSame('a move changes when it is sent', move, sent.data, place);
  const events = game.decide(state, seat, sent.data);
  demandSame('deciding on a move twice gives different events', events, game.decide(state, seat, sent.data), place);
  return events;
}
