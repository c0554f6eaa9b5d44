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

/** A line of the log, by a name of its own: lines written as it happens are numbered from 0, those looked up are below. */
export interface LogLine extends NumberedEntry {
  readonly key: number;
}

/** What a bot did for the viewer while they were away: how many moves, and the lines of those of the deal that is on. */
interface Meanwhile {
  readonly moves: number;
  readonly lines: readonly LogLine[];
}

/** A game on a table, as its screen shows it. */
export interface GameOnTable {
  readonly screen: AnyGameScreen;
  readonly gameId: string;
  readonly viewer: Position;
  readonly sight: Sight;
  /** The seat whose hand alone is shown to one who watches; null if there is none. */
  readonly handOf: Seat | null;
  /** The game after the last event that came. What may be played is of this state. */
  readonly newest: GameState;
  /** The game after the last event that has been shown. */
  readonly shown: GameState;
  /** All that was narrated, oldest first, to be spoken once. */
  readonly logLines: readonly LogLine[];
  /** What of it may be read again now, oldest first. */
  readonly log: readonly LogLine[];
  /** What a bot did for the viewer since they last made a move; null if nothing, or they have made one since. */
  readonly meanwhile: Meanwhile | null;
  /** What has set out lately on its way over the table, oldest first; none where everything was to be shown at once. */
  readonly flights: readonly NumberedFlight[];
  /** What each has done that is said at their seat until they act again. */
  readonly lastActions: LastActions;
  /**
   * The number of the event after which the score sheet opened by itself, for as long as the table waits behind it; null while it
   * does not. The end of the game has none: its result shows the score.
   */
  readonly sheet: number | null;
  /** Whether such a sheet is open, or comes with what is still to be shown. */
  readonly isScoreRead: boolean;
  /** How many moves have come that have not been shown whole. */
  readonly behind: number;
  /** Whether a move has come since the game is followed; what it begins with is none. */
  readonly hasMoved: boolean;
}

/** Whether from one moment of a game to a later one nothing has changed but what is said of it. */
export function onlyTells(before: GameOnTable, after: GameOnTable): boolean {
  const { logLines, log, meanwhile } = before;
  return shallow(before, { ...after, logLines, log, meanwhile });
}

/** How one who only looks on is seen to keep up with the table. */
export interface KeepingUp {
  /** Whether the viewer looks on: a spectator, or a player for whom a bot plays, or who plays elsewhere. */
  readonly looksOn: () => boolean;
  /** The time of a clock that only goes forward, in ms. */
  readonly now: () => number;
}

const NOBODY_LOOKS_ON: KeepingUp = { looksOn: () => false, now: () => 0 };

/** What a game session needs from around it. */
export interface GameSessionOptions {
  readonly screen: AnyGameScreen;
  readonly players: () => readonly Player[];
  readonly changed: (game: GameOnTable) => void;
  /** How much longer or shorter than normal the table rests; 0 is not at all. */
  readonly pace: () => number;
  /** How long these lines take to be spoken, in ms, for which the table waits; 0 where nobody wants it to. */
  readonly speech: (lines: readonly LogEntry[]) => number;
  readonly schedule: Schedule;
  /** Who must not fall behind, and by which clock; left out where nobody can. */
  readonly keepingUp?: KeepingUp;
  /** Whether the table waits, once this lies on it, until it is let go on; left out, for nothing but a score sheet. */
  readonly waitsAt?: (game: GameOnTable) => boolean;
}

/** A step as it waits to be shown. */
interface WaitingStep extends FeedStep {
  /** Whether the move it is part of ends the game. */
  readonly ending: boolean;
  /** Whether it is the last of its move. */
  readonly last: boolean;
  /** When its move came. */
  readonly cameAt: number;
}

/** For how long one who looks on is shown what happened move by move where more than a trick of it waits, in ms. */
const OLDEST_SHOWN = 5000;

/** Longer than the log of the longest game that people play to its end. */
const LOG_LENGTH = 5000;
const FLIGHTS = 120;

const MISSED: LogEntry = {
  mark: '',
  sentence: message('play.missed-deals'),
};

/** Events whose lines are still to be looked up: those after one number, up to another. */
interface Gap {
  readonly after: number;
  readonly upTo: number;
  /** How many lines had been written when it came about: those of them that speak of a later moment are not of this one. */
  readonly written: number;
}

/** What a table does once its score sheet is closed. */
export type Released = 'goes-on' | 'waits';

/** Follows one game from a snapshot on: folds what comes, shows it one event at a time, and writes the log. */
export class GameSession {
  readonly #options: GameSessionOptions;
  readonly #playback: Playback<WaitingStep>;
  readonly #keepingUp: KeepingUp;
  #feed: Feed;
  #game: GameOnTable;
  /** The number of the last event that has been shown. */
  #shownSeq: number;
  #gap: Gap | null;
  #written = 0;
  #lookedUp = 0;
  #flown = 0;
  /** How much of what was said is still being spoken, in ms. */
  #unspoken = 0;
  /** Calls off the next look at how far behind one is; null while none is to come. */
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

  /** The game as it stands on the table now. */
  get game(): GameOnTable {
    return this.#game;
  }

  /** The number of the last event that came. */
  get seq(): number {
    return this.#feed.seq;
  }

