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

/** How the games of a table are shown. */
export interface GameFollowing {
  readonly loadScreen: (game: string) => Promise<AnyGameScreen>;
  /** How much longer or shorter than normal a table of this pace rests after an event; 0 is not at all. */
  readonly pace: (table: Pace) => number;
  /** How long these lines of a game take to be spoken, in ms, for which its table waits; 0 where nobody wants it to. */
  readonly speech: (lines: readonly LogEntry[], game: string) => number;
  /** As in `GameSessionOptions`. */
  readonly waitsAt?: GameSessionOptions['waitsAt'];
}

/** What it takes to follow the games of one table. */
export interface FollowedTable {
  readonly store: TableStore;
  readonly players: () => readonly Player[];
  /** The connection to ask for what is missing; null while there is none. */
  readonly connection: () => Connection | null;
  /** As in `KeepingUp`. */
  readonly looksOn: () => boolean;
  /** Who shuffled a game that has just started, in a sentence; null where nobody says so. */
  readonly shuffled: (gameId: string) => Message | null;
  /** Called when the games cannot be followed any further, with why. */
  readonly lost: (refusal: Refusal) => void;
}

/** How long after a game has come it is said who shuffled it, in ms: once its room is there, which speaks what is new to it. */
const SHUFFLED_AFTER = 1000;

/** Follows whatever game is on a table: takes what is sent of it in its order, and asks for what is missing. */
export class GameFollower {
  readonly #following: GameFollowing;
  readonly #table: FollowedTable;
  readonly #queue: SerialQueue;
  #session: GameSession | null = null;
  readonly #report: SheetReport;
  #shuffledSoon: () => void = () => undefined;
  /** What the log of the next game begins with, as none is shown yet. */
  readonly #unsaid: Message[] = [];
  /** Whether the whole game has been asked for and has not come yet. */
  #resyncing = false;

  constructor(following: GameFollowing, table: FollowedTable) {
    this.#following = following;
    this.#table = table;
    this.#queue = new SerialQueue(() => table.lost(NOT_LOADED));
    this.#report = new SheetReport(table);
  }

  /** There is a connection, perhaps another: what was asked on the one before gets no answer. */
  connectionUp(): void {
    this.#resyncing = false;
    this.#report.connectionUp();
    void this.#lookBack();
  }

  /** The table tells a whole game. */
  snapshot(snapshot: Snapshot): void {
    this.#queue.take(() => this.#takeSnapshot(snapshot));
  }

  /** The table tells what happened. */
  events(message: EventsMessage): void {
    this.#queue.take(() => this.#takeEvents(message));
  }

  /** The table tells its clocks. */
  clocks(sent: ClocksMessage): void {
    this.#queue.take(() => showClocks(this.#table.store, sent));
  }

  /** The table tells that somebody's time is out. */
  timeOut(seat: Seat): void {
    this.#queue.take(() => this.#tellTimeOut(seat));
  }

  /** The table announces something, in the log of its game, or of the next one while none is on. */
  announce(sentence: Message): void {
    this.#queue.take(() => {
      if (this.#session === null) this.#unsaid.push(sentence);
      else this.#session.tell(sentence, 'line');
    });
  }

  /** The viewer makes a move, at the event of the number that is answered: what happened before it is shown at once. */
  moves(): number {
    this.skip();
    this.#session?.acted();
    return this.#session?.seq ?? 0;
  }

  /** Shows all that has happened at once. */
  skip(): void {
    this.#session?.skip();
  }

  /** Goes on showing what happened, after a score sheet that opened by itself has been read. */
  release(then?: Released): void {
    this.#session?.release(then);
  }

  /** Takes and shows nothing more of what has come so far. */
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

  /** For those who are there when a game begins. Who comes later, or is a deal behind, has not heard all of it. */
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
    // One who is a deal behind sees another moment.
    if (player === undefined || this.#session?.game.sight === 'all-hands-later') return;
    this.#session?.tell(timeIsOut(player), 'notice');
  }

  /** Asks for the whole game: once, however much comes before it does. */
  async #resync(): Promise<void> {
    if (this.#resyncing) return;
    this.#resyncing = true;
    await inTime(() => this.#table.connection(), this.#table.connection()?.request('resync', {}), (answer) => {
      if (answer?.ok !== true) this.#resyncing = false;
    });
  }

  /** Asks what happened in the deal before one came, if anything did. Without it, the log begins now. */
  async #lookBack(): Promise<void> {
    const session = this.#session;
    if (session?.lacksPast !== true) return;
    await inTime(() => this.#session, this.#table.connection()?.request('lookBack', {}), (answer) => {
      const deal = dealSoFarSchema.safeParse(answer);
      if (deal.success) session.lookBack(deal.data);
    });
  }
}
