import type { Message } from '../../language/message.ts';

/** One value of a setting as the host chooses it: its label and its explanation, or null if the label needs none. */
export interface InWords {
  readonly label: Message;
  readonly help: Message | null;
}
