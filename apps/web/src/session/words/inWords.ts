import type { Message } from '../../language/message.ts';

/** One value of a setting as the host chooses it: its label, and what it means; null if the label needs no explanation. */
export interface InWords {
  readonly label: Message;
  readonly help: Message | null;
}
