import type { TableCode } from '@chinwag/protocol';
import type { ProcessAddress } from './process-address.ts';

/** A process under one of its epochs. */
export interface Owner {
  readonly process: string;
  readonly epoch: number;
}

/** The owner of a table, as recorded in the database. */
export interface SeenOwner extends Owner {
  /** The address on which it listens; null if the process is no longer known. */
  readonly address: ProcessAddress | null;
  readonly lease: 'running' | 'ended';
}

/** The owners of tables, in the shared database. Every call rejects if the database cannot be reached. */
export interface TableOwners {
  /** Resolves with the owner of a table; null if it has none. */
  ownerOf(code: TableCode): Promise<SeenOwner | null>;
  /**
   * Records a new owner of a table. Resolves with true, or with false if `from` no longer owned the table or if the lease of `to`
   * has ended.
   */
  take(code: TableCode, from: Owner | null, to: Owner): Promise<boolean>;
  /** Resolves with whether a process's lease is running; `gone` if the process is no longer known. */
  leaseOf(owner: Owner): Promise<SeenOwner['lease'] | 'gone'>;
  /**
   * Ends the lease of a process whose lock is free, so that the process cannot renew it. Resolves with `held` if the lock is not
   * free.
   */
  endIfLockFree(owner: Owner): Promise<'free' | 'held'>;
  /** Resolves with the address on which a process listens; null if it is no longer known. */
  addressOf(process: string): Promise<ProcessAddress | null>;
}
