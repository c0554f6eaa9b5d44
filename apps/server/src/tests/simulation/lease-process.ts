import type { TableCode } from '@chinwag/protocol';
import { LeaseKeeper } from '../../cluster/lease-keeper.ts';
import type { ProcessAddress } from '../../cluster/process-address.ts';
import { TablePlacement, type Takeover } from '../../cluster/table-placement.ts';
import type { OwnerAnswer, TakeReason } from '../../cluster/takeover.ts';
import type { Owner, TableOwners } from '../../cluster/table-owners.ts';
import { type Cancel, later, type Monotonic, type Time } from '../../time.ts';
import type { Dice } from './dice.ts';
import type { LeaseDatabase } from './lease-database.ts';
import { MortalTime } from '../support/simulated-time.ts';

const NONE: ReadonlySet<TableCode> = new Set();

/** The timeout of a call to another process, in ms. */
const ASK_WITHIN_MS = 1000;

/** The dependencies of a simulated process. */
export interface LeaseProcessParts {
  readonly id: string;
  readonly address: ProcessAddress;
  readonly time: Time;
  readonly database: LeaseDatabase;
  readonly dice: Dice;
  /** Returns the process at an address, or null if there is none. */
  readonly at: (address: ProcessAddress) => LeaseProcess | null;
  readonly taken: (why: TakeReason) => void;
  /** Called when the process starts to act for a table. */
  readonly opened: (code: TableCode) => void;
}

/** A simulated process of a server that does nothing except own tables. Its lease and its placement are the real ones. */
export class LeaseProcess {
  readonly id: string;
  readonly address: ProcessAddress;
  readonly lease: LeaseKeeper;
  readonly #parts: LeaseProcessParts;
  readonly #time: PausableTime;
  readonly #placement: TablePlacement;
  readonly #open = new Set<TableCode>();
  readonly #opening = new Map<TableCode, Promise<unknown>>();
  /** Whether other processes cannot reach this one, although it is running. */
  isHidden = false;
  #fate: 'alive' | 'dead' | 'vanished' = 'alive';
  #isStopping = false;

