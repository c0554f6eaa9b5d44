import { createSecretKey } from 'node:crypto';
import { type Guest, guestIdSchema, storedName } from '@chinwag/protocol';
import { jwtVerify, SignJWT } from 'jose';
import { LatelyProved, type Proved } from './token-cache.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { laterDate, storedDate } from '../time.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'chinwag';
const USUAL_DAYS = 400;

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Before any token was issued: signatures are read by this date, so that none has expired for that. */
const BEFORE_ALL = new Date(0);

/** Signs tokens that prove to be a guest, and reads them. */
export interface Tokens {
  issue(guest: Guest): Promise<string>;
  /**
   * The guest whose token it is, or null if it was not issued here, was altered or has expired. While the clock is in doubt, none
   * has expired.
   */
  read(token: string): Promise<Guest | null>;
}

/** Tokens signed with `secret`, 32 bytes, each good for so many days by a calendar. */
export function tokensSignedWith(
  secret: Uint8Array,
  calendar: Pick<Calendar, 'date' | 'believed'>,
  days = USUAL_DAYS,
): Tokens {
  const key = createSecretKey(secret); // read once, and not with every token
  const proved = async (text: string): Promise<Proved | null> => {
    try {
      const { payload } = await jwtVerify(text, key, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: BEFORE_ALL });
      const id = guestIdSchema.safeParse(payload.sub);
      if (!id.success || payload.aud !== undefined || typeof payload['name'] !== 'string') return null;
      const until = storedDate((payload.exp ?? 0) * SECOND);
      return { guest: { id: id.data, name: storedName(payload['name']) }, until };
    } catch {
      return null;
    }
  };
  const lately = new LatelyProved();
  const hasExpired = ({ until }: Proved): boolean => {
    const now = calendar.believed();
    return now !== null && until <= now;
  };
  return {
    issue: ({ id, name }) => {
      const now = calendar.date();
      return new SignJWT({ name })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(id)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(laterDate(now, days * DAY)))
        .sign(key);
    },
    read: async (token) => {
      const known = lately.proofOf(token);
      const read = known ?? (await proved(token));
      if (read === null || hasExpired(read)) return null;
      if (known === null) lately.note(token, read);
      return read.guest;
    },
  };
}
