import type { TableCode } from '@chinwag/protocol';
import type { ProcessAddress } from './process-address.ts';

/** A process under one of its epochs. */
export interface Owner {
  readonly process: string;
  readonly epoch: number;
}

/** Who has a table, as the database has it. */
export interface SeenOwner extends Owner {
  /** Where it listens; null for one that is known no more. */
  readonly address: ProcessAddress | null;
  readonly lease: 'running' | 'ended';
}

/** Which process has which table, in the database that all share. Every call rejects if that cannot be reached. */
export interface TableOwners {
  /** Who has a table; null for nobody. */
  ownerOf(code: TableCode): Promise<SeenOwner | null>;
  /** Notes that a table is another's from now on; false if it was not `from`'s any more, or the lease of `to` has ended. */
  take(code: TableCode, from: Owner | null, to: Owner): Promise<boolean>;
  /** Whether the lease of a process runs; `gone` for one that is known no more. */
  leaseOf(owner: Owner): Promise<SeenOwner['lease'] | 'gone'>;
  /** Ends the lease of a process whose lock is free, so that it cannot renew it; `held` if the lock is not free. */
  endIfLockFree(owner: Owner): Promise<'free' | 'held'>;
  /** Where a process listens; null for one that is known no more. */
  addressOf(process: string): Promise<ProcessAddress | null>;
}
