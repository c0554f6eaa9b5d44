/** A table owner's answer to a health check, or how the check failed. */
export type OwnerAnswer =
  /** The owner accepts people at the table. */
  | 'open'
  /** The owner is opening or closing the table, or is briefly without its lease. */
  | 'busy'
  /** The owner does not have the table open. */
  | 'not-open'
  /** Another process is at the owner's address, or the owner is in another epoch. */
  | 'other-epoch'
  /** The owner's address refused the connection. */
  | 'refused'
  /** The owner did not answer within the timeout. */
  | 'silent';

/** The health of a table's owner, as another process sees it. */
export interface OwnerSigns {
  /** The state of the owner's lease, by the database's clock. */
  readonly lease: 'running' | 'ended';
  /** The advisory lock of the owner's epoch, which the owner's session holds. */
  readonly lock: 'held' | 'free';
  readonly answer: OwnerAnswer;
}

/** The reason why a process may take over a table. */
export type TakeReason =
  /** The table has no owner. */
  | 'nobodys'
  /** This process owns the table, but does not have it open. */
  | 'own'
  /** The owner does not have the table open. */
  | 'let-go'
  /** The owner has lost its lock and is not at its address. */
  | 'owner-dead'
  /** The owner's lease has ended. */
  | 'lease-ended';

/** The decision about a table that another process owns. */
export type TakeVerdict = 'leave' | 'wait' | TakeReason;

/**
 * Decides, from the health of a table's owner, whether to take over the table. Before the lease expires, two symptoms together
 * prove the owner dead. Its lock is free, and nobody at its address answers for its epoch. Either symptom alone may be due to a
 * broken connection.
 */
export function judge({ lease, lock, answer }: OwnerSigns): TakeVerdict {
  if (lease === 'ended') return 'lease-ended';
  switch (answer) {
    case 'open':
      return 'leave';
    case 'not-open':
      return 'let-go';
    case 'refused':
    case 'other-epoch':
      return lock === 'free' ? 'owner-dead' : 'wait';
    case 'busy':
    case 'silent':
      return 'wait';
  }
}
