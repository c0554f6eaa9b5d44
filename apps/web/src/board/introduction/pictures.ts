import type { ReactNode } from 'react';
import type { Message } from '../../language/message.ts';

/** What is shown of a game before its first card, in this order. */
export const SHOWN_FIRST = ['wins', 'hurts', 'turn'] as const;

/** One of the three: what wins, what hurts, one's first turn. */
export type ShownFirst = (typeof SHOWN_FIRST)[number];

/** A picture and the one sentence that goes with it. */
interface Picture {
  /** A `<Scene>`; it says nothing that the sentence does not. */
  readonly scene: ReactNode;
  readonly says: Message;
}

/** The three pictures of a game. */
export type Pictures = Readonly<Record<ShownFirst, Picture>>;
