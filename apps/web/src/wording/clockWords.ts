import { CLOCKS, type Clock, type ClockRule, LONG_THOUGHT } from '@chinwag/protocol';
import { numberWord, possessive } from './words.ts';

/** A clock as the host chooses it: what it is called, and what it gives in figures. */
interface ClockInWords {
  readonly label: string;
  readonly help: string;
}

const LABELS: Readonly<Record<Clock, string>> = { off: 'Off', relaxed: 'Relaxed', normal: 'Normal', fast: 'Fast' };

/** A clock in words, its numbers as the table keeps them. */
export function clockInWords(clock: Clock): ClockInWords {
  const rule = CLOCKS[clock];
  return { label: LABELS[clock], help: rule === null ? withoutClock() : givenBy(rule) };
}

function withoutClock(): string {
  return `No clock. If somebody thinks for ${duration(LONG_THOUGHT)}, the others may let a bot play on.`;
}

function givenBy({ move, bank }: ClockRule): string {
  return (
    `${duration(move)} for each move, and ${duration(bank)} more for all moves of a deal. ` +
    'When time is out, the table declines what was offered, or does what must be done.'
  );
}

/** A time as one says it: `12 seconds`, `2 minutes`. */
function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds % 60 !== 0) return `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${seconds / 60} minutes`;
}

/** Said once to somebody who has this many seconds left. */
export function secondsLeft(seconds: number): string {
  return `You have ${numberWord(seconds)} seconds left.`;
}

/** Told to all when somebody's time is out; `name` is null for the one who looks. */
export function timeIsOut(name: string | null): string {
  return name === null
    ? 'Your time is out. The table moves for you, this once.'
    : `${possessive(name)} time is out. The table moves for them, this once.`;
}
