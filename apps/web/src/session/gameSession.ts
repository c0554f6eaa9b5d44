import type { DealSoFar, EventsMessage, Sight, Snapshot } from '@chinwag/protocol';
import type { GameState, Position, Seat } from '@chinwag/rules';
import { shallow } from 'zustand/shallow';
import type { AnyGameScreen } from '../board/screen.ts';
import type { LogEntry } from '../board/logEntry.ts';
import type { Player } from '../board/gameView.ts';
import { type LastActions, actionsAfter, NO_ACTIONS } from '../board/lastActions.ts';
import type { Flight, NumberedFlight } from '../board/flight/flight.ts';
import { type Message, message } from '../language/message.ts';
import { dealLines, type NumberedEntry } from './dealLines.ts';
import { type Feed, feedFrom, follow, type FeedStep } from './feed.ts';
import { Playback, type Schedule } from './playback.ts';
import { readableLog } from './readableLog.ts';

/**
 * A log line with its own key. Lines written as events happen have keys from 0. Lines that are looked up later have negative keys.
 */
export interface LogLine extends NumberedEntry {
  readonly key: number;
}

/** The moves that a bot made for the viewer while they were away: their number, and the lines of those in the current deal. */
interface Meanwhile {
  readonly moves: number;
  readonly lines: readonly LogLine[];
}

/** A game on a table, as the table's screen shows it. */
export interface GameOnTable {
  readonly screen: AnyGameScreen;
  readonly gameId: string;
  readonly viewer: Position;
  readonly sight: Sight;
  /** The only seat whose hand is shown to a spectator, or null if there is none. */
  readonly handOf: Seat | null;
  /** The state after the last event received. The legal moves are of this state. */
  readonly newest: GameState;
  /** The state after the last event shown. */
  readonly shown: GameState;
  /** The whole log, oldest first. Each line has one announcement. */
  readonly logLines: readonly LogLine[];
  /** The lines that may be read again now, oldest first. */
  readonly log: readonly LogLine[];
  /** The moves that a bot made for the viewer since their last move, or null if there are none. */
  readonly meanwhile: Meanwhile | null;
  /** The recent flights on the table, oldest first; empty if everything had to be shown at once. */
  readonly flights: readonly NumberedFlight[];
  /** The last action of each player, shown at their seat until they act again. */
  readonly lastActions: LastActions;
  /**
   * The number of the event after which the score sheet opened by itself, while the table waits; null without such a sheet. The end
   * of the game has none, because its result shows the score.
   */
  readonly sheet: number | null;
  /** Whether such a sheet is open, or will open with the events still to be shown. */
  readonly isScoreRead: boolean;
  /** The number of moves received that have not been completely shown. */
  readonly behind: number;
  /** Whether a move has been received since the viewer started to follow the game. The start of the game does not count. */
  readonly hasMoved: boolean;
}

/** Returns whether only the log has changed between two moments of a game. */
export function onlyTells(before: GameOnTable, after: GameOnTable): boolean {
  const { logLines, log, meanwhile } = before;
  return shallow(before, { ...after, logLines, log, meanwhile });
}

/** The options for a viewer who only watches, and must not fall behind the table. */
export interface KeepingUp {
  /** Returns whether the viewer only watches: a spectator, a player for whom a bot plays, or a player who plays on another page. */
  readonly looksOn: () => boolean;
  /** Returns the time of a monotonic clock, in ms. */
  readonly now: () => number;
}

const NOBODY_LOOKS_ON: KeepingUp = { looksOn: () => false, now: () => 0 };

/** The options of a game session: the game's screen, the players, the timing, and a callback for changes. */
export interface GameSessionOptions {
  readonly screen: AnyGameScreen;
  readonly players: () => readonly Player[];
  readonly changed: (game: GameOnTable) => void;
  /** Returns the factor of the table's pauses, or 0 for no pauses. */
  readonly pace: () => number;
  /** Returns how long these lines take to speak, in ms, while the table waits. Returns 0 if the user does not want the wait. */
  readonly speech: (lines: readonly LogEntry[]) => number;
  readonly schedule: Schedule;
  /** Which viewers must not fall behind, and by which clock; omitted if no viewer can. */
  readonly keepingUp?: KeepingUp;
  /** Returns whether the table waits in this state until it is released. If omitted, the table waits only for a score sheet. */
  readonly waitsAt?: (game: GameOnTable) => boolean;
}

