import { leadIn, type Standing } from '@chinwag/rules';
import { type DealRecord, partyPaid } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../../language/message.ts';
import { type People, person, persons } from '../../../board/people.ts';
import { tellChapanka } from '../outcome.ts';

/** Returns the headline of a deal: who paid the party to whom, or the outcome of a Chapanka. Returns null if there was neither. */
export function headlineOf(record: DealRecord, people: People): Message | null {
  if (record.chapanka !== null) return tellChapanka(record.chapanka, 0, people).sentence;
  const party = partyPaid(record);
  if (party.payer === null) return null;
  const { payer, payee, amount } = party;
  return message('chapanka.paid.party', { from: person(people, payer), to: person(people, payee), amount });
}

/** Returns who leads now, by how much, and the counters in the pot, or null if nobody plays. */
export function leadOf(standings: readonly Standing[], pot: number, people: People): Message | null {
  const lead = leadIn(standings);
  if (lead === null) return null;
  const { first, second, ahead } = lead;
  if (ahead === 0) {
    const level = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
    return message('chapanka.score.level', { who: persons(people, level), score: first.score, pot });
  }
  const [leader, next] = [person(people, first.seat), person(people, second.seat)];
  return message('chapanka.score.leads', { first: leader, second: next, score: first.score, ahead, pot });
}
