import { DAY, laterDate, MINUTE, type Monotonic, type WallTime } from '../time.ts';

/** A reading of the system clock, and the monotonic time at which it was taken. */
export interface ClockReading {
  readonly date: WallTime;
  readonly at: Monotonic;
}

/** The verdict on the system clock: trusted, too far ahead of the newest known date, or too far behind it. */
export type ClockVerdict = 'believed' | 'ahead' | 'behind';

/** How far ahead of the newest known date the clock may be and still be trusted. A server may have been off for that long. */
const MOST_AHEAD = 30 * DAY;
/**
 * How far behind the newest known date the clock may be. The clocks of several machines differ, and time synchronization corrects
 * them a little every day.
 */
const MOST_BEHIND = MINUTE;
/** How long a server runs with a clock in doubt before it trusts the clock. */
const BELIEVED_AFTER = DAY;

/**
 * Decides whether to trust the system clock. Compares the clock with the newest known date, and with the monotonic time since then,
 * which cannot be set.
 */
export class ClockTrust {
  /** A date that is known to have been reached at a monotonic time. */
  #known: ClockReading;
  /** The clock reading that first raised doubt, or null while the clock is trusted. */
  #doubted: (ClockReading & { readonly why: ClockVerdict }) | null = null;

  /** `newest` is the newest date known so far. If `newest` is null, trusts the first reading. */
  constructor(newest: WallTime | null, first: ClockReading) {
    this.#known = { date: newest ?? first.date, at: first.at };
    this.judge(first);
  }

  /** Judges the clock by a new reading, and returns the verdict. */
  judge(reading: ClockReading): ClockVerdict {
    const why = heldAgainst(this.#known, reading);
    const doubted = this.#doubted;
    if (why === 'believed') return this.#believe(reading);
    // A different wrong clock starts a new period of doubt, of the full length.
    if (doubted === null || doubted.why !== why || heldAgainst(doubted, reading) !== 'believed') {
      this.#doubted = { ...reading, why };
      return why;
    }
    return reading.at - doubted.at >= BELIEVED_AFTER ? this.#believe(reading) : why;
  }

  /** Trusts a reading, because the operator has confirmed it. */
  settle(reading: ClockReading): void {
    this.#believe(reading);
  }

  /** Returns the date that must have been reached at a monotonic time, whatever the system clock shows. */
  known(at: Monotonic): WallTime {
    return laterDate(this.#known.date, at - this.#known.at);
  }

  #believe(reading: ClockReading): ClockVerdict {
    this.#known = reading;
    this.#doubted = null;
    return 'believed';
  }
}

function heldAgainst(known: ClockReading, { date, at }: ClockReading): ClockVerdict {
  const past = date - known.date - (at - known.at);
  if (past > MOST_AHEAD) return 'ahead';
  return past < -MOST_BEHIND ? 'behind' : 'believed';
}
