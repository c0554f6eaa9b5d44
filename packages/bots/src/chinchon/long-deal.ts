import { type ChinchonState, playersIn } from '@chinwag/rules/chinchon';

/** The number of turns per player after which a deal is long. */
const LONG = 8;

/** The number of turns per player after which a deal is probably stuck. */
const STUCK = 15;

/** The number of draws beyond the next one that a bot counts on in a deal that is not long. */
const LATER_DRAWS = 2;

/** The extra draws at the start of a deal, when most melds are still to be made; one fewer with each turn. */
const EARLY_DRAWS = 4;

/** The maximum number of extra draws in a long deal. */
const MORE_DRAWS = 8;

/**
 * Returns how many draws after the next one the bot expects for completing melds. The longer nobody closes, the longer the deal may
 * last. Then points held matter less, and future melds matter more.
 */
export function laterDraws(view: ChinchonState): number {
  const rounds = roundsOf(view);
  return LATER_DRAWS + Math.max(0, EARLY_DRAWS - rounds) + Math.min(MORE_DRAWS, Math.max(0, rounds - LONG));
}

/**
 * Returns whether to give up a low card, which the bot does in every other round of a stuck deal. If everybody holds low cards and
 * discards high ones, the same few cards circulate and nobody makes a meld.
 */
export function isTimeToLetGo(view: ChinchonState): boolean {
  const rounds = Math.floor(roundsOf(view));
  return rounds >= STUCK && rounds % 2 === 0;
}

/** Returns the average number of turns per player. */
function roundsOf(view: ChinchonState): number {
  return view.deal.turns / playersIn(view);
}
