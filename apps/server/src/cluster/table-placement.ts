import type { TableCode } from '@chinwag/protocol';
import { pause, type Time } from '../time.ts';
import type { LeaseKeeper } from './lease-keeper.ts';
import type { ProcessAddress } from './process-address.ts';
import { judge, type OwnerAnswer, type TakeReason, type TakeVerdict } from './takeover.ts';
import type { Owner, SeenOwner, TableOwners } from './table-owners.ts';

/** The backoff before a table that cannot be opened yet is checked again, in ms. It doubles up to the longest. */
const PAUSE_MS = { first: 25, longest: 400 };
/** The interval between checks of an unresponsive owner, in ms. */
const WATCH_EVERY_MS = 100;
/** The timeout for opening a table, in ms, which is longer than a lease. */
const TIMEOUT_MS = 10_000;

/** The place where a table is open: in this process, or at the address of another. */
export type TablePlace = 'here' | ProcessAddress;

/** A takeover of a table by this process: its previous owner, and the reason. */
export interface Takeover {
  readonly code: TableCode;
  readonly from: Owner | null;
  readonly why: TakeReason;
}

/** The dependencies of `TablePlacement`. */
export interface PlacementParts {
  readonly process: string;
  readonly lease: Pick<LeaseKeeper, 'epoch'>;
  readonly owners: TableOwners;
  /** Asks a process about a table that the process owns under an epoch. Resolves with the answer, and never rejects. */
  readonly ask: (address: ProcessAddress, owner: Owner, code: TableCode) => Promise<OwnerAnswer>;
  readonly time: Pick<Time, 'now' | 'after'>;
  /** Called after each takeover. */
  readonly taken: (takeover: Takeover) => void;
  /** Called for each process that was found dead, once its lease has been ended. */
  readonly ended: (owner: Owner) => void;
}

/**
 * Opens a table that was taken over. `isHeld` returns whether this process still owns it. Rejects if the table cannot be opened.
 */
export type OpenTaken = (isHeld: () => boolean) => Promise<void>;

/**
 * Ensures that each table is open in only one process: its owner according to the database. A process that is asked for a table
 * whose owner is gone takes over the table. If two processes ever both assume ownership, fencing lets only the latest owner write.
 */
export class TablePlacement {
  readonly #parts: PlacementParts;
  /** The health checks in progress, one per unresponsive owner, regardless of the number of its tables. */
  readonly #watched = new Map<string, Promise<TakeVerdict>>();

  constructor(parts: PlacementParts) {
    this.#parts = parts;
  }

  /**
   * Resolves with the place of a table once it is open, either at its owner or here by `open`. Rejects if its owner cannot be
   * determined, or if the table cannot be opened.
   */
  async locateOrOpen(code: TableCode, open: OpenTaken): Promise<TablePlace> {
    const { process, lease, owners, time, taken } = this.#parts;
    const until = time.now() + TIMEOUT_MS;
    for (let wait = PAUSE_MS.first; time.now() < until; wait = Math.min(2 * wait, PAUSE_MS.longest)) {
      const { epoch } = lease;
      if (epoch === null) throw new Error('this process is without its lease');
      const owner = await owners.ownerOf(code);
      const verdict = await this.#judge(code, owner);
      if (verdict === 'leave') return owner?.address ?? 'here';
      const isTaken = verdict !== 'wait' && (await owners.take(code, owner, { process, epoch }));
      if (verdict === 'wait' || !isTaken) {
        await pause(time, wait);
        continue;
      }
      taken({ code, from: owner, why: verdict });
      await open(() => lease.epoch === epoch);
      return 'here';
    }
    throw new Error(`another process has table ${code} and neither opens nor closes it`);
  }

  /**
   * Resolves with the address of another process that owns a table, or with null if there is none. Rejects if the database cannot
   * be reached.
   */
  async find(code: TableCode): Promise<ProcessAddress | null> {
    const owner = await this.#parts.owners.ownerOf(code);
    return owner === null || owner.process === this.#parts.process || owner.lease === 'ended' ? null : owner.address;
  }

  async #judge(code: TableCode, owner: SeenOwner | null): Promise<TakeVerdict> {
    if (owner === null) return 'nobodys';
    if (owner.process === this.#parts.process) return 'own';
    // A process that stops gracefully releases its tables, so an owner that is no longer known was found dead.
    if (owner.address === null) return 'owner-dead';
    if (owner.lease === 'ended') return 'lease-ended';
    const key = `${owner.process} ${owner.epoch}`;
    const watched = this.#watched.get(key);
    if (watched !== undefined) return watched;
    const answer = await this.#parts.ask(owner.address, owner, code);
    if (isAnswered(answer)) return judge({ lease: owner.lease, lock: 'held', answer });
    const watching = this.#watched.get(key) ?? this.#watch(code, owner, owner.address).finally(() => this.#watched.delete(key));
    this.#watched.set(key, watching);
    return watching;
  }

  /**
   * Checks an unresponsive owner until it answers or may be replaced. Resolves with the decision. Rejects if the database cannot be
   * reached.
   */
  async #watch(code: TableCode, owner: Owner, address: ProcessAddress): Promise<TakeVerdict> {
    const { owners, ask, time, ended } = this.#parts;
    const until = time.now() + TIMEOUT_MS;
    while (time.now() < until) {
      const answer = await ask(address, owner, code);
      // The owner's answer about one table does not apply to others.
      if (isAnswered(answer)) return 'wait';
      const lease = await owners.leaseOf(owner);
      // Another process has already ended this lease.
      if (lease === 'gone') return 'owner-dead';
      const lock = answer !== 'silent' && lease === 'running' ? await owners.endIfLockFree(owner) : 'held';
      const verdict = judge({ lease, lock, answer });
      if (verdict === 'owner-dead') ended(owner);
      if (verdict !== 'wait') return verdict;
      await pause(time, WATCH_EVERY_MS);
    }
    return 'wait';
  }
}

/** Returns whether a process has answered for its epoch, whatever the answer about a table was. */
function isAnswered(answer: OwnerAnswer): boolean {
  return answer === 'open' || answer === 'not-open' || answer === 'busy';
}