/** A step that has not been shown yet. */
interface WaitingStep extends FeedStep {
  /** Whether the step's move ends the game. */
  readonly ending: boolean;
  /** Whether the step is the last one of its move. */
  readonly last: boolean;
  /** When the step's move was received. */
  readonly cameAt: number;
}

/** The age of events, in ms, from which a viewer who only watches skips them, if more than a trick is waiting. */
const OLDEST_SHOWN = 5000;

/** The maximum number of log lines, more than in the longest game that people play. */
const LOG_LENGTH = 5000;
const FLIGHTS = 120;

const MISSED: LogEntry = {
  mark: '',
  sentence: message('play.missed-deals'),
};

/** A range of events whose log lines are still missing: those after one number, up to another. */
interface Gap {
  readonly after: number;
  readonly upTo: number;
  /** The number of lines when the gap arose. Lines about a later moment do not belong to the gap. */
  readonly written: number;
}

/** What happens after a score sheet is closed: the table continues, or waits. */
export type Released = 'goes-on' | 'waits';

/** Follows one game, starting from a snapshot. Applies events as they arrive, shows them one at a time, and writes the log. */
export class GameSession {
  readonly #options: GameSessionOptions;
  readonly #playback: Playback<WaitingStep>;
  readonly #keepingUp: KeepingUp;
  #feed: Feed;
  #game: GameOnTable;
  /** The number of the last event shown. */
  #shownSeq: number;
  #gap: Gap | null;
  #written = 0;
  #lookedUp = 0;
  #flown = 0;
  /** The time for which announcements are still being spoken, in ms. */
  #unspoken = 0;
  /** Cancels the next check of how far the viewer is behind, or null while none is scheduled. */
  #cancelLook: (() => void) | null = null;

