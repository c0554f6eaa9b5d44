import { FRENCH_SUITS, isSeen, type Seat } from '@chinwag/rules';
import {
  chinkway, chinkwayGuessing, type ChinkwayMemory, type ChinkwayMove, type ChinkwayState, DEMANDS, type Trump,
} from '@chinwag/rules/chinkway';
import type { Thought } from '../../bot.ts';
import { at } from '../../search/bits.ts';
import { worldDraws } from '../../search/draws.ts';
import { type Trials, tryInWorlds } from '../../search/try-in-worlds.ts';
import { decide, SHARP } from '../decide.ts';
import { NO_TRUMP } from '../../search/trick-deal.ts';
import { codeOf, FastDeal, fastDeal, kindOfCard, PLAYERS } from './fast-deal.ts';
import { playOut } from './policy.ts';
import { CHINKWAY_WEIGHTS } from './weights.ts';

const POLICIES: readonly Float64Array[] = Array.from({ length: PLAYERS }, () => CHINKWAY_WEIGHTS);

/** A move that search tries by playing the deal out. */
type TriedMove = ChinkwayMove<'play' | 'extract' | 'trump'>;

type ChinkwayThought = Thought<ChinkwayState, ChinkwayMove, ChinkwayMemory>;

/**
 * Returns the move of a sensible player, unless search finds a clearly better card, trump or choice. The search tries moves in
 * worlds that agree with everything the seat has seen. The search maximizes the lead over the other players' mean, in points.
 */
export function chooseStrongly(thought: ChinkwayThought): ChinkwayMove {
  const trials = trialsOf(thought);
  return trials === null ? decide(thought, SHARP) : tryInWorlds(trials);
}

/**
 * Returns the search parameters for a choice of cards, trumps or Quest cards. Returns null for any other decision, and for a seat
 * without memory.
 */
export function trialsOf(thought: ChinkwayThought): Trials<TriedMove, FastDeal> | null {
  const { view, seat, memory, playouts, seed, among = chinkway.legalMoves(view, seat) } = thought;
  const usual = decide(thought, SHARP);
  if (memory === null || !isTried(usual)) return null;
  const draw = worldDraws(seed);
  const scratch = new FastDeal();
  return {
    moves: among.filter(isTried),
    usual,
    playouts,
    worlds: (count) => Array.from({ length: count }, () => {
      return fastDeal(afterQuest(chinkwayGuessing.determinize(view, seat, memory, draw)));
    }),
    worth: (move, world) => {
      scratch.copy(world);
      make(move, scratch);
      if (!scratch.isOver) playOut(scratch, POLICIES);
      return lead(scratch, view.deal.positions.indexOf(seat));
    },
  };
}

function isTried(move: ChinkwayMove): move is TriedMove {
  return move.type === 'play' || move.type === 'extract' || move.type === 'trump';
}

/** Returns the deal as it will be once trumps are named, if they have not been named yet (CW3.4, CW4.1). */
function afterQuest(state: ChinkwayState): ChinkwayState {
  const { deal, phase, questPack } = state;
  if (phase.name !== 'trump') return state;
  const leader: Seat = deal.positions[1] ?? 0;
  return { ...state, deal: { ...deal, quest: questPack.slice(0, DEMANDS).filter(isSeen) }, phase: { name: 'play', seat: leader } };
}

function make(move: TriedMove, deal: FastDeal): void {
  switch (move.type) {
    case 'play':
      return deal.playCard(codeOf(move.card));
    case 'extract':
      return deal.take(move.card === null ? -1 : kindOfCard(move.card));
    case 'trump':
      deal.trump = trumpCode(move.trump);
  }
}

function trumpCode(trump: Trump): number {
  return trump === 'NT' ? NO_TRUMP : FRENCH_SUITS.indexOf(trump);
}

/** Returns how far a player's points are above the mean of the other players' points. */
export function lead(deal: FastDeal, player: number): number {
  let others = 0;
  for (let other = 0; other < PLAYERS; other++) if (other !== player) others += deal.points(at(deal.sides, other));
  return deal.points(at(deal.sides, player)) - others / (PLAYERS - 1);
}
