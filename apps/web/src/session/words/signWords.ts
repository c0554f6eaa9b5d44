import type { Sign } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';

/** Somebody's sign, for those who listen. */
export function signInWords(name: string, sign: Sign): Message {
  return message(`words.sign-spoken.${sign}`, { name });
}
