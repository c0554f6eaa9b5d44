import type { Sign } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';

/** Returns a player's reaction (sign) as text for screen readers. */
export function signInWords(name: string, sign: Sign): Message {
  return message(`words.sign-spoken.${sign}`, { name });
}
