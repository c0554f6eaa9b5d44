import type { Message } from '../../language/message.ts';

/** One of several ways as the host chooses it: what it is called, and what it means; null where that says it all. */
export interface InWords {
  readonly label: Message;
  readonly help: Message | null;
}
