import { type ChapankaState, standings } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import { type People, persons } from '../../board/people.ts';

/** Returns who won a finished game and with how many counters. */
export function winners(state: ChapankaState, people: People): Message {
  const first = standings(state).filter(({ place }) => place === 1);
  return message('chapanka.wins', { who: persons(people, first.map(({ seat }) => seat)), count: first[0]?.score ?? 0 });
}
