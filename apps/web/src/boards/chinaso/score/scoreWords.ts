import { isSeen, leadIn, type Seat, type Standing } from '@chinwag/rules';
import { type CardPoints, type Deal, type DealRecord, handPoints, pointsOf, wasDoubled } from '@chinwag/rules/chinaso';
import { inPoints } from '../../../wording/numbers.ts';
import { does, type People, someone, verb } from '../../shared/people.ts';
import { endingInWords } from '../endings.ts';
import { sorts } from '../order.ts';

/** The news of a hand: who won it. */
export function headlineOf(record: DealRecord, people: People): string {
  return endingInWords(record, people).headline as string;
}

/** Who leads now, and by how much. */
export function leadOf(standings: readonly Standing[], people: People): string {
  const lead = leadIn(standings);
  if (lead === null) return '';
  const { first, second, ahead } = lead;
  const leads = `${does(people, first.seat, verb('lead'))} with ${inPoints(first.score)}`;
  const other = someone(people, second.seat);
  return ahead === 0 ? `${leads}, level with ${other}.` : `${leads}, ${ahead} fewer than ${other}.`;
}

/** How somebody’s points of the last hand came about: `7 + 10 + 15 + 25 = 57, doubled: 114`; empty for no card. */
export function sumOf({ hands }: Deal, seat: Seat, cardPoints: CardPoints, record: DealRecord): string {
  const left = (hands[seat] ?? []).filter(isSeen).toSorted(sorts.rank);
  const counts = left.map((card) => pointsOf(card, cardPoints));
  if (counts.length === 0) return '';
  const sum = handPoints(left, cardPoints);
  const added = counts.length === 1 ? String(sum) : `${counts.join(' + ')} = ${sum}`;
  return wasDoubled(record) ? `${added}, doubled: ${record.points[seat] ?? 0}` : added;
}
