import { isRefusalCode, type RefusalCode } from '@chinwag/protocol';
import { type Message, message } from '../language/message.ts';

/** The refusal codes of this page: an unreachable server or table, an unreadable answer, or a request that is impossible here. */
export const OWN_REFUSAL_CODES = [
  'unreachable', 'answer-not-understood', 'page-not-loaded', 'not-connected', 'no-answer', 'plays-elsewhere',
] as const;

/** A refusal code of this page, as opposed to the server's. */
export type OwnRefusalCode = (typeof OWN_REFUSAL_CODES)[number];

const OWN_CODES: ReadonlySet<string> = new Set(OWN_REFUSAL_CODES);

/** Returns a refusal that does not come from the server. */
export function ownRefusal(code: OwnRefusalCode): { readonly ok: false; readonly code: OwnRefusalCode } {
  return { ok: false, code };
}

/** Returns the message for a server's refusal code. An unknown code gets the message for an answer that is not understood. */
export function refusalMessage(code: string): Message {
  return message(`session.refusal.${isKnown(code) ? code : 'answer-not-understood'}`);
}

function isKnown(code: string): code is RefusalCode | OwnRefusalCode {
  return isRefusalCode(code) || OWN_CODES.has(code);
}
