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
import { type LikelyAsides, likelyAsides } from './asides.ts';
import { codeOf, dealAtFirstLead, FastDeal, PLAYERS } from './fast-deal.ts';
import { cardWorth, playOut } from './policy.ts';
import { ASIDE_WEIGHTS, CHAPANKA_WEIGHTS } from './weights.ts';

const POLICIES: readonly Float64Array[] = Array.from({ length: PLAYERS }, () => CHAPANKA_WEIGHTS);

/** The factor by which the opponent model is softer than the policy. */
const DOUBT = 2;

/**
 * The number of determinizations sampled for each world, within an overall limit. In most of them, the observed play is unlikely.
 */
const GUESSES_PER_WORLD = 3;
const MANY_GUESSES = 300;

const LIKELY = { worth: cardWorth, weights: CHAPANKA_WEIGHTS, doubt: DOUBT };

type ChapankaThought = Thought<ChapankaState, ChapankaMove, ChapankaMemory>;

/**
 * Returns the move of a sensible player, unless search finds a clearly better card. The search tries cards in likely worlds that
 * agree with everything the seat has seen. The search maximizes the lead over the other players' mean, in counters.
 */
export function chooseStrongly(thought: ChapankaThought): ChapankaMove {
  const trials = trialsOf(thought);
  return trials === null ? decide(thought, AMONG_EQUALS) : tryInWorlds(trials);
}

/** Returns the search parameters for a choice of cards. Returns null for any other decision, and for a seat without memory. */
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
      const tries = Math.max(count, Math.min(MANY_GUESSES, count * GUESSES_PER_WORLD));
      const guesses = Array.from({ length: tries }, () => {
        const guess = chapankaGuessing.determinize(view, seat, memory, draw);
        return weighed(likelyAsides(guess, seat, memory.plays, ASIDE_WEIGHTS, draw), memory.plays, seat);
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

/** Returns the deal of a determinization, and the likelihood of what the other players set aside and played in it. */
function weighed(guess: LikelyAsides, plays: readonly Play<FrenchCard>[], seat: Seat): WeighedWorld<FastDeal> {
  const world = dealAtFirstLead(guess.state, plays);
  let { likelihood } = guess;
  for (const play of plays) {
    const card = codeOf(play.card);
    if (!world.isPlayable(card)) return { world, likelihood: 0 };
    if (play.seat !== seat) likelihood *= likelihoodOf(world, card, LIKELY);
    world.playCard(card);
  }
  return { world, likelihood };
}
