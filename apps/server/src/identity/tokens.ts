import { type Guest, guestIdSchema } from '@chinwag/protocol';
import { jwtVerify, SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const ISSUER = 'chinwag';
const LIFETIME = '400d';

/** Signs tokens that prove to be a guest, and reads them. */
export interface Tokens {
  issue(guest: Guest): Promise<string>;
  /** The guest whose token it is, or null if it was not issued here, was altered or has expired. */
  read(token: string): Promise<Guest | null>;
}

/** Tokens signed with `secret`, 32 bytes. */
export function tokensSignedWith(secret: Uint8Array): Tokens {
  return {
    issue: ({ id, name }) =>
      new SignJWT({ name })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime(LIFETIME)
        .sign(secret),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, { algorithms: [ALGORITHM], issuer: ISSUER });
        const id = guestIdSchema.safeParse(payload.sub);
        return id.success && typeof payload['name'] === 'string' ? { id: id.data, name: payload['name'] } : null;
      } catch {
        return null;
      }
    },
  };
}
