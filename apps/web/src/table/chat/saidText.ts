import type { Said } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';

/** Returns the text of a chat message: free text as written, or a preset phrase as a message in the reader's language. */
export function saidText({ text, preset }: Said): string | Message {
  return preset === undefined ? (text ?? '') : message(`chat.phrase.${preset}`);
}
