import type { Message } from '../language/message.ts';

/** A sentence, with the rule behind it. */
export interface Ruled {
  readonly sentence: Message;
  readonly rule: string;
}
