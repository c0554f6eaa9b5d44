import { CHAT_LENGTH, type ChatPreset, cleaned, type RefusalCode, type RequestPayload } from '@chinwag/protocol';

/** The content of a chat message: free text, or a preset. */
export type SpokenWords = { readonly text: string } | { readonly preset: ChatPreset };

/** Returns the content of a message as it will be sent, or the reason for a refusal. */
export function wordsOf(wanted: RequestPayload<'say'>): SpokenWords | RefusalCode {
  if ('preset' in wanted) return { preset: wanted.preset };
  const text = cleaned(wanted.text);
  if (text === '') return 'message-empty';
  return text.length > CHAT_LENGTH ? 'message-too-long' : { text };
}
