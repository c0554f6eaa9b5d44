import type { GameState, Tagged } from '../game.ts';
import type { Playthrough, Step } from '../play.ts';
import type { Random } from './random.ts';
import type { AnyLawSubject } from './subject.ts';

/** A step of any game. */
export type AnyStep = Step<GameState, Tagged, Tagged>;

/** Any game as it was played. */
export type AnyPlayedGame = Playthrough<object, GameState, Tagged, Tagged>;

/** Something that every game must obey. */
export interface Law {
  /** Several laws may be parts of one, and share its number. */
  readonly number: number;
  readonly name: string;
  /** What it asks of a game, in a sentence; `docs/architecture.md` tells it. */
  readonly says: string;
  /** Whether the law says anything about this game; about every game if left out. */
  applies?(subject: AnyLawSubject): boolean;
  /** Throws a `LawBroken` if the game, played by chance as `played` tells, breaks the law. */
  examine(subject: AnyLawSubject, played: AnyPlayedGame, random: Random): void;
}
