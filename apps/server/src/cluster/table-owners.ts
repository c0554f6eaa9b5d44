import type { TableCode } from '@chinwag/protocol';
import type { ProcessAddress } from './process-address.ts';

/** An owner of tables: a process under one of its epochs. */
export interface Owner {
  readonly process: string;
  readonly epoch: number;
}

/** The owner of a table, as recorded in the database. */
export interface SeenOwner extends Owner {
  /** The address on which the process listens, or null if the process is no longer known. */
  readonly address: ProcessAddress | null;
  readonly lease: 'running' | 'ended';
}

/** The owners of tables, in the shared database. Every call rejects if the database cannot be reached. */
export interface TableOwners {
  /** Resolves with the owner of a table, or with null if the table has none. */
  ownerOf(code: TableCode): Promise<SeenOwner | null>;
  /**
   * Records a new owner of a table, and resolves with true. Resolves with false if `from` no longer owned the table, or if the
   * lease of `to` has ended.
   */
  take(code: TableCode, from: Owner | null, to: Owner): Promise<boolean>;
  /** Resolves with the state of a process's lease, or with `gone` if the process is no longer known. */
  leaseOf(owner: Owner): Promise<SeenOwner['lease'] | 'gone'>;
  /**
   * Ends the lease of a process whose lock is free, so that the process cannot renew it, and resolves with `free`. Resolves with
   * `held`, without any change, if the lock is not free.
   */
  endIfLockFree(owner: Owner): Promise<'free' | 'held'>;
  /** Resolves with the address on which a process listens, or with null if the process is no longer known. */
  addressOf(process: string): Promise<ProcessAddress | null>;
}
