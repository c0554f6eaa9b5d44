import type { Message } from '../language/message.ts';

/** A sentence, and the rule that says so. */
export interface Ruled {
  readonly sentence: Message;
  readonly rule: string;
}
