import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';
import { isYou, type People, person, persons } from '../people.ts';

/**
 * Returns who must act, as text for screen readers: `Tomek’s turn.` If the players must answer a question instead, returns
 * `question`.
 */
export function readTurn(pending: readonly Seat[], question: Message | null, people: People): Message {
  const [seat] = pending;
  if (seat === undefined) return message('board.nobody-to-act');
  if (question !== null && pending.some((asked) => isYou(people, asked))) return question;
  if (question !== null || pending.length > 1) return message('board.waiting-for', { who: persons(people, pending) });
  return turnOf(people, seat);
}

/** Returns whose turn it is: `Your turn.` */
export function turnOf(people: People, seat: Seat): Message {
  return message('board.turn', { who: person(people, seat) });
}
