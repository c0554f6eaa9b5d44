import { type AmountRange, amounts, choice, type ChosenOf } from '../../kernel/options.ts';

/** Which chart cards left in hand are counted by (CS6.2). The source refers to a chart that its text lacks. */
export const CARD_POINTS = ['face-value', 'fives-and-tens'] as const;

/** The most counters a stake may be. */
export const HIGHEST_STAKE = 1_000_000;

/** What is played for, in whole counters from 0 (CS7.1). All zero still counts as playing for stakes. */
export interface Stakes {
  /** Into the pot, for each buy. */
  readonly buy: number;
  /** To a hand's winner, from each other player. */
  readonly hand: number;
  /** To the game's winner, from each other player. */
  readonly game: number;
}

const COUNTERS: AmountRange = { least: 0, most: HIGHEST_STAKE };
const STAKES = { buy: COUNTERS, hand: COUNTERS, game: COUNTERS };

/** What may be chosen, the default first. */
export const chinasoOptions = {
  /** How many hands are played: all seven, or three of them (CS3.4). The short game is our own. */
  length: choice('CS3.4', ['seven', 'three']),
  stakes: amounts<Stakes, 'off'>('CS7.1', ['off', { buy: 1, hand: 5, game: 10 }], STAKES),
  cardPoints: choice('CS6.2', CARD_POINTS),
};

/** What the host chooses before the game. */
export type ChinasoOptions = ChosenOf<typeof chinasoOptions>;
export type CardPoints = ChinasoOptions['cardPoints'];
