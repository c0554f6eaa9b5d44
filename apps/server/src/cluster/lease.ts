import { LONG_AGO, later, type Monotonic } from '../time.ts';

/**
 * The lease decides which process may act for tables, with the database as arbiter. This file contains the whole protocol, which
 * its callers carry out.
 *
 * Each process has one row in the database: its id, an epoch, its address, and the end of its lease by the database's clock. Every
 * two seconds the process renews its lease for eight seconds. A process never renews a lease that has ended: it takes a new epoch.
 *
 * The process trusts its lease until six seconds after it *sent* the last confirmed renewal, by its monotonic time. So the process
 * has stopped before the database gives its tables to another one, even if its system clock is skewed.
 *
 * The session that renews the lease also holds an advisory lock for the epoch. When a process is killed, the database frees that
 * lock at once.
 *
 * A process that loses the session stops at once. With a new session, the process takes the lock and the lease under its next
 * epoch. It continues with those of its tables that no other process has taken over.
 *
 * Each table names its owner and the owner's epoch. A takeover names the previous owner, so only one of several takeovers succeeds.
 *
 * The rows are authoritative; notifications and a free lock are only hints. If all of this fails at once, as on a machine that was
 * suspended, fencing still protects the tables. The version in every write (the fencing token) rejects the writes of the old owner.
 */

/** The length of a lease by the database's clock, in ms. */
export const LEASE_MS = 8000;

/** The interval between renewals, in ms. */
export const RENEW_EVERY_MS = 2000;

/** How long a lease is trusted after the last confirmed renewal was sent, in ms of monotonic time. */
export const TRUST_MS = 6000;

/** The timeout for a claim or a renewal, in ms. After it, the database session counts as lost. */
export const ANSWER_WITHIN_MS = 2000;

/**
 * The state of a process's lease. `epoch` is the last epoch that the process claimed, successfully or not. `since` is the last
 * epoch that it held.
 */
export type LeaseState =
  /** The process has no session, so it may no longer have the lease. */
  | { readonly name: 'lost'; readonly epoch: number; readonly since: number }
  /** The process has requested its next epoch. */
  | { readonly name: 'claiming'; readonly epoch: number; readonly since: number; readonly sentAt: Monotonic }
  /**
   * The process holds the lease. It sent the last confirmed renewal at `confirmed`, and the latest renewal, perhaps unanswered, at
   * `sentAt`.
   */
  | { readonly name: 'held'; readonly epoch: number; readonly confirmed: Monotonic; readonly sentAt: Monotonic };

/** An event in the life of a lease. */
export type LeaseSignal =
  | { readonly type: 'claim-sent'; readonly at: Monotonic }
  | { readonly type: 'renewal-sent'; readonly at: Monotonic }
  /** The database has confirmed the last request. */
  | { readonly type: 'confirmed' }
  | { readonly type: 'lost' };

/** The state before the first claim. */
export const NO_LEASE: LeaseState = { name: 'lost', epoch: 0, since: 0 };

/** Returns the state of a lease after an event. Returns the same state for a late event that no longer applies. */
export function nextLease(lease: LeaseState, signal: LeaseSignal): LeaseState {
  const since = lease.name === 'held' ? lease.epoch : lease.since;
  switch (signal.type) {
    case 'lost':
      return { name: 'lost', epoch: lease.epoch, since };
    case 'claim-sent':
      return { name: 'claiming', epoch: lease.epoch + 1, since, sentAt: signal.at };
    case 'renewal-sent':
      return lease.name === 'held' ? { ...lease, sentAt: signal.at } : lease;
    case 'confirmed':
      return lease.name === 'lost' ? lease : { name: 'held', epoch: lease.epoch, confirmed: lease.sentAt, sentAt: lease.sentAt };
  }
}

/** Returns the time until which the lease is trusted, or `LONG_AGO` if there is no lease. */
export function trustedUntil(lease: LeaseState): Monotonic {
  return lease.name === 'held' ? later(lease.confirmed, TRUST_MS) : LONG_AGO;
}

/** Whether a process may act under one of its epochs, may not at the moment, or no longer may. */
export type EpochStanding = 'held' | 'between' | 'over';

/**
 * Returns whether the process may act for its tables under an epoch. `between` means that it may not now, but is about to continue
 * under a new epoch. Even then, another process may take over the tables once the lease has expired.
 */
export function standingOf(lease: LeaseState, epoch: number, now: Monotonic): EpochStanding {
  if (lease.name !== 'held') return epoch >= lease.since && epoch <= lease.epoch ? 'between' : 'over';
  if (epoch !== lease.epoch) return 'over';
  return now < trustedUntil(lease) ? 'held' : 'between';
}
