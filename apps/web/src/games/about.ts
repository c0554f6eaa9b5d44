import type { CardCode, Pack } from '../language/cardCode.ts';
import type { JokerName } from '../language/grammar/grammar.ts';

/** The unit that a game consists of: a deal, a hand or a round. */
export type GameUnit = 'deal' | 'hand' | 'round';

/** A game's metadata that any page may need: plain data, without components or files to load. */
export interface GameAbout {
  readonly title: string;
  /** The fewest and the most players that the rules allow. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether the home page offers the game, or the game is an example for contributors. */
  readonly shelf: 'home' | 'example';
  /** The card shown on top of the card back. */
  readonly card: CardCode;
  readonly pack: Pack;
  /** The name of the game's jokers; omitted if they are just called jokers. */
  readonly jokers?: JokerName;
  /** The unit that the game consists of and is scored by; deals if omitted. */
  readonly unit?: GameUnit;
  /** The prefix of the game's rule numbers: the `CW` of `CW4.2`. */
  readonly rulePrefix: string;
  /**
   * The game's little-known terms, each with the rule that defines it. The messages in `messages/terms` of the game's folder
   * explain the terms.
   */
  readonly terms: Readonly<Record<string, string>>;
}
