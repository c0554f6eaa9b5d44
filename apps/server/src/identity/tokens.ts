import { createSecretKey } from 'node:crypto';
import { storedGuestSchema } from '@chinwag/protocol';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { LatelyProved, type Proved } from './token-cache.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { Bearer } from '../store/store.ts';
import { DAY, laterDate, SECOND, storedDate } from '../time.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'chinwag';
const USUAL_DAYS = 400;

/** A date before any token was issued. Verification uses this date, so that no token counts as expired. */
const BEFORE_ALL = new Date(0);

/** Signs and verifies guest tokens. */
export interface Tokens {
  /** The lifetime of a token, in ms. */
  readonly lifetime: number;
  issue(bearer: Bearer): Promise<string>;
  /**
   * Verifies a token. Resolves with its bearer, or with the reason why the token is invalid: it was forged or altered, or it has
   * expired. While the clock is in doubt, no token counts as expired. Does not check revocation.
   */
  read(token: string): Promise<Bearer | 'token-invalid' | 'token-expired'>;
}

/** The schema of a token's counter. Tokens of older versions have none, which counts as 0. */
const counterSchema = z._default(z.int().check(z.minimum(0)), 0);

/**
 * Returns the signer and verifier of tokens. It signs tokens with `secret` (32 bytes). They expire after `days` days according to
 * the server's calendar.
 */
export function tokensSignedWith(
  secret: Uint8Array,
  calendar: Pick<Calendar, 'date' | 'believed'>,
  days = USUAL_DAYS,
): Tokens {
  const key = createSecretKey(secret); // parsed once, and not for every token
  const proved = async (text: string): Promise<Proved | null> => {
    try {
      const { payload } = await jwtVerify(text, key, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: BEFORE_ALL });
      const guest = storedGuestSchema.safeParse({ ...payload, id: payload.sub });
      const counter = counterSchema.safeParse(payload['counter']);
      const isOurs = guest.success && counter.success && payload.aud === undefined;
      if (!isOurs) return null;
      const until = storedDate((payload.exp ?? 0) * SECOND);
      return { guest: guest.data, counter: counter.data, until };
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
    lifetime: days * DAY,
    issue: ({ guest: { id, name, badge }, counter }) => {
      const now = calendar.date();
      return new SignJWT({ name, ...(badge !== undefined && { badge }), ...(counter !== 0 && { counter }) })
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
      if (read === null) return 'token-invalid';
      if (hasExpired(read)) return 'token-expired';
      if (known === null) lately.note(token, read);
      return { guest: read.guest, counter: read.counter };
    },
  };
}
