import type { GameState, Tagged } from '../game.ts';
import type { Playthrough, Step } from '../play.ts';
import type { Random } from './random.ts';
import type { AnyLawSubject } from './subject.ts';

/** A step of any game. */
export type AnyStep = Step<GameState, Tagged, Tagged>;

/** The playthrough of any game. */
export type AnyPlayedGame = Playthrough<object, GameState, Tagged, Tagged>;

/** A law: a property that every game must have. */
export interface Law {
  /** The number of the law. Several laws may be parts of one law and share its number. */
  readonly number: number;
  readonly name: string;
  /** The property in one sentence, as listed in `docs/architecture.md`. */
  readonly says: string;
  /** Returns whether the law applies to this game. If left out, the law applies to every game. */
  applies?(subject: AnyLawSubject): boolean;
  /** Throws a `LawBroken` if the randomly played game breaks the law. */
  examine(subject: AnyLawSubject, played: AnyPlayedGame, random: Random): void;
}
