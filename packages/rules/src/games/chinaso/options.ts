import { type AmountRange, amounts, choice, type OptionList } from '../../kernel/options.ts';

/** Which chart cards left in hand are counted by (CS6.2). The source refers to a chart that its text lacks. */
export const CARD_POINTS = ['face-value', 'fives-and-tens'] as const;
export type CardPoints = (typeof CARD_POINTS)[number];

/** How many hands are played: all seven, or three of them (CS3.4). The short game is our own. */
const LENGTHS = ['seven', 'three'] as const;
export type Length = (typeof LENGTHS)[number];

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

/** What the host chooses before the game. */
export interface ChinasoOptions {
  readonly length: Length;
  readonly cardPoints: CardPoints;
  readonly stakes: 'off' | Stakes;
}

const COUNTERS: AmountRange = { least: 0, most: HIGHEST_STAKE };

/** What may be chosen, the default first. */
export const chinasoOptions: OptionList<ChinasoOptions> = {
  length: choice('CS3.4', LENGTHS),
  stakes: amounts<Stakes, 'off'>('CS7.1', ['off', { buy: 1, hand: 5, game: 10 }], {
    buy: COUNTERS,
    hand: COUNTERS,
    game: COUNTERS,
  }),
  cardPoints: choice('CS6.2', CARD_POINTS),
};
