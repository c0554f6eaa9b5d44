import type { ChatPreset, Said } from '@chinwag/protocol';

/** The things often said at a card table, in the reader's language. */
export const PHRASES: Readonly<Record<ChatPreset, string>> = {
  hello: 'Hello, everyone.',
  'well-played': 'Well played!',
  thanks: 'Thank you.',
  'one-moment': 'One moment, please.',
  back: 'I am back.',
  sorry: 'Sorry!',
  'good-game': 'Good game.',
};

/** What was said, as this reader reads it. */
export function saidText({ text, preset }: Said): string {
  return preset === undefined ? (text ?? '') : PHRASES[preset];
}
