import { dealSoFarSchema, type EventsMessage, type Pace, type Refusal, type Snapshot, type ClocksMessage } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import type { AnyGameScreen } from '../board/screen.ts';
import type { LogEntry } from '../board/logEntry.ts';
import type { Player } from '../board/gameView.ts';
import type { Message } from '../language/message.ts';
import { timeIsOut } from './words/clockWords.ts';
import { NOT_UNDERSTOOD } from './api.ts';
import { GameSession, type GameSessionOptions, type Released } from './gameSession.ts';
import { SheetReport } from './sheetReport.ts';
import { SerialQueue } from './serialQueue.ts';
import { inTime } from '../inTime.ts';
import type { Connection } from './connection.ts';
import { NOT_LOADED } from './openTableConnection.ts';
import { byTimer } from './playback.ts';
import { showClocks } from './shownClocks.ts';
import type { TableStore } from './tableModel.ts';

/** The options for showing a table's games: how to load a screen and the timing. */
export interface GameFollowing {
  readonly loadScreen: (game: string) => Promise<AnyGameScreen>;
  /** Returns the factor of a table's pauses at this pace, or 0 for no pauses. */
  readonly pace: (table: Pace) => number;
  /**
   * Returns how long these lines of a game take to speak, in ms, while the table waits. Returns 0 if the user does not want the
   * wait.
   */
  readonly speech: (lines: readonly LogEntry[], game: string) => number;
  /** As in `GameSessionOptions`. */
  readonly waitsAt?: GameSessionOptions['waitsAt'];
}

/** The table whose games a `GameFollower` follows. */
export interface FollowedTable {
  readonly store: TableStore;
  readonly players: () => readonly Player[];
  /** Returns the connection on which to request missing data, or null while there is none. */
  readonly connection: () => Connection | null;
  /** As in `KeepingUp`. */
  readonly looksOn: () => boolean;
  /** Returns who shuffled a game that has just started, in a sentence, or null if the page does not know. */
  readonly shuffled: (gameId: string) => Message | null;
  /** Called when the games can no longer be followed. Receives the reason. */
  readonly lost: (refusal: Refusal) => void;
}

/**
 * The time after a game's arrival at which to announce who shuffled it, in ms. By then the room of the game is mounted, and
 * announces new lines.
 */
const SHUFFLED_AFTER = 1000;

/** Follows the current game of a table: handles messages in order, and requests missing data. */
export class GameFollower {
  readonly #following: GameFollowing;
  readonly #table: FollowedTable;
  readonly #queue: SerialQueue;
  #session: GameSession | null = null;
  readonly #report: SheetReport;
  #shuffledSoon: () => void = () => undefined;
  /** The first lines of the next game's log, while no game is shown. */
  readonly #unsaid: Message[] = [];
  /** Whether the whole game has been requested and has not arrived yet. */
  #resyncing = false;

  constructor(following: GameFollowing, table: FollowedTable) {
    this.#following = following;
    this.#table = table;
    this.#queue = new SerialQueue(() => table.lost(NOT_LOADED));
    this.#report = new SheetReport(table);
  }

  /** Called on a connection, perhaps a new one, because requests on the previous one get no answer. */
  connectionUp(): void {
    this.#resyncing = false;
    this.#report.connectionUp();
    void this.#lookBack();
  }

  /** Handles a snapshot of the whole game. */
  snapshot(snapshot: Snapshot): void {
    this.#queue.take(() => this.#takeSnapshot(snapshot));
  }

  /** Handles events of the game. */
  events(message: EventsMessage): void {
    this.#queue.take(() => this.#takeEvents(message));
  }

  /** Handles the clocks. */
  clocks(sent: ClocksMessage): void {
    this.#queue.take(() => showClocks(this.#table.store, sent));
  }

  /** Handles a message that a seat's time is up. */
  timeOut(seat: Seat): void {
    this.#queue.take(() => this.#tellTimeOut(seat));
  }

