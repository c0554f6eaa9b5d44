import type { CardCode, Pack } from '../language/cardCode.ts';
import type { JokerName } from '../language/grammar/grammar.ts';

/** The unit that a game consists of: a deal, a hand or a round. */
export type GameUnit = 'deal' | 'hand' | 'round';

/** The facts about a game that any page may need: none of them draws or loads anything. */
export interface GameAbout {
  readonly title: string;
  /** How many can play: the rules' own limits. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether home offers it, or it is an example for contributors. */
  readonly shelf: 'home' | 'example';
  /** The card shown on top of its back. */
  readonly card: CardCode;
  readonly pack: Pack;
  /** The name of its jokers, where it has its own. */
  readonly jokers?: JokerName;
  /** What it consists of, and is scored by; deals if omitted. */
  readonly unit?: GameUnit;
  /** The prefix of its rules' numbers: the `CW` of `CW4.2`. */
  readonly rulePrefix: string;
  /** Its little-known terms, each with its rule; `messages/terms` beside it explains them. */
  readonly terms: Readonly<Record<string, string>>;
}
