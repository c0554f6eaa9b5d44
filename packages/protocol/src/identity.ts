import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { RefusalCode } from './errors.ts';
import { cleaned } from './text.ts';

/** The public id of a guest. The id need not be secret, because the signed token proves the guest's identity. */
export type GuestId = string & z.$brand<'GuestId'>;
/** Schema of a guest's id: 8 to 32 letters, digits, `-` or `_`. */
export const guestIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/)).brand<'GuestId'>();

/**
 * The id of a device, which only distinguishes the devices of one person. A browser generates the id at random, stores it for all
 * its tabs, and sends it when joining a table. The id proves nothing, no other person sees it, and the server discards it when the
 * connection closes.
 */
export type DeviceId = string & z.$brand<'DeviceId'>;
/** Schema of a device id: 16 bytes as lower-case hex digits. */
export const deviceIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/)).brand<'DeviceId'>();
/** Schema of the options of a request to join a table. A page of an older version, without device ids, sends none. */
export const joinOptionsSchema = z.object({ device: z.optional(deviceIdSchema) });

/** The unguessable code of a table, as in its link: ten letters and digits, without lookalikes. */
export type TableCode = string & z.$brand<'TableCode'>;
/** The alphabet of table codes. */
export const TABLE_CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** The number of characters in a table code. */
export const TABLE_CODE_LENGTH = 10;
/** Schema of table codes, which are case-sensitive. */
export const tableCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^[${TABLE_CODE_LETTERS}]{${TABLE_CODE_LENGTH}}$`)))
  .brand<'TableCode'>();

/**
 * The code of a pass, for typing: eight characters of the same alphabet. The code is single-use, signs the guest in on another
 * device, and expires after a few minutes.
 */
export type PassCode = string & z.$brand<'PassCode'>;
/** The number of characters in a pass code. */
export const PASS_CODE_LENGTH = 8;
/** Schema of a pass code from a link. */
export const passCodeSchema = z
  .string()
  .check(z.regex(new RegExp(`^[${TABLE_CODE_LETTERS}]{${PASS_CODE_LENGTH}}$`)))
  .brand<'PassCode'>();

/** Parses a typed pass code, with or without separators and in either case. Returns null if the input cannot be a pass code. */
export function parsePassCode(input: string): PassCode | null {
  const parsed = passCodeSchema.safeParse(input.toUpperCase().replace(/[^A-Z0-9]/gu, ''));
  return parsed.success ? parsed.data : null;
}

/** Schema of 32 bytes as 64 lower-case hex digits: a number for shuffling, or the commitment to it. */
export const hex32Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The id of an attempt at a move (an idempotency key). A retry with the same id gets the same answer, without a second move. */
export type MoveId = string & z.$brand<'MoveId'>;
/** Schema of an attempt's id: 8 to 32 letters, digits, `-` or `_`. */
export const moveIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,32}$/)).brand<'MoveId'>();

/** The maximum length of a name, in characters. */
export const NAME_LENGTH = 24;

/**
 * Normalizes a guest's name, and collapses inner spaces to single ones. Returns the name, or the reason for a refusal if it is
 * invalid.
 */
export function parseName(input: string): { readonly name: string } | { readonly refused: RefusalCode } {
  const name = cleaned(input).replace(/\s+/gu, ' ').normalize('NFC');
  if (name === '') return { refused: 'name-empty' };
  // Some characters are ligatures of whole words, and as wide.
  if (name.length > NAME_LENGTH || name.normalize('NFKC').length > NAME_LENGTH) return { refused: 'name-too-long' };
  if (!/[\p{L}\p{N}]/u.test(name)) return { refused: 'name-without-letter' };
  if (!/^[\p{L}\p{M}\p{N} .,'’-]+$/u.test(name)) return { refused: 'name-invalid' };
  return { name };
}

/** The number of emblems for badges. */
export const BADGE_EMBLEMS = 24;
/** The number of colours in which each emblem is available. */
export const BADGE_COLOURS = 8;
/** Schema of a badge: eight times the index of its emblem, plus the index of its colour. */
export const badgeSchema = z.int().check(z.minimum(0), z.maximum(BADGE_EMBLEMS * BADGE_COLOURS - 1));
/** Schema of a badge from the store, or from a newer version. An unknown badge counts as none. */
export const storedBadgeSchema = orElse(z.optional(badgeSchema), undefined);

/** Schema of a guest. */
export const guestSchema = z.object({ id: guestIdSchema, name: z.string(), badge: storedBadgeSchema });
/** A guest in the server's data. */
export type Guest = Readonly<z.output<typeof guestSchema>>;

/** Returns the guest with their public fields only. A guest without a badge gets no field `badge`, as in the store. */
export function asGuest({ id, name, badge }: Guest): Guest {
  return badge === undefined ? { id, name } : { id, name, badge };
}

/** The name shown for a guest whose name has been erased. */
export const FORGOTTEN_NAME = 'Somebody';

/** The name shown for a guest whose stored name has no visible characters. */
const NAMELESS = 'N. N.';

/**
 * Returns a stored name in a form that may be shown now, even if older rules accepted the name as stored. An empty name stays
 * empty, because it is nobody's.
 */
export function storedName(stored: string): string {
  if (stored === '') return stored;
  const asItIs = parseName(stored);
  if ('name' in asItIs) return asItIs.name;
  const bare = cleaned(stored).replace(/[^\p{L}\p{M}\p{N} .,'’-]+/gu, '');
  const short = parseName(Array.from(bare).slice(0, NAME_LENGTH).join(''));
  return 'name' in short ? short.name : NAMELESS;
}

/** Schema of a name from the store. */
export const storedNameSchema = z.pipe(z.string(), z.transform(storedName));
/** Schema of a guest from the store. */
export const storedGuestSchema = z.object({ id: guestIdSchema, name: storedNameSchema, badge: storedBadgeSchema });
