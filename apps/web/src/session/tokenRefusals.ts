import type { RefusalCode } from '@chinwag/protocol';

/** Why the server takes nobody for who they are on this device, by how it refuses them. */
const REASONS = {
  'token-missing': 'unknown', 'token-invalid': 'unknown', 'token-expired': 'expired', 'token-revoked': 'revoked',
} as const satisfies Partial<Record<RefusalCode, 'unknown' | 'expired' | 'revoked'>>;

/**
 * Why the server does not recognize this device: it does not know the token, the token has expired, or another device of the same
 * person was chosen as the only one.
 */
export type UnrecognizedReason = (typeof REASONS)[keyof typeof REASONS];

/** Why the server does not recognize this device, where that is what a refusal says; null for any other. */
export function unrecognizedReason(code: string): UnrecognizedReason | null {
  return isReason(code) ? REASONS[code] : null;
}

function isReason(code: string): code is keyof typeof REASONS {
  return Object.hasOwn(REASONS, code);
}
