import type { Said } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';

/** Returns a chat message for its reader: free text as it was written, a preset phrase in the reader's language. */
export function saidText({ text, preset }: Said): string | Message {
  return preset === undefined ? (text ?? '') : message(`chat.phrase.${preset}`);
}
