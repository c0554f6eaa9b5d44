import type { GameState, Play, Seat } from '@chinwag/rules';
import type { Screen } from './screen.ts';

/** Takes a turn of a page's player, or a step of a turn. Ignores presses on elements that have disappeared. */
export type TakeTurn = (page: Screen) => Promise<void>;

/** The window sizes of screenshots. */
export type PictureSize = 'phone' | 'phone-on-its-side' | 'laptop' | 'desktop';

/** A picture of the documentation: a story, in one or several windows. */
interface StoryPicture {
  readonly name: string;
  readonly story: string;
  readonly sizes: readonly PictureSize[];
}

/** A game option and a value, as labelled in the form. */
export interface Rule {
  readonly rule: string;
  readonly value: string;
}

/** A game of four friends, one of whom reloads during it. */
interface WholeGame {
  /** The host's option before the game, which makes it short. */
  readonly choice: Rule;
  /** The text of the top bar at which one friend reloads. */
  readonly reloadAt: RegExp;
}

/** What a table shows about its game, except for whose turn it is. */
export interface ShownFacts {
  /** The number of the deal, from 1; 0 before the first. */
  readonly deal: number;
  /** The cards of the trick in progress; empty in a game without tricks. */
  readonly plays: readonly Play<string>[];
  /** Whether the deal is in progress: from the first lead or the first turn until the deal is over. */
  readonly isUnderWay: boolean;
  /** The points shown at the seats; null if they show none now. */
  readonly scores: readonly number[] | null;
  /** The number of cards shown at each seat; null if they show none. */
  readonly held: readonly number[] | null;
  /** The seat marked as dealer; null if none is marked. */
  readonly dealer: Seat | null;
}

/** The script of a game for browser tests, the bench and screenshots: `played` in its file in `games/`. */
export interface GameScript {
  /** Returns a function that takes one player's turns, always with an allowed choice. */
  readonly turns: () => TakeTurn;
  /** The whole game to play; null for a game with its own browser test. */
  readonly whole: WholeGame | null;
  /** Returns the facts that the game's table shows about a state; null for a game without evenings. */
  readonly shown: ((state: GameState) => ShownFacts) | null;
  readonly pictures: readonly StoryPicture[];
  /** The stories in which the game's table is measured: the most seats, the largest hand, and the fullest middle. */
  readonly tables: readonly string[];
}

/** The windows of a picture in two sizes, small and large. Then those of a picture in all sizes. */
export const BOTH = ['phone', 'desktop'] as const;
export const EVERY = ['phone', 'phone-on-its-side', 'laptop', 'desktop'] as const;
