import { plainThought } from '@chinwag/bots';
import { evolveAll } from '@chinwag/rules';
import { chinkway, type ChinkwayOptions } from '@chinwag/rules/chinkway';
import { randomFrom, randomSeed } from '@chinwag/rules/laws';
import { chinkwayBots } from '../../packages/bots/src/chinkway/index.ts';
import { lead } from '../../packages/bots/src/chinkway/strong/choose.ts';
import { FastDeal, fastDeal, PLAYERS } from '../../packages/bots/src/chinkway/strong/fast-deal.ts';
import { playOut, WEIGHTS } from '../../packages/bots/src/chinkway/strong/policy.ts';
import type { PolicyLearner } from './evolution.ts';
import { trickLearner } from './trick-learner.ts';

const OPTIONS: ChinkwayOptions = { length: 'full', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'last' };
const DEALS = 3000;

/** Returns a learner of card play in Chinkway, in deals after a sensible player has discarded and named trumps. */
export function chinkwayLearner(seed: number): PolicyLearner {
  const random = randomFrom(seed);
  const deals = Array.from({ length: DEALS }, () => dealt(randomSeed(random)));
  return trickLearner({
    weights: WEIGHTS, deals, scratch: new FastDeal(), players: PLAYERS, playOut, leadOf: lead,
  });
}

function dealt(seed: string): FastDeal {
  const opened = chinkway.begin({ seats: PLAYERS, owner: null, options: OPTIONS, seed });
  let state = evolveAll(chinkway, opened.state, opened.events);
  while (state.phase.name !== 'play') {
    const [seat = 0] = chinkway.actors(state);
    const move = chinkwayBots.sensible.choose(plainThought(chinkway.hide(state, seat), seat));
    state = evolveAll(chinkway, state, chinkway.decide(state, seat, move));
  }
  return fastDeal(state);
}
