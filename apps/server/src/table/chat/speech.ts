import { CHAT_LENGTH, type ChatPreset, cleaned, type RefusalCode, type RequestPayload } from '@chinwag/protocol';

/** What is said: one's own words, or a preset. */
export type SpokenWords = { readonly text: string } | { readonly preset: ChatPreset };

/** What somebody wants to say, as it is said; or why it cannot be. */
export function wordsOf(wanted: RequestPayload<'say'>): SpokenWords | RefusalCode {
  if ('preset' in wanted) return { preset: wanted.preset };
  const text = cleaned(wanted.text);
  if (text === '') return 'message-empty';
  return text.length > CHAT_LENGTH ? 'message-too-long' : { text };
}
