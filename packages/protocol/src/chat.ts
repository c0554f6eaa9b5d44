import * as z from 'zod/mini';

/** Things often said at a card table, each shown in the reader's own language. */
export const CHAT_PRESETS = ['hello', 'well-played', 'thanks', 'one-moment', 'back', 'sorry', 'good-game'] as const;
export type ChatPreset = (typeof CHAT_PRESETS)[number];

export const CHAT_LENGTH = 240;

export const saidSchema = z.object({
  from: z.string(),
  name: z.string(),
  at: z.number(),
  text: z.exactOptional(z.string()),
  preset: z.exactOptional(z.enum(CHAT_PRESETS)),
});
/** Something said at the table. `at` is in milliseconds since 1970. */
export type Said = Readonly<z.output<typeof saidSchema>>;
