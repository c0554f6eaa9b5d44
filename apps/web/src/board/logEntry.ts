import type { TrickNumber } from '@chinwag/rules';
import type { Message } from '../language/message.ts';
import type { Sentiment } from './sentiment.ts';

/** A log line, which the live region also announces. */
export interface LogEntry {
  /** A short heading of the line, such as the number of the trick. May be empty. */
  readonly mark: string;
  readonly sentence: Message;
  /** The trick whose cards the line shows. The log shows the line only while that trick may be looked at. */
  readonly trick?: TrickNumber;
  /** The rule behind the line, where a player may want to look it up. */
  readonly rule?: string;
  /** Whether the line is good or bad news for the reader; neither if omitted. */
  readonly sentiment?: Sentiment;
  /** True if only this viewer may know the line, which is marked accordingly. */
  readonly onlyYou?: true;
  /** True if the line must not be missed. A notice over the table then shows it for a while, even where the log is hidden. */
  readonly notice?: true;
}