  /** The number of the last event that has been shown. */
  get shownSeq(): number {
    return this.#shownSeq;
  }

  /**
   * Takes a snapshot of the same game, after a gap, or because it is seen otherwise from now on: nothing of what happened
   * in between is played back.
   */
  restart(snapshot: Snapshot): void {
    const before = this.#feed;
    this.#feed = feedFrom(snapshot);
    const { seq, viewer, sight, handOf, state } = this.#feed;
    const same = sight === before.sight && viewer === before.viewer && handOf === before.handOf;
    const hasMoved = this.#game.hasMoved || (before.seq > 0 && seq > before.seq);
    if (same && seq === before.seq) return;
    this.#playback.clear();
    // Seen otherwise from now on, the deal is narrated again as well.
    this.#gap = { after: this.#gap?.after ?? this.#shownSeq, upTo: seq, written: this.#written };
    this.#shownSeq = seq;
    const fresh = { newest: state, shown: state, flights: [], lastActions: NO_ACTIONS };
    this.#change({ viewer, sight, handOf, hasMoved, ...fresh, ...this.#telling([], state) });
    if (!same || this.#keepingUp.looksOn()) this.release();
  }

  /** Whether something has happened in the deal that is on of which nothing has been said yet. */
  get lacksPast(): boolean {
    return this.#gap !== null;
  }

  /** Takes what happened in the deal that is on, and writes into the log what it lacks of it. */
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
    // What was announced since, at the same event, is none of the lines that are looked up.
    const since = logLines.filter(({ at, key }) => at >= gap.upTo && key >= gap.written);
    const all = [...before, ...missed, ...looked, ...since];
    const own = looked.filter(({ at }) => deal.madeForYou.includes(at));
    const meanwhile = deal.madeForYou.length === 0 ? null : { moves: deal.madeForYou.length, lines: own };
    this.#change({ logLines: all, log: readableLog(all, screen, shown), meanwhile });
  }

  /** The viewer makes a move: what a bot did before is no news any more. */
  acted(): void {
    if (this.#game.meanwhile !== null) this.#change({ meanwhile: null });
  }

  /** Takes what happened. Answers `gap` if something in between is missing, `unknown` if the game has no such events. */
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

  /** Tells something that no event of the game tells: as a notice, which must not be missed, or as a line of the log alone. */
  tell(sentence: Message, as: 'notice' | 'line'): void {
    const entry = { mark: '', sentence } as const;
    this.#change(this.#telling([as === 'notice' ? { ...entry, notice: true } : entry], this.#game.shown));
  }

  /** Shows everything that has come, at once. */
  skip(): void {
    const shown = this.#playback.done;
    this.#playback.skip();
    this.#unspoken = 0;
    if (!shown) this.#change({ flights: [] });
  }

  /** Closes the score sheet, and goes on showing what happened, unless the table waits for something else yet. */
  release(then: Released = 'goes-on'): void {
    if (this.#game.sheet !== null) this.#change({ sheet: null });
    if (then === 'goes-on') this.#playback.release();
    this.#change({});
  }

  /** Ends it: nothing more is shown. */
  end(): void {
    this.#playback.clear();
    this.#lookNoMore();
  }

  /**
   * Who looks on is held up by no score sheet once the next deal is under way. Nor is anybody by that of a deal once the next one
   * is scored.
   */
  #goOnFromSheet(coming: readonly FeedStep[]): void {
    if (this.#game.sheet === null) return;
    if (this.#keepingUp.looksOn()) this.release();
    else if (coming.some(({ event }) => this.#options.screen.opensScoreSheet(event))) this.#showNow();
  }

  /** Sees to it that one who looks on does not fall behind: more than a trick that has waited for long is shown at once. */
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

  /** Shows at once all that waits, and says how much that was. */
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

  /** As long as the game asks for, and until what was said has been spoken: with what comes next, if that is shown with it. */
  #restAfter({ event, before }: WaitingStep): number {
    const { screen, pace } = this.#options;
    const asked = screen.restAfter(event, before);
    if (asked === 0 && !screen.opensScoreSheet(event)) return 0;
    const rest = Math.max(asked * pace(), this.#unspoken);
    this.#unspoken = 0;
    // The table waits for a player who reads the sheet as it is.
    return asked === 0 ? 0 : rest;
  }

  /** What was said with these lines added, and what of it may be read again while `shown` is on the table. */
  #telling(entries: readonly LogEntry[], shown: GameState): Pick<GameOnTable, 'logLines' | 'log'> {
    const lines = entries.map((entry): LogLine => ({ ...entry, at: this.#shownSeq, key: this.#written++ }));
    const logLines = [...this.#game.logLines, ...lines].slice(-LOG_LENGTH);
    return { logLines, log: readableLog(logLines, this.#options.screen, shown) };
  }

  /** Lines that are looked up are not spoken: their names come before all that are written as it happens. */
  #nextLookedUp(): number {
    this.#lookedUp -= 1;
    return this.#lookedUp;
  }

  #flying(flights: readonly Flight[]): readonly NumberedFlight[] {
    if (flights.length === 0) return this.#game.flights;
    const more = flights.map((flight) => ({ ...flight, at: this.#shownSeq, key: this.#flown++ }));
    return [...this.#game.flights, ...more].slice(-FLIGHTS);
  }

  /** Changes the game on the table, and with it what follows from what still waits. */
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
