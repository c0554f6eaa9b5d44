import type { Bearer } from '../store/store.ts';
import type { Revocations, TokenStanding } from './revocations.ts';
import type { Tokens } from './tokens.ts';

/** Why a token proves nothing: it is none of ours or its guest was forgotten, it has expired, or another device revoked it. */
export type TokenRefusal = 'token-invalid' | 'token-expired' | 'token-revoked';

/** How a token of each standing is refused; null for one that is good. */
export const TOKEN_REFUSALS = {
  good: null, revoked: 'token-revoked', forgotten: 'token-invalid',
} as const satisfies Readonly<Record<TokenStanding, TokenRefusal | null>>;

/** What tells whom a token proves somebody to be. */
export interface Identification {
  readonly tokens: Pick<Tokens, 'read'>;
  readonly revocations: Pick<Revocations, 'standing'>;
}

/** Whom a token proves somebody to be, or why it does not. Rejects if the store cannot say whether it was revoked. */
export async function identify({ tokens, revocations }: Identification, token: string): Promise<Bearer | TokenRefusal> {
  const bearer = await tokens.read(token);
  return typeof bearer === 'string' ? bearer : (TOKEN_REFUSALS[await revocations.standing(bearer)] ?? bearer);
}

/** The same for one who would be forgotten, also once they are: the answer to the first time may have been lost. */
export async function identifyForgotten({ tokens, revocations }: Identification, token: string): Promise<Bearer | TokenRefusal> {
  const bearer = await tokens.read(token);
  if (typeof bearer === 'string') return bearer;
  return (await revocations.standing(bearer)) === 'revoked' ? 'token-revoked' : bearer;
}
