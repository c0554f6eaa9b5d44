import { tableCodeSchema, type TableCode } from '@chinwag/protocol';
import type { TakeReason } from '../../cluster/takeover.ts';
import { SimulatedTime } from '../support/simulated-time.ts';
import { Dice } from './dice.ts';
import { LeaseDatabase } from './lease-database.ts';
import { LeaseProcess } from './lease-process.ts';

/** The scale and the seed of an ownership simulation. */
export interface OwnershipPlan {
  readonly seed: number;
  readonly processes: number;
  readonly tables: number;
  readonly minutes: number;
}

/** The kinds of fault of processes. */
const FAULTS = [
  'killed', 'machine gone', 'frozen', 'stopped in order', 'hidden from others', 'session cut', 'database refuses one',
  'database silent to one', 'database slow to one', 'database restarted', 'database away for a minute',
] as const;
type OwnershipFault = (typeof FAULTS)[number];

/** The report on an ownership simulation. */
export interface OwnershipReport {
  readonly seed: number;
  readonly faults: Readonly<Record<OwnershipFault, number>>;
  readonly taken: Readonly<Partial<Record<TakeReason, number>>>;
  /** The longest time that a table had no owner while the database was up, in ms. */
  readonly longestGap: number;
  /** The violations, each with its time. */
  readonly findings: readonly string[];
}

/** The interval between checks of all tables, in ms. */
const LOOK_EVERY = 200;
/** How long a table may have no owner, in ms. */
const GAP_MS = 15_000;
/** The mean intervals of faults, in ms: of one of a hundred processes, and of all processes. */
const FAULT_EVERY = 3000;
const GREAT_FAULT_EVERY = 180_000;
const MINUTE = 60_000;
const DIGITS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const MOST_FINDINGS = 10;

/**
 * Simulates the ownership of tables by many processes that die, freeze and lose the database. Two processes must never act for one
 * table, and no table may be without an owner for long. The lease and the placement are the real ones; the rest is simulated.
 */
export class Ownership {
  readonly #plan: OwnershipPlan;
  readonly #time = new SimulatedTime();
  readonly #dice: Dice;
  readonly #database: LeaseDatabase;
  readonly #codes: readonly TableCode[];
  readonly #processes: LeaseProcess[] = [];
  /** Since when each table has had no owner. */
  readonly #missing = new Map<TableCode, number>();
  readonly #findings: string[] = [];
  readonly #faults = Object.fromEntries(FAULTS.map((kind) => [kind, 0])) as Record<OwnershipFault, number>;
  readonly #taken: Partial<Record<TakeReason, number>> = {};
  #longestGap = 0;
  #made = 0;

  constructor(plan: OwnershipPlan) {
    this.#plan = plan;
    this.#dice = new Dice(plan.seed);
    this.#database = new LeaseDatabase(this.#time, this.#dice.apart());
    this.#codes = Array.from({ length: plan.tables }, (_, at) => codeOf(at));
  }

  /** Runs the simulation. Resolves with its report. */
  async run(): Promise<OwnershipReport> {
    for (let at = 0; at < this.#plan.processes; at++) this.#start(at);
    const end = this.#time.now() + this.#plan.minutes * MINUTE;
    this.#befall();
    this.#befallAll();
    while (this.#time.now() < end && this.#findings.length < MOST_FINDINGS) {
      await this.#time.pass(LOOK_EVERY);
      this.#look();
    }
    return {
      seed: this.#plan.seed, faults: this.#faults, taken: this.#taken, longestGap: this.#longestGap, findings: this.#findings,
    };
  }

  #look(): void {
    const now = this.#time.now();
    const spokenFor = new Set(this.#processes.flatMap(({ speaksFor }) => [...speaksFor]));
    const ready = this.#processes.filter((process) => process.answers && process.lease.epoch !== null);
    for (const code of this.#codes) {
      if (spokenFor.has(code)) {
        this.#missing.delete(code);
        continue;
      }
      const since = this.#missing.get(code) ?? now;
      this.#missing.set(code, this.#database.isAway || ready.length === 0 ? now : since);
      this.#longestGap = Math.max(this.#longestGap, now - since);
      if (now - since > GAP_MS) this.#find(`nobody has spoken for table ${code} for ${now - since} ms`);
      // A browser retries at a process that a proxy considers healthy.
      if (ready.length > 0 && this.#dice.happens(300)) void this.#dice.pick(ready).open(code);
    }
  }

  /** Checks that at most one process acts for a table, when one more starts to. */
  #lookAt(code: TableCode): void {
    const speakers = this.#processes.filter(({ speaksFor }) => speaksFor.has(code)).map(({ id }) => id);
    if (speakers.length > 1) this.#find(`${speakers.join(' and ')} speak for table ${code}`);
  }

  #find(what: string): void {
    if (this.#findings.length < MOST_FINDINGS) this.#findings.push(`at ${this.#time.now() / 1000} s: ${what}`);
  }

  /** Starts a process in a slot, at an address that an earlier process may have had. */
  #start(place: number): void {
    const address = { host: `10.0.0.${place}`, port: 2567 };
    const process = new LeaseProcess({
      id: `process-${++this.#made}`,
      address,
      time: this.#time,
      database: this.#database,
      dice: this.#dice.apart(),
      at: ({ host }) => this.#processes[Number(host.split('.').at(-1))] ?? null,
      taken: (why) => {
        this.#taken[why] = (this.#taken[why] ?? 0) + 1;
      },
      opened: (code) => this.#lookAt(code),
    });
    this.#processes[place] = process;
    void process.lease.start({ host: address.host, port: address.port });
  }