  constructor(snapshot: Snapshot, options: GameSessionOptions) {
    this.#options = options;
    this.#keepingUp = options.keepingUp ?? NOBODY_LOOKS_ON;
    this.#playback = new Playback({
      show: (step) => this.#show(step),
      restAfter: (step) => this.#restAfter(step),
      schedule: options.schedule,
    });
    this.#feed = feedFrom(snapshot);
    const { gameId, seq, viewer, sight, handOf, state } = this.#feed;
    this.#shownSeq = seq;
    this.#gap = seq === 0 ? null : { after: 0, upTo: seq, written: 0 };
    this.#game = {
      screen: options.screen,
      gameId,
      viewer,
      sight,
      handOf,
      newest: state,
      shown: state,
      logLines: [],
      log: [],
      meanwhile: null,
      flights: [],
      lastActions: NO_ACTIONS,
      sheet: null,
      isScoreRead: false,
      behind: 0,
      hasMoved: false,
    };
  }

  /** Returns the game as the table shows it now. */
  get game(): GameOnTable {
    return this.#game;
  }

  /** Returns the number of the last event received. */
  get seq(): number {
    return this.#feed.seq;
  }

  /** Returns the number of the last event shown. */
  get shownSeq(): number {
    return this.#shownSeq;
  }

  /**
   * Restarts from a snapshot of the same game, after a gap, or because the viewer now sees the game differently. Does not play back
   * the events in between.
   */
  restart(snapshot: Snapshot): void {
    const before = this.#feed;
    this.#feed = feedFrom(snapshot);
    const { seq, viewer, sight, handOf, state } = this.#feed;
    const same = sight === before.sight && viewer === before.viewer && handOf === before.handOf;
    const hasMoved = this.#game.hasMoved || (before.seq > 0 && seq > before.seq);
    if (same && seq === before.seq) return;
    this.#playback.clear();
    // If the viewer now sees the game differently, the log also narrates the deal again.
    this.#gap = { after: this.#gap?.after ?? this.#shownSeq, upTo: seq, written: this.#written };
    this.#shownSeq = seq;
    const fresh = { newest: state, shown: state, flights: [], lastActions: NO_ACTIONS };
    this.#change({ viewer, sight, handOf, hasMoved, ...fresh, ...this.#telling([], state) });
    if (!same || this.#keepingUp.looksOn()) this.release();
  }

  /** Returns whether the log lacks events of the current deal. */
  get lacksPast(): boolean {
    return this.#gap !== null;
  }

  /** Adds the missing lines of the current deal to the log, from its events. */
  lookBack(deal: DealSoFar): void {
    const gap = this.#gap;
    const { gameId, sight, newest, shown, logLines } = this.#game;
    if (gap === null || deal.gameId !== gameId || deal.sight !== sight) return;
    const { screen, players } = this.#options;
    const lines = dealLines(deal, newest.records, { screen, players: players() });
    if (lines === null) return;
    this.#gap = null;
    const looked = lines.filter(({ at }) => at <= gap.upTo).map((line): LogLine => ({ ...line, key: this.#nextLookedUp() }));
    const missed = gap.after > 0 && gap.after < deal.from - 1 ? [{ ...MISSED, at: gap.after, key: this.#nextLookedUp() }] : [];
    const before = logLines.filter(({ at }) => at <= gap.after && at < deal.from);
    // Announcements since then, at the same event, are not among the looked-up lines.
    const since = logLines.filter(({ at, key }) => at >= gap.upTo && key >= gap.written);
    const all = [...before, ...missed, ...looked, ...since];
    const own = looked.filter(({ at }) => deal.madeForYou.includes(at));
    const meanwhile = deal.madeForYou.length === 0 ? null : { moves: deal.madeForYou.length, lines: own };
    this.#change({ logLines: all, log: readableLog(all, screen, shown), meanwhile });
  }

  /** Called when the viewer moves. From then on, earlier moves of a bot are old news. */
  acted(): void {
    if (this.#game.meanwhile !== null) this.#change({ meanwhile: null });
  }

  /**
   * Receives events. Returns `followed` if they follow the last one, `gap` if events in between are missing, or `unknown` if the
   * game has no such events.
   */
  receive(message: EventsMessage): 'followed' | 'gap' | 'unknown' {
    const followed = follow(this.#options.screen.game, this.#feed, message);
    if (typeof followed === 'string') return followed;
    const hasMoved = this.#feed.seq > 0;
    this.#feed = followed.feed;
    this.#goOnFromSheet(followed.steps);
    this.#change({ newest: followed.feed.state, hasMoved });
    const ending = this.#options.screen.game.result(followed.feed.state) !== null;
    const cameAt = this.#keepingUp.now();
    const end = followed.steps.length - 1;
    this.#playback.add(followed.steps.map((step, at) => ({ ...step, ending, last: at === end, cameAt })));
    this.#change({});
    this.#keepUp();
    return 'followed';
  }

  /** Announces other news than an event of the game: as a notice, which must not be missed, or only as a log line. */
  tell(sentence: Message, as: 'notice' | 'line'): void {
    const entry = { mark: '', sentence } as const;
    this.#change(this.#telling([as === 'notice' ? { ...entry, notice: true } : entry], this.#game.shown));
  }

  /** Shows all received events at once. */
  skip(): void {
    const shown = this.#playback.done;
    this.#playback.skip();
    this.#unspoken = 0;
    if (!shown) this.#change({ flights: [] });
  }

  /** Closes the score sheet, and continues showing events, unless the table still waits for something else. */
  release(then: Released = 'goes-on'): void {
    if (this.#game.sheet !== null) this.#change({ sheet: null });
    if (then === 'goes-on') this.#playback.release();
    this.#change({});
  }

  /** Ends the session, and shows nothing more. */
  end(): void {
    this.#playback.clear();
    this.#lookNoMore();
  }

  /**
   * Closes a score sheet that nobody should wait for any longer. For a viewer who only watches, that is once the next deal has
   * started; for anyone, once the next deal has been scored.
   */
  #goOnFromSheet(coming: readonly FeedStep[]): void {
    if (this.#game.sheet === null) return;
    if (this.#keepingUp.looksOn()) this.release();
    else if (coming.some(({ event }) => this.#options.screen.opensScoreSheet(event))) this.#showNow();
  }

  /** Keeps a viewer who only watches from falling behind. If more than a trick has been waiting for too long, shows it at once. */
  #keepUp(): void {
    this.#lookNoMore();
    const oldest = this.#playback.next;
    if (oldest === null || !this.#keepingUp.looksOn() || this.#game.behind <= this.#options.players().length) return;
    const wait = oldest.cameAt + OLDEST_SHOWN - this.#keepingUp.now();
    if (wait <= 0) this.#showNow();
    else this.#cancelLook = this.#options.schedule(() => this.#keepUp(), wait);
  }

  #lookNoMore(): void {
    this.#cancelLook?.();
    this.#cancelLook = null;
  }

  /** Shows all waiting events at once, and returns their number of moves. */
  #showNow(): void {
    const moves = this.#game.behind;
    this.skip();
    this.release();
    this.tell(message('play.was-behind', { moves }), 'notice');
  }

  #show(step: WaitingStep): void {
    const { event, before, after, last } = step;
    const { screen, players } = this.#options;
    const { viewer, sheet } = this.#game;
    this.#shownSeq += 1;
    const isNextUnderWay = this.#playback.count(isLast) > (last ? 0 : 1);
    const opens = this.#bringsSheet(step) && !(this.#keepingUp.looksOn() && isNextUnderWay);
    if (opens) this.#playback.hold('skippable');
    const lines = screen.narrate(event, before, { viewer, players: players() });
    this.#unspoken += this.#options.speech(lines);
    this.#change({
      shown: after,
      flights: this.#flying(screen.flights(event, before)),
      lastActions: actionsAfter(this.#game.lastActions, screen.lastAction(event, before)),
      ...this.#telling(lines, after),
      sheet: opens ? this.#shownSeq : sheet,
    });
    if (this.#options.waitsAt?.(this.#game) === true) this.#playback.hold('firmly');
  }

  /**
   * Returns the pause after a step, in ms: the pause that the game requires, and the time to speak the announcements. That includes
   * the announcements of a step that is shown together with this one.
   */
  #restAfter({ event, before }: WaitingStep): number {
    const { screen, pace } = this.#options;
    const asked = screen.restAfter(event, before);
    if (asked === 0 && !screen.opensScoreSheet(event)) return 0;
    const rest = Math.max(asked * pace(), this.#unspoken);
    this.#unspoken = 0;
    // The table waits for a player who is reading the sheet.
    return asked === 0 ? 0 : rest;
  }

  /** Returns the log with these lines added, and the lines that may be read again while `shown` is on the table. */
  #telling(entries: readonly LogEntry[], shown: GameState): Pick<GameOnTable, 'logLines' | 'log'> {
    const lines = entries.map((entry): LogLine => ({ ...entry, at: this.#shownSeq, key: this.#written++ }));
    const logLines = [...this.#game.logLines, ...lines].slice(-LOG_LENGTH);
    return { logLines, log: readableLog(logLines, this.#options.screen, shown) };
  }

  /** Returns the key of the next looked-up line. Such lines have no announcement, because their keys precede all others. */
  #nextLookedUp(): number {
    this.#lookedUp -= 1;
    return this.#lookedUp;
  }

  #flying(flights: readonly Flight[]): readonly NumberedFlight[] {
    if (flights.length === 0) return this.#game.flights;
    const more = flights.map((flight) => ({ ...flight, at: this.#shownSeq, key: this.#flown++ }));
    return [...this.#game.flights, ...more].slice(-FLIGHTS);
  }

  /** Changes the game on the table, and the values that depend on the waiting steps. */
  #change(change: Partial<GameOnTable>): void {
    const { sheet } = { ...this.#game, ...change };
    const isScoreRead = sheet !== null || this.#playback.count((step) => this.#bringsSheet(step)) > 0;
    const changed = { ...this.#game, ...change, isScoreRead, behind: this.#playback.count(isLast) };
    if (shallow(changed, this.#game)) return;
    this.#game = changed;
    this.#options.changed(this.#game);
  }

  #bringsSheet({ event, ending }: WaitingStep): boolean {
    return !ending && this.#options.screen.opensScoreSheet(event);
  }
}

function isLast({ last }: WaitingStep): boolean {
  return last;
}
