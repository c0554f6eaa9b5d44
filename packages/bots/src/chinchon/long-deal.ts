import { type ChinchonState, playersIn } from '@chinwag/rules/chinchon';

/** A deal is long once everybody has had this many turns. */
const LONG = 8;

/** It is stuck, for all one can tell, once everybody has had this many. */
const STUCK = 15;

/** How many later draws are counted on in a deal that is not long, beyond the next one, */
const LATER_DRAWS = 2;

/** how many more at the start of a deal, one less with each turn, as most of the melds are still to be made, */
const EARLY_DRAWS = 4;

/** and how many more at most in a long one. */
const MORE_DRAWS = 8;

/**
 * How many draws beyond the next are counted on for melds. The longer nobody closes, the longer it may be until
 * somebody does: points held matter less, and melds to come more.
 */
export function laterDraws(view: ChinchonState): number {
  const rounds = roundsOf(view);
  return LATER_DRAWS + Math.max(0, EARLY_DRAWS - rounds) + Math.min(MORE_DRAWS, Math.max(0, rounds - LONG));
}

/**
 * Whether it is time to let a low card go: every other round of a deal that is stuck. If everybody keeps their low
 * cards and passes on the high ones, the same few go round for ever and nobody makes a meld.
 */
export function isTimeToLetGo(view: ChinchonState): boolean {
  const rounds = Math.floor(roundsOf(view));
  return rounds >= STUCK && rounds % 2 === 0;
}

/** How many turns everybody has had. */
function roundsOf(view: ChinchonState): number {
  return view.deal.turns / playersIn(view);
}
