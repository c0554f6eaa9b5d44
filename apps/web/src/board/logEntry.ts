import type { TrickNumber } from '@chinwag/rules';
import type { Message } from '../language/message.ts';
import type { Sentiment } from './sentiment.ts';

/** One line of the log; also spoken by the live region. */
export interface LogEntry {
  /** Short heading of the line: the number of the trick, for example. May be empty. */
  readonly mark: string;
  readonly sentence: Message;
  /** The trick whose cards it shows: it may be read again only for as long as that trick may be looked at. */
  readonly trick?: TrickNumber;
  /** The rule that made it happen, where a player may want to look it up. */
  readonly rule?: string;
  /** What it is to the one who reads it; neither good news nor bad if left out. */
  readonly sentiment?: Sentiment;
  /** True if only this viewer may know it: shown as such. */
  readonly onlyYou?: true;
  /** True if it must not be missed: it lies on a slip over the table for a while, also where the log is out of sight. */
  readonly notice?: true;
}
