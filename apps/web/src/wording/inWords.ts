import type { Message } from '../language/message.ts';

/** One of several ways as the host chooses it: what it is called, and what it means. */
export interface InWords {
  readonly label: Message;
  readonly help: Message;
}
