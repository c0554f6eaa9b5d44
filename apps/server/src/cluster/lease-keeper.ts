import type { TableCode } from '@chinwag/protocol';
import { type Monotonic, type Time, within } from '../time.ts';
import {
  ANSWER_WITHIN_MS, type EpochStanding, type LeaseSignal, type LeaseState, nextLease, NO_LEASE, RENEW_EVERY_MS,
  standingOf, TRUST_MS, trustedUntil,
} from './lease.ts';
import type { LeaseSession, OpenSession } from './lease-session.ts';

/** The callbacks of a lease keeper. */
export interface LeaseListener {
  /** Called when the session is lost. The process may not act for any table until it has a new session. */
  lost(): void;
  /** Called when the lease has been lost for so long that other processes will take over all tables of this process. */
  ended(): void;
  /** Called when the lease is held again, under this epoch (the fencing token). Only `tables` still belong to the process. */
  continued(epoch: number, tables: ReadonlySet<TableCode>): void;
  /** Called for each notification, from another process or from this one. */
  heard(message: string): void;
}

/**
 * The address on which this process listens for other processes. If `host` is null, that is the local address of its connection to
 * the database.
 */
export interface OwnAddress {
  readonly host: string | null;
  readonly port: number;
}

/** The dependencies of a lease keeper. */
export interface LeaseParts {
  readonly openSession: OpenSession;
  readonly time: Pick<Time, 'now' | 'after'>;
  /** Returns the jitter of the backoff, from 0 up to 1. It spreads the retries of processes that lost the database together. */
  readonly random: () => number;
}

/**
 * How long a process that was alone in the cluster keeps its tables after losing its lease, in ms. Usually the database comes back
 * and no other process has joined, but only the database can confirm that.
 */
export const ALONE_MS = 30_000;

/** The backoff between two attempts to open a session, in ms. */
const PAUSE_MS = { first: 50, longest: 1000 };

/** Claims the lease of this process, renews it, and reclaims it after a loss, until the process leaves the cluster. */
export class LeaseKeeper {
  readonly #parts: LeaseParts;
  readonly #listener: LeaseListener;
  #address: OwnAddress = { host: null, port: 0 };
  #lease: LeaseState = NO_LEASE;
  #session: LeaseSession | null = null;
  #failures = 0;
  /** Whether no other process had a lease at the last renewal. False before the first renewal. */
  #isAlone = false;
  #left = false;
  /** Ends the pause before the next renewal. */
  #wake = (): void => undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: LeaseParts, listener: LeaseListener) {
    this.#parts = parts;
    this.#listener = listener;
  }

  /** The epoch under which this process may act for its tables now, or null if it may not act. */
  get epoch(): number | null {
    return this.#now < trustedUntil(this.#lease) ? this.#lease.epoch : null;
  }

  /** Returns the standing of an epoch of this process: held, between two epochs, or over. */
  standing(epoch: number): EpochStanding {
    return standingOf(this.#lease, epoch, this.#now);
  }

  /**
   * Claims the lease for a process that listens at this address, and keeps renewing the lease. Resolves once the lease is held.
   * Retries until then, and never rejects.
   */
  async start(address: OwnAddress): Promise<void> {
    this.#address = address;
    const held = new Promise<void>((resolve) => {
      this.#running = this.#keep(resolve);
    });
    await held;
  }

  /** Renews at once, because the lease is in doubt. */
  renewNow(): void {
    this.#wake();
  }

  /** Releases the lease and stops renewing it. Resolves when the session is closed, even if the release failed. Never rejects. */
  async leave(): Promise<void> {
    this.#left = true;
    this.#wake();
    await this.#running;
  }

  async #keep(held: () => void): Promise<void> {
    while (!this.#left) {
      const session = await this.#claimed();
      if (session === null) {
        await this.#pause(this.#backoff());
        continue;
      }
      this.#failures = 0;
      held();
      await this.#renewing(session);
    }
  }

  /** Opens a session and claims the lease in it. Resolves with the session, or with null if either failed. */
  async #claimed(): Promise<LeaseSession | null> {
    let session: LeaseSession | null = null;
    let isLost = false;
    const lost = (): void => {
      isLost = true;
      if (session !== null) this.#lost(session);
    };
    try {
      session = await this.#parts.openSession({ lost, heard: (message) => this.#listener.heard(message) });
      if (isLost || this.#left) throw new Error('it has ended');
      this.#session = session;
      this.#signal({ type: 'claim-sent', at: this.#now });
      const { host, port } = this.#address;
      const tables = await this.#answered(session.claim(this.#lease.epoch, { host: host ?? session.localHost, port }));
      if (tables === null || this.#session !== session) throw new Error('the claim was not answered');
      this.#signal({ type: 'confirmed' });
      this.#listener.continued(this.#lease.epoch, new Set(tables));
      return session;
    } catch {
      session?.close();
      this.#session = null;
      this.#signal({ type: 'lost' });
      this.#failures += 1;
      return null;
    }
  }

  /** Renews the lease until the process loses the session or the lease, or releases the lease. */
  async #renewing(session: LeaseSession): Promise<void> {
    for (;;) {
      if (this.#session === session && !this.#left) await this.#pause(RENEW_EVERY_MS);
      if (this.#session !== session) return;
      if (this.#left) return this.#leave(session);
      this.#signal({ type: 'renewal-sent', at: this.#now });
      const answer = await this.#answered(session.renew(this.#lease.epoch)).catch(() => null);
      if (this.#session !== session) return;
      if (answer === null || answer === 'over') return this.#lost(session);
      this.#isAlone = answer === 'alone';
      this.#signal({ type: 'confirmed' });
    }
  }

  async #leave(session: LeaseSession): Promise<void> {
    const { epoch } = this.#lease;
    this.#session = null;
    this.#signal({ type: 'lost' });
    await this.#answered(session.leave(epoch)).catch(() => null);
    session.close();
  }

  #lost(session: LeaseSession): void {
    if (this.#session !== session) return;
    this.#session = null;
    const lost = this.#lease;
    this.#signal({ type: 'lost' });
    session.close();
    if (lost.name === 'held') {
      this.#listener.lost();
      this.#endLater(lost.epoch, lost.confirmed);
    }
    this.#wake();
  }

  /**
   * Reports a lost lease as over when its trust period ends, unless the lease has been regained. So players have moved elsewhere
   * when the lease ends in the database. A process that was alone reports the loss later.
   */
  #endLater(epoch: number, confirmed: Monotonic): void {
    const after = this.#isAlone ? ALONE_MS : TRUST_MS;
    this.#parts.time.after(Math.max(0, confirmed + after - this.#now), () => {
      const isStillLost = this.#lease.name !== 'held' && this.#lease.since === epoch;
      if (isStillLost && !this.#left) this.#listener.ended();
    });
  }

  #answered<Value>(call: Promise<Value>): Promise<Value | null> {
    return within(this.#parts.time, ANSWER_WITHIN_MS, call);
  }

  #backoff(): number {
    const { first, longest } = PAUSE_MS;
    return Math.min(longest, first * 2 ** this.#failures) * (0.5 + this.#parts.random() / 2);
  }

  /** Resolves after `ms`, or as soon as `#wake` is called. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.#parts.time.after(ms, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }

  #signal(signal: LeaseSignal): void {
    this.#lease = nextLease(this.#lease, signal);
  }

  get #now(): Monotonic {
    return this.#parts.time.now();
  }
}
