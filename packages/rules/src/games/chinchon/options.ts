import { amount, choice, type OptionList } from '../../kernel/options.ts';
import type { SpanishDeck } from '../../kernel/spanish-cards.ts';

/** What the host chooses before the game. */
export interface ChinchonOptions {
  /** How many cards the pack has (CH1.1). */
  readonly deck: SpanishDeck;
  /** `settle`: laying down closes, and the others settle at once (CH5). `play-on`: play goes on after it (CH6). */
  readonly ending: 'settle' | 'play-on';
  /** The points that put a player out (CH7.2). */
  readonly target: 100 | 70;
  /** The counters that each player pays into the pot (CH8.1). */
  readonly ante: number;
  /** How often a player who is out may re-enlist (CH8.2). */
  readonly reenlist: 'unlimited' | 'once' | 'never';
}

/** The highest ante: of so many counters, any pot there can be is still counted exactly. */
export const MOST_ANTE = 1_000_000_000;

/** What may be chosen, the default first. */
export const chinchonOptions: OptionList<ChinchonOptions> = {
  target: choice('CH7.2', [100, 70]),
  deck: choice('CH1.1', ['40', '48']),
  ending: choice('CH5.1', ['settle', 'play-on']),
  ante: amount('CH8.1', [10, 0], { least: 0, most: MOST_ANTE }),
  reenlist: choice('CH8.2', ['unlimited', 'once', 'never']),
};
