import type { Refusal, TableCode } from '@chinwag/protocol';
import type { GuestSession } from './guest.ts';
import { inTime, unchanged } from '../inTime.ts';
import { isConnection, type Connection, type ConnectionEvents, type OpenConnection } from './connection.ts';
import { byTimer } from './playback.ts';
import { type ConnectionSignal, failedAttempts, nextStatus, backoffMs } from './status.ts';
import type { TableStore } from './tableModel.ts';

/** Where a connection leads, and for whom. */
export interface ConnectionOptions {
  readonly code: TableCode;
  /** Who is asking, read again for each attempt. */
  readonly guest: () => GuestSession;
  readonly openConnection: OpenConnection;
  /** Whether the connection goes over the network, which may be lost, or stays on the device. */
  readonly reach: 'network' | 'device';
}

/** What a connection reports of the table, rather than of itself. */
export type TableEvents = Omit<ConnectionEvents, 'dropped' | 'resumed' | 'closed'>;

/** Makes a listener that is no longer called once its connection was hung up. */
export type IfCurrent = <Message extends readonly unknown[]>(take: (...message: Message) => void) => (...message: Message) => void;

/** What becomes of a connection, and what comes over it. */
export interface SocketListeners {
  /** Who hears what a connection tells that is opened now, each listener made by `ifCurrent`. */
  readonly listeners: (ifCurrent: IfCurrent) => TableEvents;
  /** A connection is up, for the first time or again. */
  readonly up: (connection: Connection) => void;
  /** There is no connection, until there is one again. */
  readonly down: () => void;
  /** No connection will be opened any more. */
  readonly over: () => void;
}

/** Refusals that pass by themselves, so that it is worth trying again. */
const PASSING: ReadonlySet<string> = new Set([
  'unreachable',
  'server-stopping',
  'server-error',
  'store-unavailable',
  'table-unreachable',
  'too-many-messages',
]);

/** Refusals of somebody who may yet be let in, and how often they ask again, in ms. */
const MAY_YET_BE_LET_IN: ReadonlySet<string> = new Set(['door-knock', 'door-busy']);
const ASK_AGAIN_AFTER = 3000;

/** Within how many ms a table answers on a connection that is whole, once the page is back in sight or on the network. */
const ANSWERS_WITHIN = 2500;
/** A page that was out of sight for less, in ms, has lost no connection by that. */
const SHORT_LOOK_AWAY = 5000;

/**
 * Keeps a connection to a table up: opens it, goes on requesting entry where the door wants it, and opens another after one that
 * broke or a server that was away. How it stands is the `status` of the model.
 */
export class ReconnectingSocket {
  readonly #options: ConnectionOptions;
  readonly #store: TableStore;
  readonly #use: SocketListeners;
  #connection: Connection | null = null;
  #cancelRetry: (() => void) | null = null;
  /** Since when the page is out of sight; null while it is not. */
  #hiddenSince: number | null = null;
  /** Counts starts and stops, for good or not, so that what began before the last of them knows that it is too late. */
  #generation = 0;

  constructor(options: ConnectionOptions, store: TableStore, use: SocketListeners) {
    this.#options = options;
    this.#store = store;
    this.#use = use;
  }

  /** The connection, which may have dropped a moment ago; null if there is none. */
  get connection(): Connection | null {
    return this.#connection;
  }

  /** Opens a connection and keeps it up until `stop`. */
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

  /** Hangs up. */
  stop(as: 'away' | 'leaving'): void {
    this.#generation += 1;
    window.removeEventListener('offline', this.#networkLost);
    window.removeEventListener('online', this.#networkBack);
    window.removeEventListener('pageshow', this.#pageShown);
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#waitNoMore();
    this.#hangUp(as);
  }

  /** Tries to reach a server that is away now, rather than after the wait. */
  retryNow(): void {
    if (this.#cancelRetry !== null) void this.#open();
  }

  /** Hangs up for good: what this says is why. */
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

  /** A connection was taken up, on which one plays, and on no other device, until the server says otherwise. */
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
        // This browser may be the one that was chosen: the next attempt, with the token that it has then, tells.
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

  /** A page that the browser had put away is shown again. */
  readonly #pageShown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#mend();
  };

  /** The page can reach the table again: what broke meanwhile is mended at once, rather than after a wait. */
  #mend(): void {
    this.retryNow();
    void this.#hearAgain();
  }

  /** A network that was away for a moment may have left the connection whole: if the table answers, it has. */
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

  /** Opens another connection in place of one on which nobody answers. */
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
