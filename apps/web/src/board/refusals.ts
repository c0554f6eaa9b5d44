import { isRefusalCode, type RefusalCode } from '@chinwag/protocol';
import { type Message, message } from '../language/message.ts';

/** What this page refuses by itself: the server or the table could not be asked, or not understood, or not from here. */
export const OWN_REFUSAL_CODES = [
  'unreachable', 'answer-not-understood', 'page-not-loaded', 'not-connected', 'no-answer', 'plays-elsewhere',
] as const;

/** The code of what this page refuses by itself. */
export type OwnRefusalCode = (typeof OWN_REFUSAL_CODES)[number];

const OWN_CODES: ReadonlySet<string> = new Set(OWN_REFUSAL_CODES);

/** A refusal that does not come from the server. */
export function ownRefusal(code: OwnRefusalCode): { readonly ok: false; readonly code: OwnRefusalCode } {
  return { ok: false, code };
}

/** What a refusal by the server says. A code that this page does not know is an answer that it does not understand. */
export function refusalMessage(code: string): Message {
  return message(`session.refusal.${isKnown(code) ? code : 'answer-not-understood'}`);
}

function isKnown(code: string): code is RefusalCode | OwnRefusalCode {
  return isRefusalCode(code) || OWN_CODES.has(code);
}
