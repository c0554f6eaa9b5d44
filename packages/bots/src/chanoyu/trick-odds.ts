import { nextSeat, type Play } from '@chinwag/rules';
import {
  type ChanoyuCard, type ChanoyuState, leadingPlay, numberOf, seatCount, suitOrNone, suitToFollow,
} from '@chinwag/rules/chanoyu';

/** The share of cases in which a player who could win a trick does win it. */
const WILLING = 0.85;

/**
 * Returns each seat's probability of winning a trick that has started with `plays`. If these probabilities add up to less than 1,
 * the rest is the probability that nobody wins.
 */
export function winningOdds(
  view: ChanoyuState,
  plays: readonly Play<ChanoyuCard>[],
  unseen: readonly ChanoyuCard[],
): readonly number[] {
  const seats = seatCount(view);
  const odds = Array.from({ length: seats }, () => 0);
  const best = leadingPlay(plays);
  if (best !== null) odds[best.seat] = 1;
  const led = suitToFollow(plays);
  if (led === null) return odds;
  const most = best === null ? 0 : (numberOf(best.card) ?? 0);
  const beating = unseen.filter((card) => suitOrNone(card) === led && (numberOf(card) ?? 0) > most).length;
  let seat = plays.at(-1)?.seat ?? 0;
  for (let toCome = seats - plays.length; toCome > 0; toCome--) {
    seat = nextSeat(seat, seats, 'anticlockwise');
    const held = (view.deal.hands[seat]?.length ?? 0) / Math.max(1, unseen.length);
    const beats = WILLING * (1 - (1 - Math.min(1, held)) ** beating);
    for (const [other, likely] of odds.entries()) odds[other] = likely * (1 - beats);
    odds[seat] = beats;
  }
  return odds;
}
