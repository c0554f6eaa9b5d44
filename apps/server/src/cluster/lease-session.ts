import type { TableCode } from '@chinwag/protocol';
import type { ProcessAddress } from './process-address.ts';

/** A session of the database, in which one process claims and renews its lease and hears what the others tell. */
export interface LeaseSession {
  /** From which address of this machine the database is reached. */
  readonly localHost: string;
  /**
   * Takes lock and lease under an epoch, for this address. Resolves with the tables that named this process, and name the epoch
   * from now on. Rejects if that cannot be said.
   */
  claim(epoch: number, address: ProcessAddress): Promise<readonly TableCode[]>;
  /**
   * Renews the lease of an epoch, and says whether other processes have one too; `over` if it has ended, its lock is gone, or the
   * session hears no news.
   */
  renew(epoch: number): Promise<'alone' | 'among-others' | 'over'>;
  /** Gives lease and lock back, and all tables. */
  leave(epoch: number): Promise<void>;
  /** Ends the session on the spot. */
  close(): void;
}

/** Who hears what becomes of a session. */
export interface SessionListener {
  /** It is no more. */
  lost(): void;
  /** Another process, or this one, has sent this. */
  heard(message: string): void;
}

/** Opens a session; rejects if the database cannot be reached. */
export type OpenSession = (listener: SessionListener) => Promise<LeaseSession>;
