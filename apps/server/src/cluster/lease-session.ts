import type { TableCode } from '@chinwag/protocol';
import type { ProcessAddress } from './process-address.ts';

/** A database session in which one process claims and renews its lease and receives notifications. */
export interface LeaseSession {
  /** This machine's address on the connection to the database. */
  readonly localHost: string;
  /**
   * Takes the lock (an advisory lock) and the lease under an epoch, for this address. Resolves with the tables that named this
   * process, which now name the epoch. Rejects if the lock is taken or the database fails.
   */
  claim(epoch: number, address: ProcessAddress): Promise<readonly TableCode[]>;
  /**
   * Renews the lease of an epoch, and resolves with whether other processes also hold a lease. `over` means that the lease has
   * ended, its lock is gone, or notifications no longer arrive. Rejects if the database fails.
   */
  renew(epoch: number): Promise<'alone' | 'among-others' | 'over'>;
  /** Releases the lease, the lock and all tables, and closes the session. Rejects if the database fails. */
  leave(epoch: number): Promise<void>;
  /** Closes the session at once, without releasing the lease. */
  close(): void;
}

/** The callbacks of a session. */
export interface SessionListener {
  /** Called when the session is lost. */
  lost(): void;
  /** Called for each notification, from another process or from this one. */
  heard(message: string): void;
}

/** Opens a session, and resolves with it. Rejects if the database cannot be reached. */
export type OpenSession = (listener: SessionListener) => Promise<LeaseSession>;
