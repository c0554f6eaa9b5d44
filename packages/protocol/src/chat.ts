import * as z from 'zod/mini';
import { guestIdSchema, storedBadgeSchema } from './identity.ts';
import { shownTextSchema } from './text.ts';

/** Things often said at a card table, each shown in the reader's own language. */
export const CHAT_PRESETS = ['hello', 'well-played', 'thanks', 'one-moment', 'back', 'sorry', 'good-game'] as const;
/** One of the things often said, by its code. */
export type ChatPreset = (typeof CHAT_PRESETS)[number];

/** The most characters of something said. */
export const CHAT_LENGTH = 240;

/** Who says something: one who has a seat, or one who watches. */
const speakerSchema = z.enum(['player', 'watcher']);

/** Reads something said: by whom, when, and either a text or a preset. */
export const saidSchema = z.object({
  from: guestIdSchema,
  name: z.string(),
  /** The badge by which they were known then; none before there were badges, and where they had chosen none. */
  badge: storedBadgeSchema,
  as: speakerSchema,
  at: z.int(),
  text: z.exactOptional(z.string()),
  preset: z.exactOptional(z.enum(CHAT_PRESETS)),
});
/** Something said at the table. `at` is in milliseconds since 1970; no two sayings of a table have the same. */
export type Said = Readonly<z.output<typeof saidSchema>>;

/** Reads sayings as they travel, to be shown, oldest first. One that has been heard before may come again. */
export const sayingsSchema = z.readonly(
  z.array(z.extend(saidSchema, { name: shownTextSchema, text: z.exactOptional(shownTextSchema) })),
);

/** Signs that one makes from one's seat, each drawn by the server. */
export const SIGNS = ['wave', 'praise', 'laugh', 'think', 'oops', 'thanks'] as const;
/** Reads a sign. */
export const signSchema = z.enum(SIGNS);
/** A sign, by its code. */
export type Sign = z.output<typeof signSchema>;

/** Reads a sign as it is broadcast: who makes it, and at which seat it is shown. */
export const shownSignSchema = z.object({ from: guestIdSchema, seat: z.int().check(z.minimum(0)), sign: signSchema });
/** A sign as it is broadcast. */
export type ShownSign = Readonly<z.output<typeof shownSignSchema>>;

/** Reads who asks whether one is still there. */
export const nudgeSchema = z.object({ from: guestIdSchema, name: shownTextSchema });
/** Who asks, by id and name. */
export type Nudge = Readonly<z.output<typeof nudgeSchema>>;

/** How long somebody's decision is pending before they may be nudged, in ms. */
export const NUDGE_AFTER = 20_000;
