import { CLOCKS, type Clock, LONG_THOUGHT } from '@chinwag/protocol';
import { type Message, message, type Person } from '../../language/message.ts';
import type { InWords } from './inWords.ts';

const MINUTE = 60_000;

/** Returns the text of a clock setting, with its actual numbers. */
export function clockInWords(clock: Clock): InWords & { readonly help: Message } {
  const rule = CLOCKS[clock];
  const label = message(`words.clock.${clock}`);
  if (rule === null) return { label, help: message('words.clock-off-help', { minutes: LONG_THOUGHT / MINUTE }) };
  return { label, help: message('words.clock-help', { move: duration(rule.move), bank: duration(rule.bank) }) };
}

/** Returns a duration in whole seconds or minutes, such as `12 seconds` or `2 minutes`. */
export function duration(milliseconds: number): Message {
  if (milliseconds % MINUTE === 0) return message('words.minutes', { count: milliseconds / MINUTE });
  return message('words.seconds', { count: milliseconds / 1000 });
}

/** Returns the announcement to a player with this many seconds left. */
export function secondsLeft(seconds: number): Message {
  return message('words.seconds-left', { count: seconds });
}

/** Returns the announcement to everyone that a player's time is up. */
export function timeIsOut(who: Person): Message {
  return message('words.time-is-out', { who });
}
