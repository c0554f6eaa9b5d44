import { plainThought } from '@chinwag/bots';
import { evolveAll } from '@chinwag/rules';
import { chapanka, type ChapankaOptions } from '@chinwag/rules/chapanka';
import { type Random, randomFrom, randomSeed } from '@chinwag/rules/laws';
import { chapankaBots } from '../../packages/bots/src/chapanka/index.ts';
import { dealAtFirstLead, FastDeal, PLAYERS } from '../../packages/bots/src/chapanka/strong/fast-deal.ts';
import { playOut, WEIGHTS } from '../../packages/bots/src/chapanka/strong/policy.ts';
import { leadOf } from '../../packages/bots/src/search/lead.ts';
import type { PolicyLearner } from './evolution.ts';
import { trickLearner } from './trick-learner.ts';

const OPTIONS: ChapankaOptions = { deals: 4, kinalPot: 'on', trickMemory: 'last' };
const DEALS = 2000;
/** What the pot may hold beside the antes of one deal, and how often that may have been doubled. */
const MORE_IN_POT = 40;
const DOUBLED = 3;

/** Learns to play a card in Chapanka, in deals in which sensible players have exchanged, with a pot of any size. */
export function chapankaLearner(seed: number): PolicyLearner {
  const random = randomFrom(seed);
  const deals = Array.from({ length: DEALS }, () => dealt(random));
  return trickLearner({
    weights: WEIGHTS, deals, scratch: new FastDeal(), players: PLAYERS, playOut, leadOf: ({ paid }, player) => leadOf(paid, player),
  });
}

function dealt(random: Random): FastDeal {
  const opened = chapanka.begin({ seats: PLAYERS, owner: null, options: OPTIONS, seed: randomSeed(random) });
  let state = evolveAll(chapanka, opened.state, opened.events);
  while (state.phase.name !== 'play') {
    const [seat = 0] = chapanka.actors(state);
    const move = chapankaBots.sensible.choose(plainThought(chapanka.hide(state, seat), seat));
    state = evolveAll(chapanka, state, chapanka.decide(state, seat, move));
  }
  const deal = dealAtFirstLead(state, []);
  deal.pot += random.below(MORE_IN_POT) * 2 ** random.below(DOUBLED);
  return deal;
}
