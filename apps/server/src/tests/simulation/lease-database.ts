import type { TableCode } from '@chinwag/protocol';
import { ANSWER_WITHIN_MS, LEASE_MS } from '../../cluster/lease.ts';
import type { LeaseSession, SessionListener } from '../../cluster/lease-session.ts';
import type { ProcessAddress } from '../../cluster/process-address.ts';
import type { Owner, SeenOwner, TableOwners } from '../../cluster/table-owners.ts';
import type { Time } from '../../time.ts';
import type { Dice } from './dice.ts';

/** The state of a process's connection to the database. */
export type DatabaseReach =
  /** The connection works. */
  | 'sound'
  /** Every answer is slow. */
  | 'slow'
  /** New connections are refused, and open ones are closed. */
  | 'refusing'
  /** Requests, or the answers to them, are lost without notice. */
  | 'silent';

interface LeaseRow {
  readonly epoch: number;
  readonly address: ProcessAddress;
  readonly until: number;
}

interface OpenLease {
  readonly process: string;
  readonly listener: SessionListener;
  isOpen: boolean;
  locked: number | null;
}

/** The latency of an answer, in ms: normal, and while slow. */
const LATENCY = { sound: [1, 20], slow: [400, 1500] } as const;

/** A simulated database of leases and owners. It behaves as PostgreSQL does, and the same tests run against both databases. */
export class LeaseDatabase {
  readonly #time: Pick<Time, 'now' | 'after'>;
  readonly #dice: Dice;
  readonly #rows = new Map<string, LeaseRow>();
  readonly #owners = new Map<TableCode, Owner>();
  readonly #sessions = new Set<OpenLease>();
  readonly #reach = new Map<string, DatabaseReach>();
  #isAway = false;

  constructor(time: Pick<Time, 'now' | 'after'>, dice: Dice) {
    this.#time = time;
    this.#dice = dice;
  }

