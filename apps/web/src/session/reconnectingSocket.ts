import type { Refusal, TableCode } from '@chinwag/protocol';
import type { GuestSession } from './guest.ts';
import { inTime, unchanged } from '../inTime.ts';
import { isConnection, type Connection, type ConnectionEvents, type OpenConnection } from './connection.ts';
import { byTimer } from './playback.ts';
import { type ConnectionSignal, failedAttempts, nextStatus, backoffMs } from './status.ts';
import type { TableStore } from './tableModel.ts';

/** The options of a reconnecting socket: its table and guest. */
export interface ConnectionOptions {
  readonly code: TableCode;
  /** Returns the guest. Called for each attempt. */
  readonly guest: () => GuestSession;
  readonly openConnection: OpenConnection;
  /** Whether the connection uses the network, and so may be lost, or stays on the device. */
  readonly reach: 'network' | 'device';
}

/** The events about the table, as opposed to the connection itself. */
export type TableEvents = Omit<ConnectionEvents, 'dropped' | 'resumed' | 'closed'>;

/** Wraps a listener, so that it is no longer called once its connection has been closed. */
export type IfCurrent = <Message extends readonly unknown[]>(take: (...message: Message) => void) => (...message: Message) => void;

/** The listeners for a connection's state and messages. */
export interface SocketListeners {
  /** Returns the listeners of a connection that is being opened, each created by `ifCurrent`. */
  readonly listeners: (ifCurrent: IfCurrent) => TableEvents;
  /** Called whenever a connection has been established, for the first time or again. */
  readonly up: (connection: Connection) => void;
  /** Called when the connection is lost or closed, until there is one again. */
  readonly down: () => void;
  /** Called when no further connection will be opened. */
  readonly over: () => void;
}

/** Temporary refusals, after which a new attempt may succeed. */
const PASSING: ReadonlySet<string> = new Set([
  'unreachable',
  'server-stopping',
  'server-error',
  'store-unavailable',
  'table-unreachable',
  'too-many-messages',
]);

/** Refusals of a guest whom the host may still admit, and the interval between entry requests, in ms. */
const MAY_YET_BE_LET_IN: ReadonlySet<string> = new Set(['door-knock', 'door-busy']);
const ASK_AGAIN_AFTER = 3000;

/** The time within which a table answers on an intact connection, in ms, once the page is visible or online again. */
const ANSWERS_WITHIN = 2500;
/** A page hidden for less than this, in ms, has not lost its connection for that reason. */
const SHORT_LOOK_AWAY = 5000;

/**
 * Keeps a connection to a table open. Opens the connection, keeps requesting entry while the host may still admit the guest, and
 * reopens a lost connection. The state of the connection is the model's `status`.
 */
export class ReconnectingSocket {
  readonly #options: ConnectionOptions;
  readonly #store: TableStore;
  readonly #use: SocketListeners;
  #connection: Connection | null = null;
  #cancelRetry: (() => void) | null = null;
  /** When the page was hidden, or null while it is visible. */
  #hiddenSince: number | null = null;
  /** Counts starts and stops, so that an earlier request is recognized as too late. */
  #generation = 0;

  constructor(options: ConnectionOptions, store: TableStore, use: SocketListeners) {
    this.#options = options;
    this.#store = store;
    this.#use = use;
  }

  /** Returns the connection, which may just have been lost, or null if there is none. */
  get connection(): Connection | null {
    return this.#connection;
  }

