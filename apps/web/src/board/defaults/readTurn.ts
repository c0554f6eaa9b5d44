import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';
import { isYou, type People, person, persons } from '../people.ts';

/** Who is pending, as it is read out: `Tomek’s turn.` `question` is what they are asked instead of taking a turn. */
export function readTurn(pending: readonly Seat[], question: Message | null, people: People): Message {
  const [seat] = pending;
  if (seat === undefined) return message('board.nobody-to-act');
  if (question !== null && pending.some((asked) => isYou(people, asked))) return question;
  if (question !== null || pending.length > 1) return message('board.waiting-for', { who: persons(people, pending) });
  return turnOf(people, seat);
}

/** Whose turn it is: `Your turn.` */
export function turnOf(people: People, seat: Seat): Message {
  return message('board.turn', { who: person(people, seat) });
}
