import { evolveAll, hideEvents } from '@chinwag/rules';
import { chinkway, chinkwayGuessing, type ChinkwayEvent, type ChinkwayMemory, type ChinkwayState } from '@chinwag/rules/chinkway';
import { expect, it } from 'vitest';
import type { Thought } from '../../bot.ts';
import { chinkwayBots } from '../index.ts';

const SEED = 'ab'.repeat(32);
const STRONG = 1;

/** The thoughts of one seat in a whole short game in which sensible players have the other seats. */
function* thoughts(playouts: number): Generator<Thought<ChinkwayState, never, ChinkwayMemory>, ChinkwayState> {
  const options = { length: 'short', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'last' } as const;
  const opened = chinkway.begin({ seats: 5, owner: null, options, seed: SEED });
  let state = opened.state;
  let memory = chinkwayGuessing.nothing;
  const happen = (events: readonly ChinkwayEvent[]): void => {
    for (const event of hideEvents(chinkway, events, STRONG, state)) memory = chinkwayGuessing.remember(memory, event);
    state = evolveAll(chinkway, state, events);
  };
  happen(opened.events);
  while (chinkway.result(state) === null) {
    const [seat = 0] = chinkway.actors(state);
    const thought = { view: chinkway.hide(state, seat), seat, seed: SEED, memory: seat === STRONG ? memory : null, playouts };
    if (seat === STRONG) yield thought;
    happen(chinkway.decide(state, seat, chinkwayBots[seat === STRONG ? 'strong' : 'sensible'].choose(thought)));
  }
  return state;
}

it('a strong player plays lawfully, the same for the same thought, and otherwise than a sensible one at times', () => {
  let otherwise = 0;
  for (const thought of thoughts(90)) {
    const move = chinkwayBots.strong.choose(thought);
    expect(chinkway.check(thought.view, thought.seat, move)).toBeNull();
    const again = JSON.parse(JSON.stringify(thought)) as typeof thought;
    expect(chinkwayBots.strong.choose(again)).toEqual(move);
    if (JSON.stringify(move) !== JSON.stringify(chinkwayBots.sensible.choose(thought))) otherwise += 1;
  }
  expect(otherwise).toBeGreaterThan(3);
});

it('a strong player who remembers nothing, or may try nothing, plays sensibly', () => {
  for (const thought of thoughts(0)) {
    const sensible = chinkwayBots.sensible.choose(thought);
    expect(chinkwayBots.strong.choose(thought)).toEqual(sensible);
    expect(chinkwayBots.strong.choose({ ...thought, memory: null, playouts: 1200 })).toEqual(sensible);
  }
});
