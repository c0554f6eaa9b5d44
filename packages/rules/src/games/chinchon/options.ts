import { amount, choice, type ChosenOf } from '../../kernel/options.ts';

/** The highest ante; with this ante, every possible pot is still an exact integer. */
export const MOST_ANTE = 1_000_000_000;

/** The game's options, each with its default value first. */
export const chinchonOptions = {
  /** The points at which a player is knocked out (CH7.2). */
  target: choice('CH7.2', [100, 70]),
  /** The number of cards in the pack (CH1.1). */
  deck: choice('CH1.1', ['40', '48']),
  /**
   * `settle`: laying down closes the deal, and the other players settle right away (CH5). `play-on`: play continues after laying
   * down (CH6).
   */
  ending: choice('CH5.1', ['settle', 'play-on']),
  /** The counters that each player pays into the pot (CH8.1). */
  ante: amount('CH8.1', [10, 0], { least: 0, most: MOST_ANTE }),
  /** How often a player who is out may re-enlist (CH8.2). */
  reenlist: choice('CH8.2', ['unlimited', 'once', 'never']),
};

/** The options that the host chose for a game. */
export type ChinchonOptions = ChosenOf<typeof chinchonOptions>;
