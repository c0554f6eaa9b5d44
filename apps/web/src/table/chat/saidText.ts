import type { Said } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';

/** What was said, for its reader: what somebody wrote as it was written, a usual phrase in the reader’s language. */
export function saidText({ text, preset }: Said): string | Message {
  return preset === undefined ? (text ?? '') : message(`chat.phrase.${preset}`);
}
