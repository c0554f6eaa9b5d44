import type { CardCode, Pack } from '../language/cardCode.ts';
import type { JokerName } from '../language/grammar/grammar.ts';

/** What a game is made of, in its own words. */
export type GameUnit = 'deal' | 'hand' | 'round';

/** The facts about a game that any page may need: nothing here is drawn, and nothing is loaded for it. */
export interface GameAbout {
  readonly title: string;
  /** How many may play: the rules' own numbers. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether it is offered at home, or is there as an example for contributors. */
  readonly shelf: 'home' | 'example';
  /** The card that lies on its back. */
  readonly card: CardCode;
  readonly pack: Pack;
  /** What its jokers are called, where they have a name of their own. */
  readonly jokers?: JokerName;
  /** What it is made of, and scored by; deals if left out. */
  readonly unit?: GameUnit;
  /** What the numbers of its rules begin with: the `CW` of `CW4.2`. */
  readonly rulePrefix: string;
  /** The words of it that hardly anybody knows, each with its rule; `messages/terms` beside it says what they mean. */
  readonly terms: Readonly<Record<string, string>>;
}
