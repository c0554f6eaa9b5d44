import * as z from 'zod/mini';
import { guestIdSchema, storedBadgeSchema } from './identity.ts';
import { shownTextSchema } from './text.ts';

/** The chat presets: common phrases at a card table, each shown in the reader's own language. */
export const CHAT_PRESETS = ['hello', 'well-played', 'thanks', 'one-moment', 'back', 'sorry', 'good-game'] as const;
/** A chat preset, by its code. */
export type ChatPreset = (typeof CHAT_PRESETS)[number];

/** The maximum length of a chat message, in characters. */
export const CHAT_LENGTH = 240;

/** The sender of a chat message: a seated player or a spectator. */
const speakerSchema = z.enum(['player', 'watcher']);

/** Schema of a chat message: its sender, its time, and either a text or a preset. */
export const saidSchema = z.object({
  from: guestIdSchema,
  name: z.string(),
  /** The sender's badge at that time. It is missing if they had chosen none, or if the message is older than badges. */
  badge: storedBadgeSchema,
  as: speakerSchema,
  at: z.int(),
  text: z.exactOptional(z.string()),
  preset: z.exactOptional(z.enum(CHAT_PRESETS)),
});
/** A chat message at the table. `at` is in ms since the Unix epoch, and unique at each table. */
export type Said = Readonly<z.output<typeof saidSchema>>;

/** Schema of chat messages for display, oldest first. The same message may arrive more than once. */
export const sayingsSchema = z.readonly(
  z.array(z.extend(saidSchema, { name: shownTextSchema, text: z.exactOptional(shownTextSchema) })),
);

/** The reactions (signs) that players send from their seats. The app shows each reaction as one of its own drawings. */
export const SIGNS = ['wave', 'praise', 'laugh', 'think', 'oops', 'thanks'] as const;
/** Schema of a reaction. */
export const signSchema = z.enum(SIGNS);
/** A reaction, by its code. */
export type Sign = z.output<typeof signSchema>;

/** Schema of the broadcast of a reaction: the guest who sends it, and the seat where it appears. */
export const shownSignSchema = z.object({ from: guestIdSchema, seat: z.int().check(z.minimum(0)), sign: signSchema });
/** A reaction as it is broadcast. */
export type ShownSign = Readonly<z.output<typeof shownSignSchema>>;

/** Schema of a nudge: the guest who asks whether the recipient is still there. */
export const nudgeSchema = z.object({ from: guestIdSchema, name: shownTextSchema });
/** The sender of a nudge, by id and name. */
export type Nudge = Readonly<z.output<typeof nudgeSchema>>;

/** How long a decision must be pending before others may nudge the player, in ms. */
export const NUDGE_AFTER = 20_000;
