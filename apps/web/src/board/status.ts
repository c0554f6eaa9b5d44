import type { Message } from '../language/message.ts';

/** The status line: whose turn it is or what has just happened, and what is asked. */
export interface Status {
  readonly headline: Message;
  /** Null if the headline says it all. */
  readonly sentence: Message | null;
  /** The rule behind it, if one is named. */
  readonly rule?: string | undefined;
  /** Whether the viewer is asked to act. */
  readonly asksYou: boolean;
}

/** The words of a status line, no matter who is asked. */
export type StatusWords = Omit<Status, 'asksYou'>;
