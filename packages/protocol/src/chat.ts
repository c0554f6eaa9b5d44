/** Things often said at a card table, each shown in the reader's own language. */
export const CHAT_PRESETS = ['hello', 'well-played', 'thanks', 'one-moment', 'back', 'sorry', 'good-game'] as const;
export type ChatPreset = (typeof CHAT_PRESETS)[number];

export const CHAT_LENGTH = 240;

/** Something said at the table. `at` is in milliseconds since 1970. */
export interface Said {
  readonly from: string;
  readonly name: string;
  readonly at: number;
  readonly text?: string;
  readonly preset?: ChatPreset;
}
