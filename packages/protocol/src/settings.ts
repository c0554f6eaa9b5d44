import * as z from 'zod/mini';

/* The settings of a table, which its host decides. Their values are in the order in which they are offered, the default first. */

/** Schema of a table's clock setting. */
export const clockSchema = z.enum(['off', 'relaxed', 'normal', 'fast']);
/** A clock setting, by its code. */
export type Clock = z.output<typeof clockSchema>;

/**
 * Schema of the door setting: who may enter without being a member of the table. That is anyone with the link, people whom the host
 * admits, or nobody.
 */
export const doorSchema = z.enum(['open', 'knock', 'closed']);
/** A door setting, by its code. */
export type Door = z.output<typeof doorSchema>;

/**
 * Schema of what spectators can see: the public state, the hand of one willing player, or all hands if all players agree. With
 * `all-hands-later`, they see all hands one deal later. `off` allows no spectators.
 */
export const watchingSchema = z.enum(['public', 'one-seat', 'all-hands', 'all-hands-later', 'off']);
/** A watching setting, by its code. */
export type Watching = z.output<typeof watchingSchema>;

/** Schema of the settings that the host decides, by their names in the store and on the wire. */
export const settingsSchema = z.object({
  clock: clockSchema,
  door: doorSchema,
  watching: watchingSchema,
  /** Whether a bot stands in for a player who has been away for a while. */
  standIn: z.enum(['when-away', 'never']),
  /** Who may chat: everybody freely, everybody in slow mode, seated people only, or nobody. */
  talk: z.enum(['everybody', 'slow', 'players', 'off']),
  /** Who may replay the table's finished games: anyone with the link to one, or only the people who were present. */
  replays: z.enum(['with-link', 'for-us']),
  /** The speed of the table while no person has to act: that of its bots, and of the pauses between moves. */
  pace: z.enum(['calm', 'brisk', 'at-once']),
  /** Whether players may take back a move if everyone affected agrees. */
  takingBack: z.enum(['by-consent', 'off']),
  /** Whether players may ask for a hint, which is the move of a sensible player. */
  hints: z.enum(['off', 'on']),
});
/** The settings that the host decides. */
export type Settings = Readonly<z.output<typeof settingsSchema>>;
/** The name of a setting. */
export type SettingName = keyof Settings;
/** The rule on when a bot stands in. */
export type StandInRule = Settings['standIn'];
/** The rule on who may chat. */
export type ChatSetting = Settings['talk'];
/** The rule on who may replay a table's finished games. */
export type Replays = Settings['replays'];
/** The speed of a table while no person has to act. */
export type Pace = Settings['pace'];
/** Whether players may take back moves. */
export type TakingBackRule = Settings['takingBack'];

/** The time limits of a clock, in ms. */
export interface ClockRule {
  /** The time for each move. */
  readonly move: number;
  /** The time bank: the extra time for all moves of a deal together. */
  readonly bank: number;
}

/** The time limits of each clock, or null if it has none. */
export const CLOCKS: Readonly<Record<Clock, ClockRule | null>> = {
  off: null,
  relaxed: { move: 60_000, bank: 180_000 },
  normal: { move: 30_000, bank: 90_000 },
  fast: { move: 12_000, bank: 30_000 },
};

/** The factors by which a pace shortens the times of a table at a calm pace. */
export interface PaceRule {
  /** The factor for the pauses of the table, for example after a trick. */
  readonly rests: number;
  /** The factor for the thinking time of bots. Bots think during the pauses, so the longer of the two times counts. */
  readonly bots: number;
}

/** The factors of each pace. */
export const PACES: Readonly<Record<Pace, PaceRule>> = {
  calm: { rests: 1, bots: 1 },
  brisk: { rests: 0.27, bots: 2 / 7 },
  'at-once': { rests: 0, bots: 0 },
};

/** The minimum time between a sender's messages in slow mode, in ms. */
export const SLOW_CHAT_MS = 30_000;
