import type { Screen } from './screen.ts';

/** Takes a turn of the one at a page, or a step of one. */
export type TakeTurn = (page: Screen) => Promise<void>;

/** The windows that pictures are taken in. */
export type PictureSize = 'phone' | 'phone-on-its-side' | 'laptop' | 'desktop';

/** A picture of the documentation: a story, in one window or several. */
interface StoryPicture {
  readonly name: string;
  readonly story: string;
  readonly sizes: readonly PictureSize[];
}

/** A rule that the host may choose, and a value of it, as the form says them. */
export interface Rule {
  readonly rule: string;
  readonly value: string;
}

/** A game of four friends, one of whom reloads in the middle of it. */
interface WholeGame {
  /** What the host chooses before the game, so that it is a short one. */
  readonly choice: Rule;
  /** What the top bar says when one of them reloads. */
  readonly reloadAt: RegExp;
}

/** What the browsers, the bench and the pictures know about a game: `played` of its file in `games/`. */
export interface GameScript {
  /** How one player answers whatever the game asks, always with something allowed. */
  readonly turns: () => TakeTurn;
  /** Null for a game whose browsers have a test of their own. */
  readonly whole: WholeGame | null;
  readonly pictures: readonly StoryPicture[];
  /** The stories in which its table is measured: the most seats, the largest hand, everything that can lie in the middle. */
  readonly tables: readonly string[];
}

/** The windows of a picture that is taken small and large, and of one that is taken in all there are. */
export const BOTH = ['phone', 'desktop'] as const;
export const EVERY = ['phone', 'phone-on-its-side', 'laptop', 'desktop'] as const;
