import { type Message, message, type Person } from '../../language/message.ts';

/** Said to all when another is the host. */
export function hostIsNow(who: Person): Message {
  return message('words.host-now', { who });
}
