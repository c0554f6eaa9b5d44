import { type AmountRange, amounts, choice, type ChosenOf } from '../../kernel/options.ts';

/**
 * The point charts that a host can choose for the cards left in hand (CS6.2). The source refers to a chart that is missing from its
 * text.
 */
export const CARD_POINTS = ['face-value', 'fives-and-tens'] as const;

/** The highest stake, in counters. */
export const HIGHEST_STAKE = 1_000_000;

/** The stakes, in whole counters from 0 (CS7.1). A game with all stakes at 0 still counts as played for stakes. */
export interface Stakes {
  /** The counters paid into the pot for each buy. */
  readonly buy: number;
  /** The counters that each other player pays to a hand's winner. */
  readonly hand: number;
  /** The counters that each other player pays to the game's winner. */
  readonly game: number;
}

const COUNTERS: AmountRange = { least: 0, most: HIGHEST_STAKE };
const STAKES = { buy: COUNTERS, hand: COUNTERS, game: COUNTERS };

/** The game's options, each with its default value first. */
export const chinasoOptions = {
  /** The number of hands: all seven, or three of them (CS3.4). The short game is not in the source. */
  length: choice('CS3.4', ['seven', 'three']),
  stakes: amounts<Stakes, 'off'>('CS7.1', ['off', { buy: 1, hand: 5, game: 10 }], STAKES),
  cardPoints: choice('CS6.2', CARD_POINTS),
};

/** The options that the host chose for a game. */
export type ChinasoOptions = ChosenOf<typeof chinasoOptions>;
/** The chosen chart for counting the cards left in hand (CS6.2). */
export type CardPoints = ChinasoOptions['cardPoints'];
