import type { Refusal, TableCode } from '@chinwag/protocol';
import type { GuestSession } from './guest.ts';
import { inTime, unchanged } from '../inTime.ts';
import { isLine, type Line, type LineEvents, type OpenLine } from './line.ts';
import { byTimer } from './playback.ts';
import { type ConnectionSignal, failedAttempts, nextStatus, waitBeforeRetry } from './status.ts';
import type { TableStore } from './tableModel.ts';

/** Where a line leads, and for whom. */
export interface LineOptions {
  readonly code: TableCode;
  /** Who is asking, read anew for each attempt. */
  readonly guest: () => GuestSession;
  readonly openLine: OpenLine;
  /** Whether the line goes over the network, which may be lost, or stays on the device. */
  readonly reach: 'network' | 'device';
}

/** What a line tells of the table, rather than of itself. */
export type TableEvents = Omit<LineEvents, 'dropped' | 'resumed' | 'closed'>;

/** Makes a listener that hears nothing more once its line was hung up. */
export type Heard = <Told extends readonly unknown[]>(take: (...told: Told) => void) => (...told: Told) => void;

/** What becomes of a line, and what comes over it. */
export interface LineUse {
  /** Who hears what a line tells that is opened now, each listener made by `heard`. */
  readonly listeners: (heard: Heard) => TableEvents;
  /** A line is up, for the first time or again. */
  readonly up: (line: Line) => void;
  /** There is no line, until there is one again. */
  readonly down: () => void;
  /** No line will be opened any more. */
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

/** Refusals of somebody who may yet be let in, and how often they knock, in ms. */
const AT_THE_DOOR: ReadonlySet<string> = new Set(['door-knock', 'door-busy']);
const KNOCK_EVERY = 3000;

/**
 * Keeps a line to a table up: opens it, knocks where the door wants it, and opens another after one that broke or a server that
 * was away. How it stands is the `status` of the model.
 */
export class KeptLine {
  readonly #options: LineOptions;
  readonly #store: TableStore;
  readonly #use: LineUse;
  #line: Line | null = null;
  #cancelRetry: (() => void) | null = null;
  /** Counts starts and stops, for good or not, so that what began before the last of them knows that it is too late. */
  #period = 0;

  constructor(options: LineOptions, store: TableStore, use: LineUse) {
    this.#options = options;
    this.#store = store;
    this.#use = use;
  }

  /** The line, which may have dropped a moment ago; null if there is none. */
  get line(): Line | null {
    return this.#line;
  }

  /** Opens a line and keeps it up until `stop`. */
  start(): void {
    this.#period += 1;
    if (this.#options.reach === 'network') {
      window.addEventListener('offline', this.#networkLost);
      window.addEventListener('online', this.#networkBack);
    }
    void this.#open();
  }

  /** Hangs up. */
  stop(as: 'away' | 'leaving'): void {
    this.#period += 1;
    window.removeEventListener('offline', this.#networkLost);
    window.removeEventListener('online', this.#networkBack);
    this.#waitNoMore();
    this.#hangUp(as);
  }

  /** Tries to reach a server that is away now, rather than after the wait. */
  retryNow(): void {
    if (this.#cancelRetry !== null) void this.#open();
  }

  /** Hangs up for good: what this says is why. */
  giveUp(refusal: Refusal): void {
    this.#period += 1;
    this.#waitNoMore();
    this.#hangUp('away');
    this.#use.over();
    this.#signal({ type: 'refused', refusal });
  }

  #hangUp(as: 'away' | 'leaving'): void {
    this.#line?.close(as);
    this.#line = null;
  }

  async #open(): Promise<void> {
    this.#waitNoMore();
    const { code, guest, openLine } = this.#options;
    const opening = openLine(code, guest().token, this.#listening());
    await inTime(() => this.#period, opening, (opened) => this.#opened(opened), {
      late: (opened) => isLine(opened) && opened.close('away'),
    });
  }

  #opened(opened: Awaited<ReturnType<OpenLine>>): void {
    if (!isLine(opened)) return this.#failed(opened === 'unreachable' ? null : opened);
    this.#line = opened;
    this.#taken();
  }

  #failed(refusal: Refusal | null): void {
    if (refusal !== null && AT_THE_DOOR.has(refusal.code)) {
      this.#signal({ type: 'knocked' });
      return this.#openIn(KNOCK_EVERY);
    }
    if (refusal !== null && !PASSING.has(refusal.code)) return this.giveUp(refusal);
    const wait = waitBeforeRetry(failedAttempts(this.#store.getState().status));
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

  /** A line was taken up, on which one plays until one is told otherwise. */
  #taken(): void {
    this.#store.setState({ elsewhere: false });
    this.#up();
  }

  #up(): void {
    this.#signal({ type: 'joined' });
    if (this.#line !== null) this.#use.up(this.#line);
  }

  #listening(): LineEvents {
    const isInTime = unchanged(() => this.#period);
    const heard: Heard = (take) => (...told) => {
      if (isInTime()) take(...told);
    };
    return {
      ...this.#use.listeners(heard),
      dropped: heard(() => {
        this.#use.down();
        this.#signal({ type: 'dropped' });
      }),
      resumed: heard(() => this.#taken()),
      closed: heard((refusal) => {
        this.#line = null;
        this.#use.down();
        this.#failed(refusal);
      }),
    };
  }

  readonly #networkLost = (): void => {
    this.#use.down();
    this.#signal({ type: 'network-lost' });
  };

  readonly #networkBack = (): void => {
    this.#signal({ type: 'network-back' });
    this.retryNow();
    void this.#hearAgain();
  };

  /** A network that was away for a moment may have left the line whole: if the table answers, it has. */
  async #hearAgain(): Promise<void> {
    await inTime(() => this.#line, this.#line?.request('resync', {}), (answer) => answer && this.#up());
  }

  #signal(signal: ConnectionSignal): void {
    this.#store.setState(({ status }) => ({ status: nextStatus(status, signal) }));
  }
}
