import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { RefusalCode } from './errors.ts';
import { cleaned } from './text.ts';

/** Names one guest to all. Not a secret: what proves to be that guest is the signed token. */
export type GuestId = string & z.$brand<'GuestId'>;
/** Reads the id of a guest: 8 to 32 letters, digits, `-` or `_`. */
export const guestIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/)).brand<'GuestId'>();

/**
 * Distinguishes the devices of one person, and nothing else: a browser makes it by chance, stores it for all its tabs, and sends it
 * when it joins a table. It proves nothing, is shown to nobody, and is known to the server only while the connection is.
 */
export type DeviceId = string & z.$brand<'DeviceId'>;
/** Reads the id of a device: 16 bytes as lower-case hex digits. */
export const deviceIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/)).brand<'DeviceId'>();
/** Reads what is sent with a wish to join a table; a page of before devices were distinguished sends none. */
export const joinOptionsSchema = z.object({ device: z.optional(deviceIdSchema) });

/** The unguessable code of a table, as in its link: ten letters and digits without look-alikes. */
export type TableCode = string & z.$brand<'TableCode'>;
/** The letters and digits of a table’s code. */
export const TABLE_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** How many of them a code has. */
export const TABLE_CODE_LENGTH = 10;
/** Reads the code of a table; small letters are not taken for large ones. */
export const tableCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^[${TABLE_CODE_LETTERS}]{${TABLE_CODE_LENGTH}}$`)))
  .brand<'TableCode'>();

/** What makes another device somebody's own, for a few minutes and once: eight of the same letters and digits, to be typed. */
export type PassCode = string & z.$brand<'PassCode'>;
/** How many letters and digits the code of a pass has. */
export const PASS_CODE_LENGTH = 8;
/** Reads the code of a pass, as it is written in a link. */
export const passCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^[${TABLE_CODE_LETTERS}]{${PASS_CODE_LENGTH}}$`)))
  .brand<'PassCode'>();

/** The code of a pass in what somebody typed, however they wrote it; null if it can be none. */
export function parsePassCode(input: string): PassCode | null {
  const parsed = passCodeSchema.safeParse(input.toUpperCase().replace(/[^A-Z0-9]/gu, ''));
  return parsed.success ? parsed.data : null;
}

/** Reads 32 bytes as 64 lower-case hex digits: a number to shuffle by, and what binds somebody to it. */
export const hex32Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Names one attempt at a move, so that a repeated one is answered again and not played again. */
export type MoveId = string & z.$brand<'MoveId'>;
/** Reads the id of an attempt: 8 to 32 letters, digits, `-` or `_`. */
export const moveIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/)).brand<'MoveId'>();

/** The most characters of a name. */
export const NAME_LENGTH = 24;

/** A guest's name, cleaned and with inner spaces single; or the code of what is wrong with it. */
export function parseName(input: string): { readonly name: string } | { readonly refused: RefusalCode } {
  const name = cleaned(input).replace(/\s+/gu, ' ').normalize('NFC');
  if (name === '') return { refused: 'name-empty' };
  // Some letters stand for whole words, and are as wide.
  if (name.length > NAME_LENGTH || name.normalize('NFKC').length > NAME_LENGTH) return { refused: 'name-too-long' };
  if (!/[\p{L}\p{N}]/u.test(name)) return { refused: 'name-without-letter' };
  if (!/^[\p{L}\p{M}\p{N} .,'’-]+$/u.test(name)) return { refused: 'name-invalid' };
  return { name };
}

/** How many emblems there are for the badge of a token, and in how many colours. */
export const BADGE_EMBLEMS = 24;
/** In how many colours each emblem comes. */
export const BADGE_COLOURS = 8;
/** Reads the badge that somebody has chosen for their token: an emblem by its number, eight times, and a colour by its. */
export const badgeSchema = z.int().check(z.minimum(0), z.maximum(BADGE_EMBLEMS * BADGE_COLOURS - 1));
/** Reads a badge that was stored, or sent by a newer version: one that is not known here is none. */
export const storedBadgeSchema = orElse(z.optional(badgeSchema), undefined);

/** Reads a guest. */
export const guestSchema = z.object({ id: guestIdSchema, name: z.string(), badge: storedBadgeSchema });
/** A guest as the server knows them. */
export type Guest = Readonly<z.output<typeof guestSchema>>;

/** Somebody by what they are known by, and no more: without a badge where they have chosen none, as it is stored. */
export function asGuest({ id, name, badge }: Guest): Guest {
  return badge === undefined ? { id, name } : { id, name, badge };
}

/** The name shown for a guest whose name was erased. */
export const FORGOTTEN_NAME = 'Somebody';

/** How somebody is called whose name was stored and shows nothing. */
const NAMELESS = 'N. N.';

/** A name that was stored, perhaps when other names were taken, as it may be shown now. An empty one is nobody’s, and stays so. */
export function storedName(stored: string): string {
  if (stored === '') return stored;
  const asItIs = parseName(stored);
  if ('name' in asItIs) return asItIs.name;
  const bare = cleaned(stored).replace(/[^\p{L}\p{M}\p{N} .,'’-]+/gu, '');
  const short = parseName(Array.from(bare).slice(0, NAME_LENGTH).join(''));
  return 'name' in short ? short.name : NAMELESS;
}

/** Reads a name that was stored. */
export const storedNameSchema = z.pipe(z.string(), z.transform(storedName));
/** Reads a guest that was stored. */
export const storedGuestSchema = z.object({ id: guestIdSchema, name: storedNameSchema, badge: storedBadgeSchema });
