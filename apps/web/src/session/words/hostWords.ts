import { type Message, message, type Person } from '../../language/message.ts';

/** Returns the announcement to everyone of a new host. */
export function hostIsNow(who: Person): Message {
  return message('words.host-now', { who });
}
