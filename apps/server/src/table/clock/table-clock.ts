import { CLOCKS, LONG_THOUGHT, type ClocksMessage } from '@chinwag/protocol';
import type { EventBatch, Seat, Tagged } from '@chinwag/rules';
import { GameClock } from './game-clock.ts';
import type { SheetReaders } from './sheet-readers.ts';
import type { GameRun } from '../game/game-run.ts';
import type { StoredClock, StoredClocks } from '../record/stored-clocks.ts';
import type { Presence } from '../connections/presence.ts';
import { playsThemselves, type SeatRecord, type TableRecord } from '../record/table-record.ts';
import { later, LONG_AGO, type Monotonic } from '../../time.ts';

/** A question that a player is thinking about, by the number of the event that raised it, and since when. */
interface Thinking {
  readonly question: number;
  readonly at: Monotonic;
  /** Whether the player is not thinking yet, because they are reading the previous deal's score. */
  readonly reads: boolean;
}

/** The maximum time for which dropped connections stop a player's clock in one game, as a multiple of the grace period. */
const GRACES_IN_A_GAME = 3;

/**
 * How long a clock has been stopped in a game for dropped connections, in ms. `since` is when it was last stopped, or null if the
 * clock is running.
 */
interface StoppedTime {
  readonly stood: number;
  readonly since: Monotonic | null;
}

/** A shared list for the common case that no clock is stopped, so that moves allocate no list. */
const NOBODY: readonly null[] = [];

/** The clocks of a running game. Without a clock setting, they measure how long each player has been thinking. */
export class TableClock {
  readonly #readers: SheetReaders;
  /** By seat, until when the clock is stopped while its player reads the score, or null if the clock is not stopped. */
  #readUntil: readonly (Monotonic | null)[] = NOBODY;
  #clock: { readonly of: string; readonly measures: GameClock } | null = null;
  /** The clocks of a game as stored when its table was loaded. */
  #stored: { readonly of: string; readonly seats: readonly StoredClock[] } | null = null;
  #excusedUntil: readonly (Monotonic | null)[] = [];
  /** By seat, how long its clock has been stopped in the current game. The time is in memory only, so a restart resets it. */
  readonly #standing = new Map<Seat, StoppedTime>();
  #standingIn: string | null = null;
  /**
   * By seat, the current decision and its start, or null if there is none. Updates happen in place, because the list changes with
   * each move.
   */
  readonly #askedAt: (Thinking | null)[] = [];

  /** `readers` tracks who may still be reading the previous deal's score. */
  constructor(readers: SheetReaders) {
    this.#readers = readers;
  }

  /** Resumes the clocks of a game from their stored state at the next update. Call it before the first update. */
  goOnFrom(run: GameRun, { rule, seats }: StoredClocks): void {
    this.#stored = { of: `${run.id} ${rule}`, seats };
  }

