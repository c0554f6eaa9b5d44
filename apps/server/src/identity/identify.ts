import type { Bearer } from '../store/store.ts';
import type { Revocations, TokenStanding } from './revocations.ts';
import type { Tokens } from './tokens.ts';

/**
 * The reason why a token is rejected. `token-invalid`: this server did not issue it, or its guest was erased. `token-expired`: it
 * has expired. `token-revoked`: a different device has revoked it.
 */
export type TokenRefusal = 'token-invalid' | 'token-expired' | 'token-revoked';

/** The refusal for each status of a token, or null for a valid token. */
export const TOKEN_REFUSALS = {
  good: null, revoked: 'token-revoked', forgotten: 'token-invalid',
} as const satisfies Readonly<Record<TokenStanding, TokenRefusal | null>>;

/** The dependencies of token authentication. */
export interface Identification {
  readonly tokens: Pick<Tokens, 'read'>;
  readonly revocations: Pick<Revocations, 'standing'>;
}

/**
 * Authenticates a token. Resolves with its bearer, or with the reason for a refusal. Rejects if the store fails, so that the
 * revocation check is impossible.
 */
export async function identify({ tokens, revocations }: Identification, token: string): Promise<Bearer | TokenRefusal> {
  const bearer = await tokens.read(token);
  return typeof bearer === 'string' ? bearer : (TOKEN_REFUSALS[await revocations.standing(bearer)] ?? bearer);
}

/**
 * Authenticates a token for erasure. Resolves with its bearer, or with the reason for a refusal. Also accepts a guest who has
 * already been erased, because the first response may have been lost. Rejects if the store fails, so that the revocation check is
 * impossible.
 */
export async function identifyForgotten({ tokens, revocations }: Identification, token: string): Promise<Bearer | TokenRefusal> {
  const bearer = await tokens.read(token);
  if (typeof bearer === 'string') return bearer;
  return (await revocations.standing(bearer)) === 'revoked' ? 'token-revoked' : bearer;
}
