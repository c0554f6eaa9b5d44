import type { GameState, Play, Seat } from '@chinwag/rules';
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

/** What a table shows of the state of its game, beside whose turn it is. */
export interface ShownFacts {
  /** Which deal it is, from 1; 0 before the first. */
  readonly deal: number;
  /** The cards of the trick that has been led to; none in a game without tricks. */
  readonly plays: readonly Play<string>[];
  /** Whether a trick of the deal has been led to, or a turn of it has been taken, and it is not over. */
  readonly isUnderWay: boolean;
  /** The points that seats show; null where they show none now. */
  readonly scores: readonly number[] | null;
  /** How many cards seats say that each holds; null where they do not. */
  readonly held: readonly number[] | null;
  /** Who is said to deal; null where seats do not say it. */
  readonly dealer: Seat | null;
}

/** What the browsers, the bench and the pictures know about a game: `played` of its file in `games/`. */
export interface GameScript {
  /** How one player answers whatever the game asks, always with something allowed. */
  readonly turns: () => TakeTurn;
  /** Null for a game whose browsers have a test of their own. */
  readonly whole: WholeGame | null;
  /** What its table shows of a state, which its own rules have made; null for a game of which no evening is played. */
  readonly shown: ((state: GameState) => ShownFacts) | null;
  readonly pictures: readonly StoryPicture[];
  /** The stories in which its table is measured: the most seats, the largest hand, everything that can lie in the middle. */
  readonly tables: readonly string[];
}

/** The windows of a picture that is taken small and large, and of one that is taken in all there are. */
export const BOTH = ['phone', 'desktop'] as const;
export const EVERY = ['phone', 'phone-on-its-side', 'laptop', 'desktop'] as const;
