import type { EventsMessage, Sight, Snapshot } from '@chinwag/protocol';
import type { GameState, Position, Seat } from '@chinwag/rules';
import type { AnyGameScreen, LogEntry, Player } from '../boards/board.ts';
import type { Flight, NumberedFlight } from '../boards/shared/flight/flight.ts';
import { type Feed, feedFrom, follow, type Step } from './feed.ts';
import { Playback, type Schedule } from './playback.ts';
import { readableLog } from './readableLog.ts';

/** A line of the log, numbered in the order in which it was written. */
export interface LogLine extends LogEntry {
  readonly key: number;
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
  /** All that was told, oldest first, to be spoken once. */
  readonly told: readonly LogLine[];
  /** What of it may be read again now, oldest first. */
  readonly log: readonly LogLine[];
  /** What has set out lately on its way over the table, oldest first; none where everything was to be shown at once. */
  readonly flights: readonly NumberedFlight[];
  /** How often the score sheet was to be opened; it opens again when this grows. Not for the end, which shows it. */
  readonly sheetsDue: number;
}

/** What a game session needs from around it. */
export interface GameSessionOptions {
  readonly screen: AnyGameScreen;
  readonly players: () => readonly Player[];
  readonly changed: (game: GameOnTable) => void;
  /** How much longer or shorter than normal the table rests; 0 is not at all. */
  readonly pace: () => number;
  readonly schedule: Schedule;
}

/** A step as it waits to be shown, and whether what it is part of ends the game. */
interface WaitingStep extends Step {
  readonly ending: boolean;
}

/** Longer than what is told of the longest game that people play to its end. */
const LOG_LENGTH = 5000;
const FLIGHTS = 40;

const MISSED: LogEntry = { mark: '', sentence: ['You were away for a while; what happened meanwhile is not written here.'] };

/** Follows one game from a snapshot on: folds what comes, shows it one event at a time, and writes the log. */
export class GameSession {
  readonly #options: GameSessionOptions;
  readonly #playback: Playback<WaitingStep>;
  #feed: Feed;
  #game: GameOnTable;
  #written = 0;
  #flown = 0;

  constructor(snapshot: Snapshot, options: GameSessionOptions) {
    this.#options = options;
    this.#playback = new Playback({
      show: (step) => this.#show(step),
      restAfter: ({ event, before }) => options.screen.restAfter(event, before) * options.pace(),
      schedule: options.schedule,
    });
    this.#feed = feedFrom(snapshot);
    const { gameId, viewer, sight, handOf, state } = this.#feed;
    this.#game = {
      screen: options.screen,
      gameId,
      viewer,
      sight,
      handOf,
      newest: state,
      shown: state,
      told: [],
      log: [],
      flights: [],
      sheetsDue: 0,
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

  /**
   * Takes a snapshot of the same game, after a gap, or because it is seen otherwise from now on: nothing of what happened
   * in between is played back.
   */
  restart(snapshot: Snapshot): void {
    const before = this.#feed;
    this.#feed = feedFrom(snapshot);
    const { seq, viewer, sight, handOf, state } = this.#feed;
    const same = sight === before.sight && viewer === before.viewer && handOf === before.handOf;
    if (same && seq === before.seq) return;
    this.#playback.clear();
    const missed = same ? [MISSED] : [];
    this.#change({ viewer, sight, handOf, newest: state, shown: state, flights: [], ...this.#telling(missed, state) });
  }

  /** Takes what happened. Answers `gap` if something in between is missing, `unknown` if the game has no such events. */
  receive(message: EventsMessage): 'followed' | 'gap' | 'unknown' {
    const followed = follow(this.#options.screen.game, this.#feed, message);
    if (typeof followed === 'string') return followed;
    this.#feed = followed.feed;
    this.#change({ newest: followed.feed.state });
    const ending = this.#options.screen.game.result(followed.feed.state) !== null;
    this.#playback.add(followed.steps.map((step) => ({ ...step, ending })));
    return 'followed';
  }

  /** Tells something that no event of the game tells. */
  tell(sentence: string): void {
    this.#change(this.#telling([{ mark: '', sentence: [sentence] }], this.#game.shown));
  }

  /** Shows everything that has come, at once. */
  skip(): void {
    const shown = this.#playback.done;
    this.#playback.skip();
    if (!shown) this.#change({ flights: [] });
  }

  /** Goes on showing after a score sheet, for which the table waits. */
  release(): void {
    this.#playback.release();
  }

  /** Ends it: nothing more is shown. */
  end(): void {
    this.#playback.clear();
  }

  #show({ event, before, after, ending }: WaitingStep): void {
    const { screen, players } = this.#options;
    const { viewer, sheetsDue } = this.#game;
    const opens = !ending && screen.opensScoreSheet(event);
    if (opens) this.#playback.hold();
    this.#change({
      shown: after,
      flights: this.#flying(screen.flights(event, before)),
      ...this.#telling(screen.narrate(event, before, { viewer, players: players() }), after),
      sheetsDue: opens ? sheetsDue + 1 : sheetsDue,
    });
  }

  /** What was told with these lines added, and what of it may be read again while `shown` is on the table. */
  #telling(entries: readonly LogEntry[], shown: GameState): Pick<GameOnTable, 'told' | 'log'> {
    const lines = entries.map((entry): LogLine => ({ ...entry, key: this.#written++ }));
    const told = [...this.#game.told, ...lines].slice(-LOG_LENGTH);
    return { told, log: readableLog(told, this.#options.screen, shown) };
  }

  #flying(flights: readonly Flight[]): readonly NumberedFlight[] {
    if (flights.length === 0) return this.#game.flights;
    return [...this.#game.flights, ...flights.map((flight) => ({ ...flight, key: this.#flown++ }))].slice(-FLIGHTS);
  }

  #change(change: Partial<GameOnTable>): void {
    this.#game = { ...this.#game, ...change };
    this.#options.changed(this.#game);
  }
}