  /** Whether no process can reach the database. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Sets the state of a process's connection to the database. */
  setReach(process: string, reach: DatabaseReach): void {
    this.#reach.set(process, reach);
    if (reach === 'refusing') this.cut(process);
    // The database may have dropped a session, and freed its lock, without the process noticing.
    if (reach === 'silent' && this.#dice.happens(500)) this.died(process, 'stays');
  }

  /** Ends the session of a process, on both sides. */
  cut(process: string): void {
    for (const session of [...this.#sessions].filter((one) => one.process === process)) this.#end(session, 'heard');
  }

  /** Shuts the database down, which ends all sessions. */
  goAway(): void {
    this.#isAway = true;
    for (const session of this.#sessions) this.#end(session, 'heard');
  }

  comeBack(): void {
    this.#isAway = false;
  }

  /** Records the death of a process. Its sessions end with it, or stay open if its machine is gone too. */
  died(process: string, machine: 'stays' | 'gone'): void {
    for (const session of this.#sessions) {
      if (session.process !== process) continue;
      if (machine === 'stays') this.#end(session, 'unheard');
    }
  }

  /** Returns a function that opens sessions for a process. */
  openSession(process: string): (listener: SessionListener) => Promise<LeaseSession> {
    return async (listener) => {
      const session = await this.#answer(process, (): OpenLease => {
        const opened = { process, listener, isOpen: true, locked: null };
        this.#sessions.add(opened);
        return opened;
      });
      const inSession = <Value>(work: () => Value): Promise<Value> =>
        this.#answer(process, () => {
          if (!session.isOpen) throw new Error('the session has ended');
          return work();
        });
      return {
        localHost: '10.0.0.1',
        claim: (epoch, address) => inSession(() => this.#claim(session, epoch, address)),
        renew: (epoch) => inSession(() => this.#renew(session, epoch)),
        leave: (epoch) => inSession(() => this.#leave(session, epoch)),
        close: () => this.#end(session, 'unheard'),
      };
    };
  }

  /** Returns the owners of tables, as a process queries them. */
  ownersFor(asker: string): TableOwners {
    const ask = <Value>(work: () => Value): Promise<Value> => this.#answer(asker, work);
    return {
      ownerOf: (code) => ask(() => this.#ownerOf(code)),
      take: (code, from, to) => ask(() => this.#take(code, from, to)),
      leaseOf: (owner) => ask(() => (this.#rows.has(owner.process) ? this.#leaseOf(owner) : 'gone')),
      endIfLockFree: (owner) => ask(() => this.#endIfLockFree(owner)),
      addressOf: (process) => ask(() => this.#rows.get(process)?.address ?? null),
    };
  }

  #claim(session: OpenLease, epoch: number, address: ProcessAddress): readonly TableCode[] {
    const { process } = session;
    if (this.#isLocked({ process, epoch })) throw new Error('another session has the lock of this epoch');
    session.locked = epoch;
    this.#rows.set(process, { epoch, address, until: this.#time.now() + LEASE_MS });
    const own = [...this.#owners].flatMap(([code, owner]) => (owner.process === process ? [code] : []));
    for (const code of own) this.#owners.set(code, { process, epoch });
    return own;
  }

  #renew(session: OpenLease, epoch: number): 'alone' | 'among-others' | 'over' {
    const { process } = session;
    const row = this.#rows.get(process);
    if (row === undefined || this.#leaseOf({ process, epoch }) === 'ended' || session.locked === null) return 'over';
    this.#rows.set(process, { ...row, until: this.#time.now() + LEASE_MS });
    return [...this.#rows].some(([other, { until }]) => other !== process && until > this.#time.now()) ? 'among-others' : 'alone';
  }

  #leave({ process }: OpenLease, epoch: number): void {
    for (const [code, owner] of this.#owners) if (owner.process === process && owner.epoch === epoch) this.#owners.delete(code);
    if (this.#rows.get(process)?.epoch === epoch) this.#rows.delete(process);
  }

  #ownerOf(code: TableCode): SeenOwner | null {
    const owner = this.#owners.get(code);
    if (owner === undefined) return null;
    return { ...owner, address: this.#rows.get(owner.process)?.address ?? null, lease: this.#leaseOf(owner) };
  }

  #take(code: TableCode, from: Owner | null, to: Owner): boolean {
    const owner = this.#owners.get(code);
    const isFrom = from === null ? owner === undefined : owner?.process === from.process && owner.epoch === from.epoch;
    if (!isFrom || this.#leaseOf(to) === 'ended') return false;
    this.#owners.set(code, to);
    return true;
  }

  #leaseOf({ process, epoch }: Owner): SeenOwner['lease'] {
    const row = this.#rows.get(process);
    return row !== undefined && row.epoch === epoch && row.until > this.#time.now() ? 'running' : 'ended';
  }

  #endIfLockFree(owner: Owner): 'free' | 'held' {
    if (this.#isLocked(owner)) return 'held';
    if (this.#rows.get(owner.process)?.epoch === owner.epoch) this.#rows.delete(owner.process);
    return 'free';
  }

  #isLocked({ process, epoch }: Owner): boolean {
    return [...this.#sessions].some((session) => session.process === process && session.locked === epoch);
  }

  #end(session: OpenLease, as: 'heard' | 'unheard'): void {
    this.#sessions.delete(session);
    if (!session.isOpen) return;
    session.isOpen = false;
    if (as === 'heard') session.listener.lost();
  }

  /** Resolves with the database's answer to a process, if one arrives. */
  #answer<Value>(process: string, work: () => Value): Promise<Value> {
    const reach = this.#reach.get(process) ?? 'sound';
    if (this.#isAway || reach === 'refusing') return Promise.reject(new Error('nobody answers'));
    if (reach === 'silent') {
      // The request may arrive, though no answer to it does.
      if (this.#dice.happens(500)) this.#done(work);
      return new Promise((_, reject) => void this.#time.after(ANSWER_WITHIN_MS, () => reject(new Error('no answer in time'))));
    }
    const [least, most] = LATENCY[reach];
    return new Promise((resolve, reject) => {
      this.#time.after(this.#dice.between(least, most), () => {
        if (this.#isAway) return reject(new Error('the database has gone away'));
        try {
          resolve(work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      });
    });
  }

  #done(work: () => unknown): void {
    try {
      work();
    } catch {
      // Nobody receives the result.
    }
  }
}
