import type { GameId } from '@chinwag/rules';
import type { Screen } from './screen.ts';
import { takeChanoyuStep } from './turns/chanoyu.ts';
import { takeChapankaTurn } from './turns/chapanka.ts';
import { takeChinasoStep } from './turns/chinaso.ts';
import { chinchonTurns } from './turns/chinchon.ts';
import { takeChinkwayTurn } from './turns/chinkway.ts';
import { takeSlobberhannesTurn } from './turns/slobberhannes.ts';

/** Takes a turn of the one at a page, or a step of one. */
export type TakeTurn = (page: Screen) => Promise<void>;

/** The windows that pictures are taken in. */
export type PictureSize = 'phone' | 'phone-on-its-side' | 'laptop' | 'desktop';

/** A picture of the documentation: a story, in one window or several. */
interface Picture {
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

/** What the browsers, the bench and the pictures are told about a game. */
export interface PlayedGame {
  /** How one player answers whatever the game asks, always with something allowed. */
  readonly turns: () => TakeTurn;
  /** Null for a game whose browsers have a test of their own. */
  readonly whole: WholeGame | null;
  readonly pictures: readonly Picture[];
  /** The stories in which its table is measured: the most seats, the largest hand, everything that can lie in the middle. */
  readonly tables: readonly string[];
}

const BOTH = ['phone', 'desktop'] as const;
const EVERY = ['phone', 'phone-on-its-side', 'laptop', 'desktop'] as const;

/** Every game as it is played and pictured in a real browser. */
const GAMES = {
  chinkway: {
    turns: () => takeChinkwayTurn,
    whole: null,
    pictures: [
      { name: 'chinkway', story: 'chinkway-play', sizes: EVERY },
      { name: 'score-sheet', story: 'chinkway-score', sizes: ['desktop'] },
    ],
    tables: [
      'chinkway-play', 'chinkway-discard', 'chinkway-trump', 'chinkway-extract', 'chinkway-extract-partner',
      'chinkway-final-request', 'chinkway-watching', 'chinkway-all-hands',
    ],
  },
  chinaso: {
    turns: () => takeChinasoStep,
    whole: null,
    pictures: [
      { name: 'chinaso', story: 'chinaso-ready', sizes: BOTH },
      { name: 'chinaso-buying', story: 'chinaso-buying', sizes: ['phone'] },
      { name: 'chinaso-seven', story: 'chinaso-seven', sizes: EVERY },
    ],
    tables: [
      'chinaso-seven', 'chinaso-seven-not-down', 'chinaso-seven-buying', 'chinaso-seven-watching', 'chinaso-all-hands',
      'chinaso-largest-hand', 'chinaso-composing', 'chinaso-ready', 'chinaso-straights', 'chinaso-buying-stakes',
      'chinaso-swap', 'chinaso-hand-over-seven',
    ],
  },
  chinchon: {
    turns: () => chinchonTurns({ wantsToWin: true, comesBack: () => false }),
    whole: null,
    pictures: [
      { name: 'chinchon', story: 'chinchon-settle', sizes: BOTH },
      { name: 'chinchon-eight', story: 'chinchon-eight-late', sizes: EVERY },
    ],
    tables: [
      'chinchon-lead', 'chinchon-act', 'chinchon-closing', 'chinchon-settle', 'chinchon-play-on-add', 'chinchon-out',
      'chinchon-eight', 'chinchon-eight-late', 'chinchon-eight-scored', 'chinchon-eight-watching', 'chinchon-all-hands',
      'chinchon-two',
    ],
  },
  chapanka: {
    turns: () => takeChapankaTurn,
    whole: { choice: { rule: 'Length', value: '4 deals' }, reloadAt: /Deal 2 of 4|Deal 1 of 4, trick (?:[5-9]|1\d)/ },
    pictures: [{ name: 'chapanka', story: 'chapanka-play', sizes: EVERY }],
    tables: [
      'chapanka-first-exchange', 'chapanka-play', 'chapanka-trick', 'chapanka-pancerola', 'chapanka-party',
      'chapanka-watching', 'chapanka-led',
    ],
  },
  chanoyu: {
    turns: () => takeChanoyuStep,
    whole: { choice: { rule: 'Scoring', value: 'Runs' }, reloadAt: /Round 1.*trick [5-9]|Round 2/i },
    pictures: [{ name: 'chanoyu', story: 'chanoyu-build', sizes: EVERY }],
    tables: [
      'chanoyu-first-lead', 'chanoyu-first-lead-5', 'chanoyu-play', 'chanoyu-play-5', 'chanoyu-build-face-5',
      'chanoyu-build-full-5', 'chanoyu-build-tsukumogami', 'chanoyu-build-tsukumogami-5', 'chanoyu-build-ending',
      'chanoyu-no-winner', 'chanoyu-watching-5',
    ],
  },
  slobberhannes: {
    turns: () => takeSlobberhannesTurn,
    whole: null,
    pictures: [],
    tables: ['slobberhannes-play', 'slobberhannes-watching'],
  },
} as const satisfies Record<GameId, PlayedGame>;

/** Every game with its id, in the order in which they hang. */
export const PLAYED: readonly (PlayedGame & { readonly id: GameId })[] = Object.entries<PlayedGame>(GAMES).map(([id, played]) => ({
  id: id as GameId,
  ...played,
}));
