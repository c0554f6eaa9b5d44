import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';
import { isYou, type People, person, persons } from '../people.ts';

/** Who is awaited, as it is read out: `Tomek’s turn.` `question` is what they are asked instead of taking a turn. */
export function readTurn(awaited: readonly Seat[], question: Message | null, people: People): Message {
  const [seat] = awaited;
  if (seat === undefined) return message('board.nobody-awaited');
  if (question !== null && awaited.some((asked) => isYou(people, asked))) return question;
  if (question !== null || awaited.length > 1) return message('board.waiting-for', { who: persons(people, awaited) });
  return turnOf(people, seat);
}

/** Whose turn it is: `Your turn.` */
export function turnOf(people: People, seat: Seat): Message {
  return message('board.turn', { who: person(people, seat) });
}