  /**
   * Returns the clocks at `now`, to store with a move that has these `events`, before the move is sent. Returns null in a game
   * without clocks.
   */
  stored({ settings: { clock } }: TableRecord, run: GameRun, events: readonly Tagged[], now: Monotonic): StoredClocks | null {
    if (this.#clock?.of !== `${run.id} ${clock}`) return null;
    const { measures } = this.#clock;
    const seats = events.some(({ type }) => run.game.dealEnds.includes(type)) ? measures.refilled() : measures.stored(now);
    return { rule: clock, seats: [...seats] };
  }

  /** Updates the state of the table at `now`. Call it whenever the game, the table or the presence of people has changed. */
  note(record: TableRecord, run: GameRun | null, presence: Presence, grace: number, now: Monotonic): void {
    const usesUp = (held: SeatRecord): Monotonic | null => (playsThemselves(held) ? presence.usesUp(held.person, grace) : null);
    const isBreak = record.pause !== null;
    const isAnyoneHere = !isBreak && record.seats.some((held) => held.kind === 'person' && presence.isHere(held.person));
    const pendingSeats = run?.actors ?? [];
    if (run?.id !== this.#standingIn) this.#standing.clear();
    this.#standingIn = run?.id ?? null;
    const excusedUntil = (held: SeatRecord, seat: Seat): Monotonic | null => {
      const isAsked = isAnyoneHere && playsThemselves(held) && pendingSeats.includes(seat);
      return this.#stands(seat, isAsked ? usesUp(held) : null, grace * GRACES_IN_A_GAME, now) ?? usesUp(held);
    };
    const isAnyoneAway = this.#standing.size > 0 || record.seats.some((held) => usesUp(held) !== null);
    this.#excusedUntil = isAnyoneAway ? record.seats.map(excusedUntil) : NOBODY;
    const readUntil = pendingSeats.map((seat) => {
      const held = record.seats[seat];
      return run === null || held === undefined ? null : this.#readers.readsUntil(run, seat, held);
    });
    const isAnyoneReading = readUntil.some((until) => until !== null);
    this.#readUntil = isAnyoneReading ? record.seats.map((_, seat) => readUntil[pendingSeats.indexOf(seat)] ?? null) : NOBODY;
    const asked = record.seats.map((held, seat) => {
      if (run === null || !playsThemselves(held) || !pendingSeats.includes(seat)) return null;
      const reads = (this.readsUntil(seat) ?? LONG_AGO) > now;
      // No clock runs while none of the players is present, or during a break.
      return { question: run.decisionEpoch(seat), runs: isAnyoneHere && !reads && !this.#isExcused(seat, now), reads };
    });
    this.#noteThinking(isBreak ? asked.map(() => null) : asked, now);
    const rule = CLOCKS[record.settings.clock];
    if (run === null || rule === null) {
      this.#clock = null;
      return;
    }
    const of = `${run.id} ${record.settings.clock}`;
    if (this.#clock?.of !== of) {
      const stored = this.#stored?.of === of ? this.#stored.seats : [];
      this.#clock = { of, measures: new GameClock(rule, record.seats.length, stored) };
    }
    this.#clock.measures.note(asked, now);
  }

  /** Handles events of the game. A new deal refills everybody's time. */
  happened(run: GameRun, { events }: EventBatch): void {
    if (events.some(({ type }) => run.game.dealEnds.includes(type))) this.#clock?.measures.refill();
  }

  /** Returns when a seat will time out if its player does nothing, or null if its clock does not run. */
  runsOutAt(seat: Seat): Monotonic | null {
    return this.#clock?.measures.runsOutAt(seat) ?? null;
  }

  /** Returns a key of how the clocks run until something happens. While the key is the same, clients need no message. */
  course(): string {
    return this.#clock?.measures.course() ?? '';
  }

  /** Returns the message with all running clocks at `now`. */
  asSent(now: Monotonic): ClocksMessage {
    return this.#clock?.measures.asSent(now) ?? [];
  }

  /** Restarts the thinking time of a seat whose player says at `now` that they are still there. */
  startOver(seat: Seat, now: Monotonic): void {
    const thinking = this.#askedAt[seat] ?? null;
    if (thinking !== null) this.#askedAt[seat] = { ...thinking, at: now };
  }

  /** Returns when the clock of an absent player resumes, or null if the clock is not stopped for absence. */
  excusedUntil(seat: Seat): Monotonic | null {
    return this.#excusedUntil[seat] ?? null;
  }

  /**
   * Returns the latest time until which a seat's clock is stopped while its player reads the previous score. Returns null if they
   * are not reading.
   */
  readsUntil(seat: Seat): Monotonic | null {
    return this.#readUntil[seat] ?? null;
  }

  /**
   * Returns the time since which a seat has been thinking, or of its player's last confirmation of that. Returns null if it is not
   * thinking.
   */
  askedAt(seat: Seat): Monotonic | null {
    return this.#askedAt[seat]?.at ?? null;
  }

  /** Returns when a seat's thinking time will count as long, without a clock. Returns null if the seat is not thinking. */
  isLongAt(seat: Seat): Monotonic | null {
    const at = this.#clock === null ? this.askedAt(seat) : null;
    return at === null ? null : later(at, LONG_THOUGHT);
  }

  #noteThinking(asked: readonly (Omit<Thinking, 'at'> | null)[], now: Monotonic): void {
    this.#askedAt.length = asked.length;
    asked.forEach((asks, seat) => {
      const before = this.#askedAt[seat];
      if (asks === null) this.#askedAt[seat] = null;
      else if (before?.question !== asks.question || before.reads || asks.reads) {
        this.#askedAt[seat] = { question: asks.question, at: now, reads: asks.reads };
      }
    });
  }

  /**
   * Returns the time until which a seat's clock is stopped: at the latest until `wanted`, and no longer than the rest of `most`.
   * Returns null if the clock runs. Adds the stopped time to the seat's total.
   */
  #stands(seat: Seat, wanted: Monotonic | null, most: number, now: Monotonic): Monotonic | null {
    const { stood, since } = this.#standing.get(seat) ?? { stood: 0, since: null };
    const soFar = stood + (since === null ? 0 : now - since);
    const until = wanted === null ? null : (Math.min(wanted, later(now, most - soFar)) as Monotonic);
    if (until !== null && until > now) this.#standing.set(seat, { stood: soFar, since: now });
    else if (soFar > 0) this.#standing.set(seat, { stood: soFar, since: null });
    return until;
  }

  /** Returns whether a seat's clock is stopped because its player is disconnected, but not yet away for too long. */
  #isExcused(seat: Seat, now: Monotonic): boolean {
    const until = this.#excusedUntil[seat] ?? null;
    return until !== null && until > now;
  }
}
