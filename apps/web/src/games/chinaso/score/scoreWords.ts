import { isSeen, leadIn, type Seat, type Standing } from '@chinwag/rules';
import { type CardPoints, type Deal, type DealRecord, handPoints, pointsOf, wasDoubled } from '@chinwag/rules/chinaso';
import { type Filling, type Message, message } from '../../../language/message.ts';
import { type People, person } from '../../../board/people.ts';
import { sorts } from '../order.ts';

/** Returns who leads now and by how much, or null if nobody leads. */
export function leadOf(standings: readonly Standing[], people: People): Message | null {
  const lead = leadIn(standings);
  if (lead === null) return null;
  const { first, second, ahead } = lead;
  const [who, other] = [person(people, first.seat), person(people, second.seat)];
  return message('chinaso.leads', { who, points: first.score, ahead, second: other });
}

/**
 * Returns how a player's points of the last hand add up: `7 + 10 + 15 + 25 = 57, doubled: 114`. Returns null for a player without
 * cards.
 */
export function sumOf({ hands }: Deal, seat: Seat, cardPoints: CardPoints, record: DealRecord): Filling | null {
  const left = (hands[seat] ?? []).filter(isSeen).toSorted(sorts.rank);
  const counts = left.map((card) => pointsOf(card, cardPoints));
  if (counts.length === 0) return null;
  const sum = handPoints(left, cardPoints);
  const added = counts.length === 1 ? String(sum) : `${counts.join(' + ')} = ${sum}`;
  return wasDoubled(record) ? message('chinaso.sum-doubled', { sum: added, points: record.points[seat] ?? 0 }) : added;
}
