import type { TableCode } from '@chinwag/protocol';
import type { ProcessAddress } from './process-address.ts';

/** A database session in which one process claims and renews its lease and receives notifications. */
export interface LeaseSession {
  /** This machine's address on the connection to the database. */
  readonly localHost: string;
  /**
   * Takes the lock and the lease under an epoch, for this address. Resolves with the tables that named this process, which now name
   * the epoch. Rejects on failure.
   */
  claim(epoch: number, address: ProcessAddress): Promise<readonly TableCode[]>;
  /**
   * Renews the lease of an epoch, and resolves with whether other processes also hold one. `over` means that the lease has ended,
   * its lock is gone, or notifications no longer arrive.
   */
  renew(epoch: number): Promise<'alone' | 'among-others' | 'over'>;
  /** Releases the lease, the lock and all tables. */
  leave(epoch: number): Promise<void>;
  /** Closes the session at once. */
  close(): void;
}

/** The callbacks of a session. */
export interface SessionListener {
  /** The session is lost. */
  lost(): void;
  /** A notification from another process, or from this one, arrived. */
  heard(message: string): void;
}

/** Opens a session. Resolves with it; rejects if the database cannot be reached. */
export type OpenSession = (listener: SessionListener) => Promise<LeaseSession>;
