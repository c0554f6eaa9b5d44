import {
  type Answer,
  dealSoFarSchema,
  type EventsMessage,
  type Nudge,
  type Pace,
  type Refusal,
  type RequestName,
  type RequestPayload,
  type Said,
  type ShownSign,
  type Snapshot,
  type TableCode,
  type ToldClocks,
} from '@chinwag/protocol';
import type { Seat, Tagged } from '@chinwag/rules';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyGameScreen, LogEntry, Player } from '../boards/board.ts';
import { clocksTold, type SeatClock, stopped } from '../boards/shared/clock/seatClock.ts';
import { timeIsOut } from '../wording/clockWords.ts';
import { NOT_UNDERSTOOD } from './api.ts';
import { GameSession, type GameOnTable, type GameSessionOptions } from './gameSession.ts';
import type { GuestSession } from './guest.ts';
import { isLine, type Line, type LineEvents, type OpenLine } from './line.ts';
import { MoveSender } from './moveSender.ts';
import { NOT_LOADED } from './openTableLine.ts';
import { ownRefusal } from './refusals.ts';
import { playersAt } from './players.ts';
import { byTimer } from './playback.ts';
import { withSayings } from './sayings.ts';
import {
  type ConnectionSignal,
  type ConnectionStatus,
  failedAttempts,
  nextStatus,
  waitBeforeRetry,
} from './status.ts';
import { type TableView, viewTable } from './tableView.ts';

/** Everything known about a table, as it changes. */
export interface TableModel {
  readonly status: ConnectionStatus;
  /** Null until the table has been seen for the first time. */
  readonly table: TableView | null;
  /** The game being played, or just finished; null while gathering. */
  readonly game: GameOnTable | null;
  /** What has been said, oldest first. */
  readonly said: readonly Said[];
  /** The time of the newest of what was said before one came; null until that is told. */
  readonly saidBefore: number | null;
  /** The signs that are being made, at most one at each seat. */
  readonly signs: readonly ShownSign[];
  /** Who has just asked whether one is still there. */
  readonly nudge: Nudge | null;
  /** The clocks of all who are on them. */
  readonly clocks: readonly SeatClock[];
  /** Whether a move is on its way. */
  readonly sending: boolean;
  /** Whether one plays on another device, or in another tab. */
  readonly elsewhere: boolean;
}

/** Who gives numbers to shuffle games by, and sees what becomes of them. */
export interface ShuffleWitness {
  offer(line: Line): void;
  told(message: unknown, line: Line): unknown;
  snapshot(snapshot: Snapshot): void;
  events(message: EventsMessage): void;
}

/** What a connection needs from around it. */
export interface TableConnectionOptions {
  readonly code: TableCode;
  /** Who is asking, read anew for each attempt. */
  readonly guest: () => GuestSession;
  readonly openLine: OpenLine;
  /** Whether the line goes over the network, which may be lost, or stays on the device. */
  readonly reach: 'network' | 'device';
  readonly loadScreen: (game: string) => Promise<AnyGameScreen>;
  /** How much longer or shorter than normal a table of this pace rests after an event; 0 is not at all. */
  readonly pace: (table: Pace) => number;
  /** How long these lines of a game take to be spoken, in ms, for which its table waits; 0 where nobody wants it to. */
  readonly speech: (lines: readonly LogEntry[], game: string) => number;
  /** Loads who gives numbers to shuffle games by; left out where nobody shuffles. */
  readonly loadWitness?: () => Promise<ShuffleWitness | null>;
  /** As in `GameSessionOptions`. */
  readonly waitsAt?: GameSessionOptions['waitsAt'];
}

const NOT_LIVE: Refusal = ownRefusal('not-connected');
const NO_ANSWER: Refusal = ownRefusal('no-answer');

/** Refusals that pass by themselves, so that it is worth trying again. */
const PASSING: ReadonlySet<string> = new Set([
  'unreachable',
  'server-stopping',
  'server-error',
  'store-unavailable',
  'table-unreachable',
  'too-many-messages',
]);