  #befall(): void {
    const wait = Math.max(50, this.#dice.wait((FAULT_EVERY * 100) / this.#plan.processes / 2));
    this.#time.after(wait, () => {
      this.#strike(this.#dice.below(this.#processes.length));
      this.#befall();
    });
  }

  #befallAll(): void {
    this.#time.after(this.#dice.wait(GREAT_FAULT_EVERY), () => {
      const isShort = this.#dice.happens(500);
      this.#count(isShort ? 'database restarted' : 'database away for a minute');
      this.#database.goAway();
      this.#time.after(isShort ? this.#dice.between(500, 5000) : MINUTE, () => this.#database.comeBack());
      this.#befallAll();
    });
  }

  #strike(place: number): void {
    const process = this.#processes[place];
    if (process?.answers !== true) return;
    process.closeSome(20);
    const again = (ms: number): void => void this.#time.after(ms, () => this.#start(place));
    const forAWhile = (kind: OwnershipFault, reach: Parameters<LeaseDatabase['setReach']>[1]): void => {
      this.#count(kind);
      this.#database.setReach(process.id, reach);
      this.#time.after(this.#dice.between(500, 30_000), () => this.#database.setReach(process.id, 'sound'));
    };
    const kind = this.#dice.pick(FAULTS.filter((one) => !one.startsWith('database restarted') && !one.startsWith('database away')));
    switch (kind) {
      case 'killed':
        process.die('stays');
        again(this.#dice.between(100, 10_000));
        break;
      case 'machine gone':
        process.die('gone');
        again(this.#dice.between(10_000, 30_000));
        break;
      case 'frozen':
        process.freeze();
        // The process comes back just before its lease ends, or just after, with equal chances.
        this.#time.after(this.#dice.happens(500) ? this.#dice.between(500, 30_000) : this.#dice.between(6000, 9500), () => {
          process.thaw();
          for (const code of process.speaksFor) this.#lookAt(code);
        });
        break;
      case 'hidden from others':
        process.isHidden = true;
        this.#time.after(this.#dice.between(500, 5000), () => {
          process.isHidden = false;
        });
        break;
      case 'stopped in order':
        void process.stop();
        again(this.#dice.between(1000, 5000));
        break;
      case 'session cut':
        this.#database.cut(process.id);
        break;
      case 'database refuses one':
        return forAWhile(kind, 'refusing');
      case 'database silent to one':
        return forAWhile(kind, 'silent');
      case 'database slow to one':
        return forAWhile(kind, 'slow');
      case 'database restarted':
      case 'database away for a minute':
        return;
    }
    this.#count(kind);
  }

  #count(kind: OwnershipFault): void {
    this.#faults[kind] += 1;
  }
}

/** Returns the code of a table, by its number. */
function codeOf(number: number): TableCode {
  const digits = [4, 3, 2, 1, 0].map((place) => DIGITS[Math.floor(number / DIGITS.length ** place) % DIGITS.length] ?? '2');
  return tableCodeSchema.parse(`22222${digits.join('')}`);
}
