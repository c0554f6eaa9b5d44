import type { RefusalCode } from '@chinwag/protocol';

/** Why the server does not recognize the guest of this device, by its refusal. */
const REASONS = {
  'token-missing': 'unknown', 'token-invalid': 'unknown', 'token-expired': 'expired', 'token-revoked': 'revoked',
} as const satisfies Partial<Record<RefusalCode, 'unknown' | 'expired' | 'revoked'>>;

/**
 * The reason why the server does not recognize this device. The server does not know the token, the token has expired, or the guest
 * has chosen another device as the only one.
 */
export type UnrecognizedReason = (typeof REASONS)[keyof typeof REASONS];

/** Returns why the server does not recognize this device, or null if the refusal has a different reason. */
export function unrecognizedReason(code: string): UnrecognizedReason | null {
  return isReason(code) ? REASONS[code] : null;
}

function isReason(code: string): code is keyof typeof REASONS {
  return Object.hasOwn(REASONS, code);
}