  constructor(parts: LeaseProcessParts) {
    const { id, address, database, dice } = parts;
    this.id = id;
    this.address = address;
    this.#parts = parts;
    this.#time = new PausableTime(new MortalTime(parts.time), 0.99 + dice.below(20) / 1000);
    const openSession: ConstructorParameters<typeof LeaseKeeper>[0]['openSession'] = async (listener) => {
      const lost = (): void => void this.#awake().then(() => listener.lost());
      const session = await this.#heard(database.openSession(id)({ ...listener, lost }));
      return {
        ...session,
        claim: (...claimed) => this.#heard(session.claim(...claimed)),
        renew: (...renewed) => this.#heard(session.renew(...renewed)),
      };
    };
    this.lease = new LeaseKeeper({ openSession, time: this.#time, random: () => dice.below(1000) / 1000 }, {
      lost: () => undefined,
      ended: () => this.#open.clear(),
      continued: (_epoch, own) => void this.#keepOnly(own),
      heard: () => undefined,
    });
    this.#placement = new TablePlacement({
      process: id,
      lease: this.lease,
      owners: this.#owners(database.ownersFor(id)),
      ask: (...asked) => this.#heard(this.#ask(...asked)),
      time: this.#time,
      taken: ({ why }: Takeover) => parts.taken(why),
      ended: () => undefined,
    });
  }

  /** Whether this process answers other processes. */
  get answers(): boolean {
    return this.#fate === 'alive' && !this.#time.isPaused && !this.#isStopping;
  }

  /** The tables for which this process acts now. */
  get speaksFor(): ReadonlySet<TableCode> {
    return this.answers && this.lease.epoch !== null ? this.#open : NONE;
  }

  /** Opens a table on request, here or at its owner. Failures are ignored. */
  async open(code: TableCode): Promise<void> {
    if (!this.answers || this.lease.epoch === null || this.#open.has(code) || this.#opening.has(code)) return;
    const opening = this.#placement.locateOrOpen(code, async (isHeld) => {
      await this.#pause(this.#parts.dice.between(1, 100));
      if (!isHeld()) throw new Error('the lease was lost meanwhile');
      this.#open.add(code);
      this.#parts.opened(code);
    });
    this.#opening.set(code, opening);
    await opening.catch(() => null);
    this.#opening.delete(code);
  }

  /** Closes random tables, as if their people had left. */
  closeSome(inThousand: number): void {
    for (const code of this.#open) if (this.#parts.dice.happens(inThousand)) this.#open.delete(code);
  }

  freeze(): void {
    this.#time.pause();
  }

  thaw(): void {
    this.#time.goOn();
  }

  /** Kills the process, or its whole machine. */
  die(machine: 'stays' | 'gone'): void {
    this.#fate = machine === 'stays' ? 'dead' : 'vanished';
    this.#time.stop();
    this.#parts.database.died(this.id, machine);
  }

  /** Stops the process gracefully. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#open.clear();
    await this.lease.leave();
    this.die('stays');
  }

  /** Returns the process's answer to a question of another process about a table. */
  openness({ process, epoch }: Owner, code: TableCode): OwnerAnswer {
    if (this.#fate === 'dead' || this.isHidden) return 'refused';
    if (process !== this.id) return 'other-epoch';
    switch (this.lease.standing(epoch)) {
      case 'over':
        return 'other-epoch';
      case 'between':
        return 'busy';
      case 'held':
        if (this.#open.has(code)) return 'open';
        return this.#opening.has(code) && !this.#isStopping ? 'busy' : 'not-open';
    }
  }

  get isSilent(): boolean {
    return this.#fate === 'vanished' || (this.#fate === 'alive' && this.#time.isPaused);
  }

  async #keepOnly(own: ReadonlySet<TableCode>): Promise<void> {
    for (const code of this.#open) if (!own.has(code)) this.#open.delete(code);
    const others = [...this.#opening].filter(([code]) => !own.has(code));
    for (const [code, opening] of others) void opening.catch(() => null).then(() => this.#open.delete(code));
  }

  async #ask(address: ProcessAddress, owner: Owner, code: TableCode): Promise<OwnerAnswer> {
    const other = this.#parts.at(address);
    if (other === null) return 'refused';
    await this.#pause(this.#parts.dice.between(1, 10));
    if (!other.isSilent) return other.openness(owner, code);
    await this.#pause(ASK_WITHIN_MS);
    return 'silent';
  }

  #owners(owners: TableOwners): TableOwners {
    return {
      ownerOf: (...asked) => this.#heard(owners.ownerOf(...asked)),
      take: (...asked) => this.#heard(owners.take(...asked)),
      leaseOf: (...asked) => this.#heard(owners.leaseOf(...asked)),
      endIfLockFree: (...asked) => this.#heard(owners.endIfLockFree(...asked)),
      addressOf: (...asked) => this.#heard(owners.addressOf(...asked)),
    };
  }

  /** Resolves with the value of a promise, once the process can receive it. */
  async #heard<Value>(coming: Promise<Value>): Promise<Value> {
    try {
      return await coming;
    } finally {
      await this.#awake();
    }
  }

  #awake(): Promise<void> {
    return this.#time.isPaused ? this.#pause(0) : Promise.resolve();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => void this.#time.after(ms, resolve));
  }
}

/** The time of a process that may be frozen, and whose clock runs slightly slower than others. */
class PausableTime implements Time {
  readonly #time: MortalTime;
  readonly #rate: number;
  readonly #late = new Set<() => void>();
  #isPaused = false;

  constructor(time: MortalTime, rate: number) {
    this.#time = time;
    this.#rate = rate;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  now(): Monotonic {
    return later(0 as Monotonic, this.#time.now() * this.#rate);
  }

  date(): ReturnType<Time['date']> {
    return this.#time.date();
  }

  after(ms: number, task: () => void): Cancel {
    const cancel = this.#time.after(ms / this.#rate, () => {
      if (this.#isPaused) this.#late.add(task);
      else task();
    });
    return () => {
      cancel();
      this.#late.delete(task);
    };
  }

  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    for (const task of this.#late) this.#time.after(0, task);
    this.#late.clear();
  }

  stop(): void {
    this.#late.clear();
    this.#time.stop();
  }
}
