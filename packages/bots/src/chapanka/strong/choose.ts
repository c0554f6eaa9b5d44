import { type FrenchCard, type Play, type Seat } from '@chinwag/rules';
import {
  chapanka, chapankaGuessing, type ChapankaMemory, type ChapankaMove, type ChapankaState, orderOfPlay,
} from '@chinwag/rules/chapanka';
import type { Thought } from '../../bot.ts';
import { worldDraws } from '../../search/draws.ts';
import { leadOf } from '../../search/lead.ts';
import { type WeighedWorld, likelyWorlds } from '../../search/likely-worlds.ts';
import { likelihoodOf } from '../../search/trick-deal.ts';
import { type Trials, tryInWorlds } from '../../search/try-in-worlds.ts';
import { AMONG_EQUALS } from '../../shared/estimate.ts';
import { decide } from '../decide.ts';
import { codeOf, dealAtFirstLead, FastDeal, PLAYERS } from './fast-deal.ts';
import { cardWorth, playOut } from './policy.ts';
import { CHAPANKA_WEIGHTS } from './weights.ts';

const POLICIES: readonly Float64Array[] = Array.from({ length: PLAYERS }, () => CHAPANKA_WEIGHTS);

/** How much less sure what others play is than the policy is of it. */
const DOUBT = 1;

const LIKELY = { worth: cardWorth, weights: CHAPANKA_WEIGHTS, doubt: DOUBT };

type ChapankaThought = Thought<ChapankaState, ChapankaMove, ChapankaMemory>;

/**
 * What a sensible player would do, unless in deals that agree with all that the seat has seen, and make what the others played
 * likely, another card leads to clearly more: counters of one's own above what the others get.
 */
export function chooseStrongly(thought: ChapankaThought): ChapankaMove {
  const trials = trialsOf(thought);
  return trials === null ? decide(thought, AMONG_EQUALS) : tryInWorlds(trials);
}

/** How a card is tried; null for other moves, and for one who remembers nothing. */
export function trialsOf(thought: ChapankaThought): Trials<ChapankaMove<'play'>, FastDeal> | null {
  const { view, seat, memory, playouts, seed, among = chapanka.legalMoves(view, seat) } = thought;
  const usual = decide(thought, AMONG_EQUALS);
  if (memory === null || usual.type !== 'play') return null;
  const draw = worldDraws(seed);
  const scratch = new FastDeal();
  const player = orderOfPlay(view.deal.dealer).indexOf(seat);
  return {
    moves: among.filter((move) => move.type === 'play'),
    usual,
    playouts,
    worlds: (count) => {
      const guesses = Array.from({ length: count }, () => {
        return guessed(chapankaGuessing.determinize(view, seat, memory, draw), memory.plays, seat);
      });
      return likelyWorlds(guesses, count, draw);
    },
    worth: ({ card }, world) => {
      scratch.copy(world);
      scratch.playCard(codeOf(card));
      playOut(scratch, POLICIES);
      return leadOf(scratch.paid, player);
    },
  };
}

/** The deal as it stands in a guess, and how likely it is that the others play in it as they did. */
function guessed(guess: ChapankaState, plays: readonly Play<FrenchCard>[], seat: Seat): WeighedWorld<FastDeal> {
  const world = dealAtFirstLead(guess, plays);
  let likelihood = 1;
  for (const play of plays) {
    const card = codeOf(play.card);
    if (play.seat !== seat) likelihood *= likelihoodOf(world, card, LIKELY);
    world.playCard(card);
  }
  return { world, likelihood };
}
