import { leadIn, type Standing } from '@chinwag/rules';
import { type DealRecord, partyPaid } from '@chinwag/rules/chapanka';
import { does, type People, Someone, someone, verb } from '../../shared/people.ts';
import { written } from '../../../wording/numbers.ts';

/** The news of a deal: who paid the party to whom, or what became of a Chapanka. */
export function headlineOf(record: DealRecord, people: People): string {
  const { chapanka } = record;
  if (chapanka !== null) {
    const what = chapanka.outcome === 'made' ? 'made a Chapanka' : 'lost a Chapanka';
    return `${Someone(people, chapanka.seat)} ${what}.`;
  }
  const party = partyPaid(record);
  if (party.payer === null) return '';
  return `${does(people, party.payer, verb('pay'))} ${someone(people, party.payee)} ${party.amount}, the party.`;
}

/** Who leads now, by how much, and what is in the pot. */
export function leadOf(standings: readonly Standing[], pot: number, people: People): string {
  const lead = leadIn(standings);
  if (lead === null) return '';
  const { first, second, ahead } = lead;
  const leads = `${does(people, first.seat, verb('lead'))} with ${written(first.score)}`;
  const by = ahead === 0 ? 'level with' : `${ahead} ahead of`;
  return `${leads}, ${by} ${someone(people, second.seat)}; ${pot} in the pot.`;
}
