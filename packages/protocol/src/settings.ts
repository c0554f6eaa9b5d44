import * as z from 'zod/mini';

/* What the host of a table decides. Each setting has its values in the order in which they are offered, the default first. */

/** How long players have. */
export const clockSchema = z.enum(['off', 'relaxed', 'normal', 'fast']);
/** A clock, by its code. */
export type Clock = z.output<typeof clockSchema>;

/** Who may come in of those who do not belong to the table yet: all with the link, those the host lets in, or nobody. */
export const doorSchema = z.enum(['open', 'knock', 'closed']);
/** Who may come in. */
export type Door = z.output<typeof doorSchema>;

/**
 * What people without a seat may see of a game: what all may see; the hand of one who lets them; all hands, if all let them; all
 * hands, a deal behind; or they may not be here.
 */
export const watchingSchema = z.enum(['public', 'one-seat', 'all-hands', 'all-hands-later', 'off']);
/** What people without a seat may see. */
export type Watching = z.output<typeof watchingSchema>;

/** Everything that the host decides, by the name under which it is stored and sent. */
export const settingsSchema = z.object({
  clock: clockSchema,
  door: doorSchema,
  watching: watchingSchema,
  /** Whether a bot sits in for a player who has been away for a while. */
  standIn: z.enum(['when-away', 'never']),
  /** Who may talk: all as they like, all a little, only those who have a seat, or nobody. */
  talk: z.enum(['everybody', 'slow', 'players', 'off']),
  /** Who may look at the games of the table once they are over: all who are given the link of one, or only those who were there. */
  replays: z.enum(['with-link', 'for-us']),
  /** How the table goes while nobody is asked: its bots, and what rests on it to be looked at. */
  pace: z.enum(['calm', 'brisk', 'at-once']),
  /** Whether somebody may take back a move of theirs if all whom it touches agree. */
  takingBack: z.enum(['by-consent', 'off']),
  /** Whether those who play may ask what a sensible player would do. */
  hints: z.enum(['off', 'on']),
});
/** Everything that the host decides. */
export type Settings = Readonly<z.output<typeof settingsSchema>>;
/** The name of a setting. */
export type SettingName = keyof Settings;
/** When a bot sits in. */
export type StandInRule = Settings['standIn'];
/** Who may chat. */
export type ChatSetting = Settings['talk'];
/** Who may look at the games of a table once they are over. */
export type Replays = Settings['replays'];
/** How a table goes while nobody is asked. */
export type Pace = Settings['pace'];
/** Whether moves may be taken back. */
export type TakingBackRule = Settings['takingBack'];

/** The time a player has, in ms. */
export interface ClockRule {
  /** For each move. */
  readonly move: number;
  /** What of all moves of a deal may go beyond that, taken together. */
  readonly bank: number;
}

/** What each clock gives; null for none. */
export const CLOCKS: Readonly<Record<Clock, ClockRule | null>> = {
  off: null,
  relaxed: { move: 60_000, bank: 180_000 },
  normal: { move: 30_000, bank: 90_000 },
  fast: { move: 12_000, bank: 30_000 },
};

/** What a pace leaves of the time that a calm table takes, as shares of it. */
export interface PaceRule {
  /** How long the table rests, after a trick say. */
  readonly rests: number;
  /** How long a bot takes over a move. Bots think while the table rests, so that one waits for whichever takes longer. */
  readonly bots: number;
}

/** What each pace leaves. */
export const PACES: Readonly<Record<Pace, PaceRule>> = {
  calm: { rests: 1, bots: 1 },
  brisk: { rests: 0.27, bots: 2 / 7 },
  'at-once': { rests: 0, bots: 0 },
};

/** How long one waits after each saying where the chat is slow, in ms. */
export const SLOW_CHAT_MS = 30_000;