/** Refusals of somebody who may yet be let in, and how often they knock, in ms. */
const AT_THE_DOOR: ReadonlySet<string> = new Set(['door-knock', 'door-busy']);
const KNOCK_EVERY = 3000;

/** How long a sign stays, and the question whether one is there, in ms. */
const SIGN_STAYS = 4000;
const NUDGE_STAYS = 15_000;

/**
 * The line between this browser and one table, whatever happens to it: opens the room, follows the game, sends moves
 * and requests, and comes back after a broken line or a server that was away.
 */
export class TableConnection {
  readonly store: StoreApi<TableModel>;
  readonly #options: TableConnectionOptions;
  readonly #moves: MoveSender;
  #line: Line | null = null;
  #session: GameSession | null = null;
  /** What came from the table is taken in order, each when the one before has been taken. */
  #inbox: Promise<void> = Promise.resolve();
  #cancelRetry: (() => void) | null = null;
  #witnessed: Promise<ShuffleWitness | null> | null = null;
  /** Whether the whole game has been asked for and has not come yet. */
  #resyncing = false;
  /** Counts starts and stops, so that what began before the last of them knows that it is too late. */
  #period = 0;

  constructor(options: TableConnectionOptions) {
    this.#options = options;
    this.store = createStore<TableModel>(() => ({
      status: { name: 'connecting' },
      table: null,
      game: null,
      said: [],
      saidBefore: null,
      signs: [],
      nudge: null,
      clocks: [],
      sending: false,
      elsewhere: false,
    }));
    this.#moves = new MoveSender(
      (request) => this.#line?.request('move', request) ?? Promise.resolve(null),
      byTimer,
      (sending) => this.store.setState({ sending }),
    );
  }

  /** Opens the room and keeps the line up until `stop`. */
  start(): void {
    this.#period += 1;
    if (this.#options.reach === 'network') {
      window.addEventListener('offline', this.#networkLost);
      window.addEventListener('online', this.#networkBack);
    }
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    void this.#open();
  }

  /** Hangs up. The seat stays one's own when one is only away. */
  stop(as: 'away' | 'leaving'): void {
    this.#period += 1;
    window.removeEventListener('offline', this.#networkLost);
    window.removeEventListener('online', this.#networkBack);
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#moves.rest();
    this.#session?.end();
    this.#line?.close(as);
    this.#line = null;
  }

  /** Tries to reach a server that is away now, rather than after the wait. */
  retryNow(): void {
    if (this.#cancelRetry !== null) void this.#open();
  }

  /** Asks something of the table. Refused at once while there is no line. */
  async request<Name extends RequestName>(name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    if (this.#line === null || this.store.getState().status.name !== 'live') return NOT_LIVE;
    return (await this.#line.request(name, payload)) ?? NO_ANSWER;
  }

  /** Sends a move; the answer comes when the table has given it, across broken lines. */
  play(move: Tagged): Promise<Answer> {
    this.skip();
    this.#session?.acted();
    return this.#moves.send(move, this.#session?.seq ?? 0);
  }

  /** Plays on this line, if one plays on another. */
  playHere(): void {
    const line = this.#line;
    if (line !== null && this.store.getState().elsewhere) void line.request('playHere', { line: line.id });
  }

  /** Shows all that has happened at once. */
  skip(): void {
    this.#session?.skip();
  }

  /** Goes on showing what happened, after a score sheet that opened by itself has been read. */
  release(): void {
    this.#session?.release();
  }

  async #open(): Promise<void> {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    const period = this.#period;
    const { code, guest, openLine } = this.#options;
    const line = await openLine(code, guest().token, this.#listening());
    if (period !== this.#period) return isLine(line) ? line.close('away') : undefined;
    if (!isLine(line)) return this.#failed(line === 'unreachable' ? null : line);
    this.#line = line;
    this.store.setState({ elsewhere: false });
    this.#live();
  }

  #failed(refusal: Refusal | null): void {
    if (refusal !== null && AT_THE_DOOR.has(refusal.code)) {
      this.#signal({ type: 'knocked' });
      this.#cancelRetry = byTimer(() => void this.#open(), KNOCK_EVERY);
      return;
    }
    if (refusal !== null && !PASSING.has(refusal.code)) {
      this.#moves.rest();
      return this.#signal({ type: 'refused', refusal });
    }
    const wait = waitBeforeRetry(failedAttempts(this.store.getState().status));
    this.#signal({ type: 'unreachable', retryAt: Date.now() + wait });
    this.#cancelRetry = byTimer(() => void this.#open(), wait);
  }

  #live(): void {
    this.#resyncing = false;
    this.#signal({ type: 'joined' });
    void this.#moves.resend();
    void this.#lookBack();
    const line = this.#line;
    if (line !== null) this.#witness((witness) => witness.offer(line));
  }

  /** Tells the witness something, in order, once there is one. */
  #witness(tell: (witness: ShuffleWitness) => unknown): void {
    this.#witnessed ??= this.#options.loadWitness?.() ?? Promise.resolve(null);
    void this.#witnessed.then((witness) => witness !== null && tell(witness));
  }

  /** What a line that is opened now may tell; nothing more once one has hung up. */
  #listening(): LineEvents {
    const period = this.#period;
    const heard = <Told extends readonly unknown[]>(take: (...told: Told) => void) =>
      (...told: Told): void => {
        if (period === this.#period) take(...told);
      };
    return {
      table: heard((state) => this.#takeTable(state)),
      snapshot: heard((snapshot) => this.#take(() => this.#takeSnapshot(snapshot))),
      events: heard((message) => this.#take(() => this.#takeEvents(message))),
      said: heard((told) => this.#takeSayings(told)),
      sign: heard((sign) => this.#showSign(sign)),
      nudge: heard((nudge) => this.#showNudge(nudge)),
      clocks: heard((told) => this.#take(() => this.#setClocks(told))),
      timeOut: heard((seat) => this.#take(() => this.#tellTimeOut(seat))),
      shuffle: heard((told) => {
        const line = this.#line;
        if (line !== null) this.#witness((witness) => witness.told(told, line));
      }),
      elsewhere: heard((elsewhere) => this.store.setState({ elsewhere })),
      dropped: heard(() => {
        this.#stopClocks();
        this.#signal({ type: 'dropped' });
      }),
      resumed: heard(() => {
        this.store.setState({ elsewhere: false });
        this.#live();
      }),
      closed: heard((refusal) => {
        this.#line = null;
        this.#stopClocks();
        this.#failed(refusal);
      }),
    };
  }

  #take(handle: () => void | Promise<void>): void {
    const period = this.#period;
    this.#inbox = this.#inbox
      .then(() => (period === this.#period ? handle() : undefined))
      .catch(() => this.#signal({ type: 'refused', refusal: NOT_LOADED }));
  }

  async #takeSnapshot(snapshot: Snapshot): Promise<void> {
    this.#resyncing = false;
    this.#witness((witness) => witness.snapshot(snapshot));
    this.#setClocks(snapshot.clocks);
    if (this.#session?.game.gameId === snapshot.gameId) {
      this.#session.restart(snapshot);
      return void this.#lookBack();
    }
    this.#session?.end();
    const screen = await this.#options.loadScreen(snapshot.game);
    this.#session = new GameSession(snapshot, {
      screen,
      players: () => this.#players(),
      changed: (game) => this.store.setState({ game }),
      pace: () => (document.hidden ? 0 : this.#options.pace(this.store.getState().table?.pace ?? 'calm')),
      speech: (lines) => (document.hidden ? 0 : this.#options.speech(lines, snapshot.game)),
      schedule: byTimer,
      ...(this.#options.waitsAt && { waitsAt: this.#options.waitsAt }),
    });
    this.store.setState({ game: this.#session.game });
    void this.#lookBack();
  }

  /** Asks what happened in the deal before one came, if anything did. Without it, the log begins now. */
  async #lookBack(): Promise<void> {
    const session = this.#session;
    if (session?.lacksPast !== true) return;
    const deal = dealSoFarSchema.safeParse(await this.#line?.request('lookBack', {}));
    if (deal.success && session === this.#session) session.lookBack(deal.data);
  }

  #takeTable(told: unknown): void {
    const table = viewTable(told);
    if (table === null) this.#notUnderstood();
    else this.store.setState({ table });
  }

  /** The table speaks of what this page does not know: nothing of it can be relied on. */
  #notUnderstood(): void {
    this.#line?.close('away');
    this.#line = null;
    this.#failed(NOT_UNDERSTOOD);
  }

  #takeEvents(message: EventsMessage): void {
    this.#setClocks(message[1]);
    this.#witness((witness) => witness.events(message));
    const received = this.#session?.receive(message) ?? 'gap';
    if (received === 'gap') void this.#resync();
    if (received === 'unknown') this.#notUnderstood();
  }

  #setClocks(told: ToldClocks): void {
    this.store.setState({ clocks: clocksTold(told, performance.now()) });
  }

  /** Without a line nobody knows how the clocks run; the table tells them anew when it is back. */
  #stopClocks(): void {
    this.store.setState(({ clocks }) => ({ clocks: stopped(clocks, performance.now()) }));
  }

  /** What was said before comes first, whether it is anything or nothing. */
  #takeSayings(told: readonly Said[]): void {
    this.store.setState(({ said, saidBefore }) => ({
      said: withSayings(said, told),
      saidBefore: saidBefore ?? told.at(-1)?.at ?? 0,
    }));
  }

  #showSign(sign: ShownSign): void {
    this.store.setState(({ signs }) => ({ signs: [...signs.filter(({ seat }) => seat !== sign.seat), sign] }));
    byTimer(() => this.store.setState(({ signs }) => ({ signs: signs.filter((other) => other !== sign) })), SIGN_STAYS);
  }

  #showNudge(nudge: Nudge): void {
    this.store.setState({ nudge });
    byTimer(() => this.store.setState((model) => (model.nudge === nudge ? { nudge: null } : {})), NUDGE_STAYS);
  }

  #tellTimeOut(seat: Seat): void {
    const player = this.#players()[seat];
    // One who is a deal behind sees another moment.
    if (player === undefined || this.#session?.game.sight === 'all-hands-later') return;
    this.#session?.tell(timeIsOut(player));
  }

  /** Asks for the whole game: once, however much comes before it does. */
  async #resync(): Promise<void> {
    if (this.#resyncing) return;
    this.#resyncing = true;
    const answer = await this.#line?.request('resync', {});
    if (answer?.ok !== true) this.#resyncing = false;
  }

  /** A network that was away for a moment may have left the line whole: if the table answers, it has. */
  async #hearAgain(): Promise<void> {
    const line = this.#line;
    const answer = await line?.request('resync', {});
    if (answer && line === this.#line) this.#live();
  }

  #players(): readonly Player[] {
    const { table } = this.store.getState();
    return table === null ? [] : playersAt(table, this.#options.guest().guest.id);
  }

  #signal(signal: ConnectionSignal): void {
    this.store.setState(({ status }) => ({ status: nextStatus(status, signal) }));
  }

  readonly #networkLost = (): void => {
    this.#stopClocks();
    this.#signal({ type: 'network-lost' });
  };

  readonly #networkBack = (): void => {
    this.#signal({ type: 'network-back' });
    this.retryNow();
    void this.#hearAgain();
  };

  readonly #visibilityChanged = (): void => {
    if (document.hidden) this.skip();
    else this.playHere();
  };
}
