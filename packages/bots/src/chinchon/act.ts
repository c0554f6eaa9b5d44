import type { Seat } from '@chinwag/rules';
import { bestArrangement, type ChinchonMove, type ChinchonState, heldBy, valueOf } from '@chinwag/rules/chinchon';
import type { Estimate } from '../shared/estimate.ts';
import { chooseClose } from './close.ts';
import { chooseDiscard } from './discard.ts';
import { isChinchonNear } from './near-chinchon.ts';

/**
 * Returns the move after drawing: close if that is wise; if not, lay off useless cards, lay melds down, or discard. A meld saves
 * the same points on the table as in the hand (CH7.1), so laying down early gains nothing by itself. But if nobody lays melds down,
 * every deal lasts until a Chinchón, and the game hardly ever ends.
 */
export function chooseAction(view: ChinchonState, seat: Seat, lawful: readonly ChinchonMove[], estimate: Estimate): ChinchonMove {
  const closes = lawful.filter((move) => move.type === 'close');
  const close = chooseClose(view, seat, closes);
  if (close !== null) return close;
  const added = chooseLayOff(view, seat, lawful.filter((move) => move.type === 'layOff'));
  if (added !== null) return added;
  const discards = lawful.filter((move) => move.type === 'discard');
  const [last] = closes;
  if (discards.length === 0 && last !== undefined) return last;
  const discard = chooseDiscard(view, seat, discards, estimate);
  const laid = lawful.find((move) => move.type === 'layDown');
  return laid === undefined || isChinchonNear(view, seat, discard.card) ? discard : laid;
}

/** Returns the highest card that can be laid off on the table and is useless in the hand, or null if there is none. */
function chooseLayOff(view: ChinchonState, seat: Seat, lawful: readonly ChinchonMove<'layOff'>[]): ChinchonMove<'layOff'> | null {
  const { deck } = view.options;
  const { left } = bestArrangement(heldBy(view.deal, seat), deck);
  const useless = lawful.filter(({ card }) => left.includes(card));
  return useless.toSorted((a, b) => valueOf(b.card, deck) - valueOf(a.card, deck))[0] ?? null;
}