  /** Announces a sentence in the log of the current game, or of the next game while there is none. */
  announce(sentence: Message): void {
    this.#queue.take(() => {
      if (this.#session === null) this.#unsaid.push(sentence);
      else this.#session.tell(sentence, 'line');
    });
  }

  /** Called when the viewer moves. Shows all earlier events at once, and returns the number of the event that the move follows. */
  moves(): number {
    this.skip();
    this.#session?.acted();
    return this.#session?.seq ?? 0;
  }

  /** Shows all events at once. */
  skip(): void {
    this.#session?.skip();
  }

  /** Continues showing events, after an automatically opened score sheet has been read. */
  release(then?: Released): void {
    this.#session?.release(then);
  }

  /** Stops: handles and shows no more messages, including those that have arrived. */
  stop(): void {
    this.#queue.empty();
    this.#shuffledSoon();
    this.#session?.end();
  }

  async #takeSnapshot(snapshot: Snapshot): Promise<void> {
    const { store } = this.#table;
    this.#resyncing = false;
    showClocks(store, snapshot.clocks);
    if (this.#session?.game.gameId === snapshot.gameId) {
      this.#session.restart(snapshot);
      return void this.#lookBack();
    }
    this.#session?.end();
    this.#session = this.#sessionOf(snapshot, await this.#following.loadScreen(snapshot.game));
    store.setState({ game: this.#session.game });
    for (const sentence of this.#unsaid.splice(0)) this.#session.tell(sentence, 'line');
    this.#tellShuffledSoon(snapshot, this.#session);
    void this.#lookBack();
  }

  /**
   * Announces who shuffled, for viewers who were there when the game started. A latecomer, or a viewer one deal behind, has not
   * received all the numbers.
   */
  #tellShuffledSoon({ gameId, seq, sight }: Snapshot, session: GameSession): void {
    this.#shuffledSoon();
    if (seq > 0 || sight === 'all-hands-later') return;
    this.#shuffledSoon = byTimer(() => {
      const sentence = this.#table.shuffled(gameId);
      if (sentence !== null) session.tell(sentence, 'line');
    }, SHUFFLED_AFTER);
  }

  #sessionOf(snapshot: Snapshot, screen: AnyGameScreen): GameSession {
    const { store, players } = this.#table;
    const { pace, speech, waitsAt } = this.#following;
    return new GameSession(snapshot, {
      screen,
      players,
      changed: (game) => {
        store.setState({ game });
        this.#report.score(game);
      },
      pace: () => (document.hidden ? 0 : pace(store.getState().table?.settings.pace ?? 'calm')),
      speech: (lines) => (document.hidden ? 0 : speech(lines, snapshot.game)),
      schedule: byTimer,
      keepingUp: { looksOn: this.#table.looksOn, now: () => performance.now() },
      ...(waitsAt && { waitsAt }),
    });
  }

  #takeEvents(message: EventsMessage): void {
    showClocks(this.#table.store, message[1]);
    const received = this.#session?.receive(message) ?? 'gap';
    if (received === 'gap') void this.#resync();
    if (received === 'unknown') this.#table.lost(NOT_UNDERSTOOD);
  }

  #tellTimeOut(seat: Seat): void {
    const player = this.#table.players()[seat];
    // A viewer one deal behind sees an earlier moment.
    if (player === undefined || this.#session?.game.sight === 'all-hands-later') return;
    this.#session?.tell(timeIsOut(player), 'notice');
  }

  /** Requests the whole game, once, no matter how many messages arrive before the answer. */
  async #resync(): Promise<void> {
    if (this.#resyncing) return;
    this.#resyncing = true;
    await inTime(() => this.#table.connection(), this.#table.connection()?.request('resync', {}), (answer) => {
      if (answer?.ok !== true) this.#resyncing = false;
    });
  }

  /** Requests the events of the deal before the viewer came, if there were any. If there is no answer, the log starts now. */
  async #lookBack(): Promise<void> {
    const session = this.#session;
    if (session?.lacksPast !== true) return;
    await inTime(() => this.#session, this.#table.connection()?.request('lookBack', {}), (answer) => {
      const deal = dealSoFarSchema.safeParse(answer);
      if (deal.success) session.lookBack(deal.data);
    });
  }
}
