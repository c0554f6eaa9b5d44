import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isDatabaseAddress } from '../store/database-address.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../time.ts';
import type { RateLimit } from './rate-limit.ts';
import type { SettingReader } from './setting.ts';

const WHOLE = /^\d+$/;
const DECIMAL = /^\d+(\.\d+)?$/;

/** The units of time in a rate limit, in ms. */
const UNITS = { s: SECOND, min: MINUTE, h: HOUR } as const;
const RATE = /^([1-9]\d{0,6})\+([1-9]\d{0,6})\/(s|min|h)$/;

/** Returns a reader of numbers that match a pattern, within inclusive bounds. The value is the number multiplied by `times`. */
function numberReader(
  written: RegExp, [least, most]: readonly [number, number], times: number, must: string,
): SettingReader<number> {
  const isWithin = (text: string): boolean => written.test(text) && Number(text) >= least && Number(text) <= most;
  return { schema: z.pipe(z.string().check(z.refine(isWithin)), z.transform((text) => Number(text) * times)), must };
}

/** Returns a reader for a whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): SettingReader<number> {
  return numberReader(WHOLE, [least, most], 1, `a whole number from ${least} to ${most}`);
}

/** Returns a reader for a decimal number from `least` to `most`. */
export function decimal(least: number, most: number): SettingReader<number> {
  return numberReader(DECIMAL, [least, most], 1, `a number from ${least} to ${most}`);
}

/** Returns a reader for a duration in ms, up to `most`. */
export function milliseconds(most: number): SettingReader<number> {
  return numberReader(WHOLE, [0, most], 1, `a whole number of milliseconds, ${most} at most`);
}

/** Returns a reader for a duration in seconds, which the reader converts to ms. */
export function seconds(least: number, most: number): SettingReader<number> {
  return numberReader(WHOLE, [least, most], SECOND, `a whole number of seconds from ${least} to ${most}`);
}

/** Returns a reader for a duration in days, which the reader converts to ms. It converts 0 to null (forever). */
export function days(most: number): SettingReader<number | null> {
  const number = numberReader(WHOLE, [0, most], DAY, '');
  return {
    schema: z.pipe(number.schema, z.transform((ms) => (ms === 0 ? null : ms))),
    must: `a whole number of days, ${most} at most; 0 means forever`,
  };
}

/** Returns a reader for an enumeration: one of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): SettingReader<Word> {
  return { schema: z.enum(words), must: `one of ${words.join(', ')}` };
}

/** Returns a reader for any text that is not empty. `must` describes the text to the operator. */
export function text(must: string): SettingReader<string> {
  return { schema: z.string().check(z.minLength(1)), must };
}

/** The reader for a rate limit as a token bucket, written as a burst and a refill rate: `60+20/s`. */
export const rate: SettingReader<RateLimit> = {
  schema: z.pipe(
    z.string().check(z.regex(RATE)),
    z.transform((text) => {
      const [, atOnce, more, unit = 's'] = RATE.exec(text) ?? [];
      return { atOnce: Number(atOnce), every: UNITS[unit as keyof typeof UNITS] / Number(more) };
    }),
  ),
  must: 'how many at once and how many more in a second, minute or hour, like 60+20/s, 60+6/min or 60+30/h',
};

/** The reader for the URL of a PostgreSQL database. */
export const databaseAddress: SettingReader<string> = {
  schema: z.string().check(z.refine(isDatabaseAddress)),
  must: 'the address of a PostgreSQL database, like postgres://user:password@machine:5432/database',
};

/** The reader for a numeric IP address. */
export const ownAddress: SettingReader<string> = {
  schema: z.string().check(z.refine((text) => isIP(text) !== 0)),
  must: 'an address of this machine, like 127.0.0.1',
};

/** The reader for a public URL: an origin and a base path, without a trailing slash. */
export const publicAddress: SettingReader<string> = {
  schema: z.pipe(
    z.string().check(z.regex(/^https?:\/\/[^/?#\s@]+(?:\/[\w.-]+)*\/?$/i), z.refine((text) => URL.canParse(text))),
    z.transform((text) => new URL(text).href.replace(/\/$/, '')),
  ),
  must: 'the beginning of a link, like https://cards.example.org or https://example.org/cards',
};

/** The reader for a contact as a link: an e-mail address, or a page. */
export const contact: SettingReader<string> = {
  schema: z.union([
    z.pipe(z.email(), z.transform((address) => `mailto:${address}`)),
    z.pipe(z.url({ protocol: /^https$/ }), z.transform((address) => new URL(address).href)),
  ]),
  must: 'an e-mail address, or the address of a page that begins with https://',
};

/** The reader for a bearer token, which must be hard to guess and valid in a header. */
export const token: SettingReader<string> = {
  schema: z.string().check(z.regex(/^[\x21-\x7e]{16,}$/)),
  must: 'at least 16 characters, without spaces',
};
