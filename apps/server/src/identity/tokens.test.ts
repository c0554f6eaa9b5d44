import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANN } from '../tests/support/table-parts.ts';
import { tokensSignedWith } from './tokens.ts';

const SECRET = new Uint8Array(32).fill(7);
const tokens = tokensSignedWith(SECRET);
const MINUTE = 60_000;

it('a token is good for as many days as the house keeps guests', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const short = tokensSignedWith(SECRET, 2);
  const token = await short.issue(ANN);
  vi.advanceTimersByTime(47 * 60 * MINUTE);
  expect(await short.read(token)).toEqual(ANN);
  vi.advanceTimersByTime(2 * 60 * MINUTE);
  expect(await short.read(token)).toBeNull();
  vi.useRealTimers();
});

it('what was signed for something in particular, as passes once were, is no token', async () => {
  const signed = new SignJWT({ name: ANN.name }).setProtectedHeader({ alg: 'HS256' }).setIssuer('chinwag').setSubject(ANN.id);
  expect(await tokens.read(await signed.setAudience('another-device').setExpirationTime('10m').sign(SECRET))).toBeNull();
});

it('a token of older times gives a name as it would be taken now', async () => {
  const old = await tokens.issue({ ...ANN, name: '\u202EAnn\u200B <3' });
  expect(await tokens.read(old)).toEqual({ ...ANN, name: 'Ann 3' });
});

describe('a token', () => {
  const YEAR = 365 * 24 * 60 * MINUTE;

  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is read as often as it comes, and no longer than it is good', async () => {
    const token = await tokens.issue(ANN);
    expect([await tokens.read(token), await tokens.read(token)]).toEqual([ANN, ANN]);
    vi.advanceTimersByTime(2 * YEAR);
    expect(await tokens.read(token)).toBeNull();
  });

  it('that was altered is not taken for the one that was read before', async () => {
    const token = await tokens.issue(ANN);
    await tokens.read(token);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ name: 'Eve', sub: 'guest-eve', iss: 'chinwag', exp: 2_000_000_000 }));
    expect(await tokens.read([head, forged.toString('base64url'), signature].join('.'))).toBeNull();
  });
});
