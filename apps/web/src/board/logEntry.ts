import type { TrickNumber } from '@chinwag/rules';
import type { Message } from '../language/message.ts';
import type { Sentiment } from './sentiment.ts';

/** One line of the log, which the live region also announces. */
export interface LogEntry {
  /** Short heading of the line: the number of the trick, for example. May be empty. */
  readonly mark: string;
  readonly sentence: Message;
  /** The trick whose cards it shows: the line can be read again only while that trick may be looked at. */
  readonly trick?: TrickNumber;
  /** The rule behind it, where a player may want to look it up. */
  readonly rule?: string;
  /** Whether it is good or bad news for the reader; neither if omitted. */
  readonly sentiment?: Sentiment;
  /** True if only this viewer may know it: it is marked as such. */
  readonly onlyYou?: true;
  /** True if it must not be missed: a slip over the table shows it for a while, even where the log is hidden. */
  readonly notice?: true;
}
