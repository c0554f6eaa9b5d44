import type { Message } from '../language/message.ts';

/** The status line: whose turn it is or what has just happened, and what the viewer must do. */
export interface Status {
  readonly headline: Message;
  /** The sentence after the headline, or null for none. */
  readonly sentence: Message | null;
  /** The rule behind the sentence, if the line names one. */
  readonly rule?: string | undefined;
  /** Whether the viewer must act. */
  readonly asksYou: boolean;
}

/** The text of a status line, without whether the viewer must act. */
export type StatusWords = Omit<Status, 'asksYou'>;
