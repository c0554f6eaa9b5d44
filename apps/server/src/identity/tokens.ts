import { createSecretKey } from 'node:crypto';
import { type Guest, guestIdSchema, keptName } from '@chinwag/protocol';
import { jwtVerify, SignJWT } from 'jose';
import { LatelyProved, type Proved } from './token-cache.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'chinwag';
const USUAL_DAYS = 400;

/** Signs tokens that prove to be a guest, and reads them. */
export interface Tokens {
  issue(guest: Guest): Promise<string>;
  /** The guest whose token it is, or null if it was not issued here, was altered or has expired. */
  read(token: string): Promise<Guest | null>;
}

/** Tokens signed with `secret`, 32 bytes, each good for so many days. */
export function tokensSignedWith(secret: Uint8Array, days = USUAL_DAYS): Tokens {
  const key = createSecretKey(secret); // read once, and not with every token
  const proved = async (text: string): Promise<Proved | null> => {
    try {
      const { payload } = await jwtVerify(text, key, { algorithms: [ALGORITHM], issuer: ISSUER });
      const id = guestIdSchema.safeParse(payload.sub);
      if (!id.success || payload.aud !== undefined || typeof payload['name'] !== 'string') return null;
      return { guest: { id: id.data, name: keptName(payload['name']) }, until: (payload.exp ?? 0) * 1000 };
    } catch {
      return null;
    }
  };
  const lately = new LatelyProved();
  return {
    issue: ({ id, name }) =>
      new SignJWT({ name })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(id)
        .setIssuedAt()
        .setExpirationTime(`${days}d`)
        .sign(key),
    read: async (token) => {
      const known = lately.guestOf(token);
      if (known !== null) return known;
      const read = await proved(token);
      if (read !== null) lately.note(token, read);
      return read?.guest ?? null;
    },
  };
}
