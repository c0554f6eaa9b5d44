import type { Seat } from '@chinwag/rules';
import { type ChinasoMove, type ChinasoState, kindOf, PACK, placesFor, readSet } from '@chinwag/rules/chinaso';
import { isAnyoneDown } from './rivals.ts';
import { unseenCards } from './unseen.ts';

/** The maximum number of turns per player for which a Chinaso is still worth waiting for. */
const MOST_TURNS = 8;

/** The minimum number of unseen cards that complete the Chinaso for waiting to be worthwhile. */
const FEWEST_OUTS = 12;

/** One card of each kind. */
const EACH_KIND = [...new Map(PACK.map((card) => [kindOf(card), card])).values()];

/**
 * Returns whether to wait for a Chinaso (CS4.8) instead of going down. The bot waits only if no player is down and one more card is
 * enough.
 */
export function isWorthWaiting(view: ChinasoState, seat: Seat, { sets }: ChinasoMove<'goDown'>): boolean {
  const { hands, turns } = view.deal;
  const laid = sets.reduce((sum, set) => sum + set.cards.length, 0);
  if ((hands[seat]?.length ?? 0) - laid !== 1) return false;
  if (turns >= MOST_TURNS * hands.length || isAnyoneDown(view, seat)) return false;
  return outsOf(sets, unseenCards(view, seat)) >= FEWEST_OUTS;
}

/** Returns how many unseen cards could be laid off on these sets. */
function outsOf(sets: ChinasoMove<'goDown'>['sets'], unseen: readonly number[]): number {
  const table = [sets.map(readSet).filter((set) => set.kind !== 'none')];
  return EACH_KIND.filter((card) => placesFor(table, card).length > 0).reduce(
    (sum, card) => sum + (unseen[kindOf(card)] ?? 0),
    0,
  );
}
