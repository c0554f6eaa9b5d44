import { leadIn, type Standing } from '@chinwag/rules';
import { type ChinchonState, type DealRecord, isIn, playersIn, seatCount, type SeatOutcome } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../../language/message.ts';
import { type People, person, persons } from '../../../board/people.ts';

/** Returns the headline of a deal: its closer and the closer's points. */
export function headlineOf({ closer, points: scored }: DealRecord, people: People): Message {
  if (closer === null) return message('chinchon.nobody-closes');
  const points = scored[closer] ?? 0;
  return message(points < 0 ? 'chinchon.made-chinchon' : 'chinchon.closed-with', { who: person(people, closer), points });
}

/** Returns who leads now and how many players are still in, or null if nobody can lead. */
export function leadOf(standings: readonly Standing[], state: ChinchonState, people: People): Message | null {
  const lead = leadIn(standings);
  if (lead === null) return null;
  const { first, second, ahead } = lead;
  const level = ahead === 0 && isIn(state, second.seat);
  return message('chinchon.leads', {
    who: persons(people, level ? [first.seat, second.seat] : [first.seat]),
    total: first.score,
    players: playersIn(state),
    seats: seatCount(state),
  });
}

/**
 * Functions that return the message for each outcome of a deal, given a player's total after the deal and the knockout total. Each
 * returns null if there is nothing to say.
 */
export const SEAT_OUTCOMES: Readonly<Record<SeatOutcome['kind'], (total: number, target: number) => Message | null>> = {
  chinchon: () => message('chinchon.chinchon'),
  back: (total) => message('chinchon.lot-back', { total }),
  out: (_, target) => message('chinchon.lot-out', { target }),
  nothing: () => null,
};
