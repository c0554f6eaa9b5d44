import { type Guest, guestIdSchema, keptName } from '@chinwag/protocol';
import { jwtVerify, SignJWT } from 'jose';
import { LatelyProved, type Proved } from './lately-proved.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'chinwag';
const USUAL_DAYS = 400;
/** For what a pass is good, and how long. A token is for nothing in particular. */
const PASS = 'another-device';
const PASS_LIFETIME = '10m';

/** Signs tokens that prove to be a guest, and reads them. */
export interface Tokens {
  issue(guest: Guest): Promise<string>;
  /** The guest whose token it is, or null if it was not issued here, was altered or has expired. */
  read(token: string): Promise<Guest | null>;
  /** Something good for a few minutes, for a guest to be themselves on another device; no token. */
  issuePass(guest: Guest): Promise<string>;
  /** The guest whose pass it is, or null as for a token. */
  readPass(pass: string): Promise<Guest | null>;
}

/** Tokens signed with `secret`, 32 bytes, each good for so many days. */
export function tokensSignedWith(secret: Uint8Array, days = USUAL_DAYS): Tokens {
  const signed = ({ id, name }: Guest, lifetime: string): SignJWT =>
    new SignJWT({ name })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(id)
      .setIssuedAt()
      .setExpirationTime(lifetime);
  const proved = async (text: string, audience: string | undefined): Promise<Proved | null> => {
    try {
      const { payload } = await jwtVerify(text, secret, { algorithms: [ALGORITHM], issuer: ISSUER });
      const id = guestIdSchema.safeParse(payload.sub);
      if (!id.success || payload.aud !== audience || typeof payload['name'] !== 'string') return null;
      return { guest: { id: id.data, name: keptName(payload['name']) }, until: (payload.exp ?? 0) * 1000 };
    } catch {
      return null;
    }
  };
  const lately = new LatelyProved();
  return {
    issue: (guest) => signed(guest, `${days}d`).sign(secret),
    read: async (token) => {
      const known = lately.guestOf(token);
      if (known !== null) return known;
      const read = await proved(token, undefined);
      if (read !== null) lately.note(token, read);
      return read?.guest ?? null;
    },
    issuePass: (guest) => signed(guest, PASS_LIFETIME).setAudience(PASS).sign(secret),
    readPass: async (pass) => (await proved(pass, PASS))?.guest ?? null,
  };
}