  /** Opens a connection and keeps it open until `stop`. */
  start(): void {
    this.#generation += 1;
    if (this.#options.reach === 'network') {
      window.addEventListener('offline', this.#networkLost);
      window.addEventListener('online', this.#networkBack);
      window.addEventListener('pageshow', this.#pageShown);
      document.addEventListener('visibilitychange', this.#visibilityChanged);
    }
    void this.#open();
  }

  /** Closes the connection. */
  stop(as: 'away' | 'leaving'): void {
    this.#generation += 1;
    window.removeEventListener('offline', this.#networkLost);
    window.removeEventListener('online', this.#networkBack);
    window.removeEventListener('pageshow', this.#pageShown);
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#waitNoMore();
    this.#hangUp(as);
  }

  /** Retries an unreachable server now, without waiting any longer. */
  retryNow(): void {
    if (this.#cancelRetry !== null) void this.#open();
  }

  /** Closes the connection for good, for this reason. */
  giveUp(refusal: Refusal): void {
    this.#generation += 1;
    this.#waitNoMore();
    this.#hangUp('away');
    this.#use.over();
    this.#signal({ type: 'refused', refusal });
  }

  #hangUp(as: 'away' | 'leaving'): void {
    this.#connection?.close(as);
    this.#connection = null;
  }

  async #open(): Promise<void> {
    this.#waitNoMore();
    const { code, guest, openConnection } = this.#options;
    const opening = openConnection(code, guest().token, this.#listening());
    await inTime(() => this.#generation, opening, (opened) => this.#opened(opened), {
      late: (opened) => isConnection(opened) && opened.close('away'),
    });
  }

  #opened(opened: Awaited<ReturnType<OpenConnection>>): void {
    if (!isConnection(opened)) return this.#failed(opened === 'unreachable' ? null : opened);
    this.#connection = opened;
    this.#taken();
  }

  #failed(refusal: Refusal | null): void {
    if (refusal !== null && MAY_YET_BE_LET_IN.has(refusal.code)) {
      this.#signal({ type: 'entry-requested' });
      return this.#openIn(ASK_AGAIN_AFTER);
    }
    if (refusal !== null && !PASSING.has(refusal.code)) return this.giveUp(refusal);
    const wait = backoffMs(failedAttempts(this.#store.getState().status), Math.random());
    this.#signal({ type: 'unreachable', retryAt: performance.now() + wait });
    this.#openIn(wait);
  }

  #openIn(wait: number): void {
    this.#cancelRetry = byTimer(() => void this.#open(), wait);
  }

  #waitNoMore(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
  }

  /**
   * Called on a new connection. The guest plays on this connection, and on no other device, until the server says something else.
   */
  #taken(): void {
    this.#store.setState({ elsewhere: false, otherDevice: false });
    this.#up();
  }

  #up(): void {
    this.#signal({ type: 'joined' });
    if (this.#connection !== null) this.#use.up(this.#connection);
  }

  #listening(): ConnectionEvents {
    const isInTime = unchanged(() => this.#generation);
    const ifCurrent: IfCurrent = (take) => (...message) => {
      if (isInTime()) take(...message);
    };
    return {
      ...this.#use.listeners(ifCurrent),
      dropped: ifCurrent(() => {
        this.#use.down();
        this.#signal({ type: 'dropped' });
      }),
      resumed: ifCurrent(() => this.#taken()),
      closed: ifCurrent((refusal) => {
        this.#connection = null;
        this.#use.down();
        // This browser may be the chosen device. The next attempt will show that, with the token of that time.
        this.#failed(refusal?.code === 'token-revoked' ? null : refusal);
      }),
    };
  }

  readonly #networkLost = (): void => {
    this.#use.down();
    this.#signal({ type: 'network-lost' });
  };

  readonly #networkBack = (): void => {
    this.#signal({ type: 'network-back' });
    this.#mend();
  };

  readonly #visibilityChanged = (): void => {
    if (document.hidden) {
      this.#hiddenSince = performance.now();
      return;
    }
    const away = this.#hiddenSince === null ? 0 : performance.now() - this.#hiddenSince;
    this.#hiddenSince = null;
    if (away >= SHORT_LOOK_AWAY || this.#store.getState().status.name !== 'live') this.#mend();
  };

  /** Called when the browser shows a page again from its back/forward cache. */
  readonly #pageShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#mend();
  };

  /** Restores a lost connection at once, because the page can reach the table again. */
  #mend(): void {
    this.retryNow();
    void this.#hearAgain();
  }

  /** Checks a connection after a short network failure. If the table answers, the connection is intact. */
  async #hearAgain(): Promise<void> {
    const connection = this.#connection;
    if (connection === null) return;
    const isInTime = unchanged(() => this.#connection);
    const giveUp = byTimer(() => isInTime() && this.#openAgain(), ANSWERS_WITHIN);
    await inTime(() => this.#connection, connection.request('resync', {}), (answer) => {
      giveUp();
      if (answer === null) this.#openAgain();
      else if (this.#store.getState().status.name !== 'live') this.#up();
    });
  }

  /** Replaces a connection on which the table does not answer. */
  #openAgain(): void {
    this.#generation += 1;
    this.#hangUp('away');
    this.#use.down();
    this.#signal({ type: 'dropped' });
    void this.#open();
  }

  #signal(signal: ConnectionSignal): void {
    this.#store.setState(({ status }) => ({ status: nextStatus(status, signal) }));
  }
}
