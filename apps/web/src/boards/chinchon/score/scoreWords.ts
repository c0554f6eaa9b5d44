import { leadIn, type Standing } from '@chinwag/rules';
import { type ChinchonState, type DealRecord, isIn, playersIn, seatCount } from '@chinwag/rules/chinchon';
import { inPoints, written } from '../../../wording/numbers.ts';
import { does, type People, Someone, someone, verb } from '../../shared/people.ts';

/** The news of a deal: who closed it, and with what. */
export function headlineOf({ closer, points }: DealRecord, people: People): string {
  if (closer === null) return 'Nobody closed.';
  const won = points[closer] ?? 0;
  if (won < 0) return `${Someone(people, closer)} made a Chinchón: ${written(won)}.`;
  return `${Someone(people, closer)} closed with ${inPoints(won)}.`;
}

/** Who leads now, how many are still in, and what is in the pot. */
export function leadOf(standings: readonly Standing[], state: ChinchonState, people: People): string {
  const lead = leadIn(standings);
  if (lead === null) return '';
  const { first, second, ahead } = lead;
  const level = ahead === 0 && isIn(state, second.seat);
  const by = level ? `, level with ${someone(people, second.seat)}` : '';
  const leads = `${does(people, first.seat, verb('lead'))} with ${written(first.score)}${by}`;
  const pot = state.options.ante === 0 ? '' : `; ${state.pot} in the pot`;
  return `${leads}. ${playersIn(state)} of ${seatCount(state)} still in${pot}.`;
}
