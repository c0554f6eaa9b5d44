import { leadIn } from '@chinwag/rules';
import { DEMANDS, mostFilled, standings, type Tie, ties } from '@chinwag/rules/chinkway';
import { counted } from '../../../wording/words.ts';
import { someone, Someone, together } from '../../shared/people.ts';
import { sidesInOrder } from '../sides.ts';
import { pointsInWords } from '../words.ts';
import type { View } from '../view.ts';

/** The news of the deal just scored: who filled most of the Quest, and what it brought them. Empty before the first. */
export function newsOf(view: View): string {
  const record = view.state.records.at(-1);
  if (record === undefined) return '';
  const { demands, sides, points } = mostFilled(record);
  if (sides.length === 0) return 'Nobody filled a demand of the Quest.';
  const best = sidesInOrder(record, view)
    .filter((side) => sides.includes(side))
    .map((side) => record.sides[side] ?? []);
  const who = best.length === record.sides.length ? 'All three sides' : best.map((side) => together(view, side)).join(', and ');
  const what = demands === DEMANDS ? 'the whole Quest' : counted(demands, 'demand', 'demands');
  return `${who} filled ${what}: ${pointsInWords(points)}${best.flat().length > 1 ? ' each' : ''}.`;
}

/** Who leads now, and by how much. Empty before the first deal has been scored. */
export function leadOf(view: View): string {
  const lead = leadIn(standings(view.state));
  if (lead === null || view.state.records.length === 0 || view.state.phase.name === 'over') return '';
  const { first, second, ahead } = lead;
  const leads = `${Someone(view, first.seat)} ${first.seat === view.viewer ? 'lead' : 'leads'} with ${first.score}`;
  const other = someone(view, second.seat);
  return ahead === 0 ? `${leads}, level with ${other}.` : `${leads}, ${ahead} ahead of ${other}.`;
}

/** Why somebody stands before another with the same total, or beside them. */
export interface TieReason {
  readonly sentence: string;
  readonly rule: string;
}

/** The reasons for all places of those whose totals are equal. */
export function tieReasons(view: View): readonly TieReason[] {
  return ties(view.state).map((tie) => ({ sentence: tieInWords(tie, view), rule: tie.rule }));
}

function tieInWords(tie: Tie, view: View): string {
  switch (tie.rule) {
    case 'CW6.1': {
      const { before, after, deal } = tie;
      const scores = `${deal.points[before] ?? 0} to ${deal.points[after] ?? 0}`;
      return `${Someone(view, before)} before ${someone(view, after)}: more points in deal ${deal.number}, ${scores}.`;
    }
    case 'CW6.2':
      return `${together(view, tie.seats)} share ${PLACES[tie.place - 1] ?? 'this'} place: equal in every deal.`;
  }
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
