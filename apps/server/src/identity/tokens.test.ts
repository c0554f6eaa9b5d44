import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { Calendar } from '../calendar/calendar.ts';
import { openLog } from '../log.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { ANN } from '../tests/support/table-parts.ts';
import { type Tokens, tokensSignedWith } from './tokens.ts';

const BEARER = { guest: ANN, counter: 0 };
const SECRET = new Uint8Array(32).fill(7);
const START = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let time: SimulatedTime;
let calendar: Calendar;
let tokens: Tokens;
beforeEach(() => {
  time = new SimulatedTime();
  time.setClock(START - time.date());
  calendar = new Calendar(null, { time, log: openLog('silent') });
  tokens = tokensSignedWith(SECRET, calendar);
});

it('a token is valid for as many days as the server keeps guests', async () => {
  const short = tokensSignedWith(SECRET, calendar, 2);
  const token = await short.issue(BEARER);
  await time.pass(47 * HOUR);
  expect(await short.read(token)).toEqual(BEARER);
  await time.pass(2 * HOUR);
  expect(await short.read(token)).toBe('token-expired');
});

it('a token signed for a specific audience, as passes once were, is invalid', async () => {
  const signed = new SignJWT({ name: ANN.name }).setProtectedHeader({ alg: 'HS256' }).setIssuer('chinwag').setSubject(ANN.id);
  const until = new Date(START + 10 * MINUTE);
  expect(await tokens.read(await signed.setExpirationTime(until).sign(SECRET))).toEqual(BEARER);
  expect(await tokens.read(await signed.setAudience('another-device').sign(SECRET))).toBe('token-invalid');
});

it('the name in an old token is cleaned by the current rules', async () => {
  const old = await tokens.issue({ counter: 0, guest: { ...ANN, name: '\u202EAnn\u200B <3' } });
  expect(await tokens.read(old)).toEqual({ counter: 0, guest: { ...ANN, name: 'Ann 3' } });
});

it('a token carries the badge of its guest, but no unknown badge', async () => {
  const chosen = { guest: { ...ANN, badge: 42 }, counter: 0 };
  expect(await tokens.read(await tokens.issue(chosen))).toEqual(chosen);
  expect(await tokens.read(await tokens.issue({ guest: { ...ANN, badge: 5000 }, counter: 0 }))).toEqual(BEARER);
});

it('a token carries its counter, and an old token without a counter has 0', async () => {
  const again = { guest: ANN, counter: 3 };
  expect(await tokens.read(await tokens.issue(again))).toEqual(again);
  const signed = (counter: unknown) =>
    new SignJWT({ name: ANN.name, counter }).setProtectedHeader({ alg: 'HS256' }).setIssuer('chinwag').setSubject(ANN.id)
      .setExpirationTime(new Date(START + MINUTE)).sign(SECRET);
  expect(await tokens.read(await signed(undefined))).toEqual(BEARER);
  for (const none of [-1, 0.5, '1', null]) expect(await tokens.read(await signed(none))).toBe('token-invalid');
});

describe('a token', () => {
  it('can be read repeatedly until it expires', async () => {
    const token = await tokens.issue(BEARER);
    expect([await tokens.read(token), await tokens.read(token)]).toEqual([BEARER, BEARER]);
    await time.pass(401 * DAY);
    expect(await tokens.read(token)).toBe('token-expired');
  });

  it('is invalid when it is altered, even if the original was read before', async () => {
    const token = await tokens.issue(BEARER);
    await tokens.read(token);
    const [head, , signature] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ name: 'Eve', sub: 'guest-eve', iss: 'chinwag', exp: 2_000_000_000 }));
    expect(await tokens.read([head, forged.toString('base64url'), signature].join('.'))).toBe('token-invalid');
  });

  it('is valid while the clock is 500 days ahead, cached or not, and expires once that clock is believed', async () => {
    const token = await tokens.issue(BEARER);
    time.setClock(500 * DAY);
    expect(await tokens.read(token)).toEqual(BEARER);
    expect(await tokensSignedWith(SECRET, calendar).read(token)).toEqual(BEARER);
    await time.pass(23 * HOUR);
    expect(await tokens.read(token)).toEqual(BEARER);
    await time.pass(2 * HOUR);
    expect(await tokens.read(token)).toBe('token-expired');
  });

  it('lives as long as any other if it is issued while the clock is behind', async () => {
    time.setClock(-500 * DAY);
    const token = await tokens.issue(BEARER);
    time.setClock(500 * DAY);
    await time.pass(399 * DAY);
    expect(await tokens.read(token)).toEqual(BEARER);
  });
});
