/** The answer of a table's owner to a health check, or how it failed to answer. */
export type OwnerAnswer =
  /** It accepts people at the table. */
  | 'open'
  /** It is opening or closing the table, or is briefly without its lease. */
  | 'busy'
  /** It does not have the table open. */
  | 'not-open'
  /** Another process is at its address, or it is in another epoch. */
  | 'other-epoch'
  /** Its address refused the connection. */
  | 'refused'
  /** It did not answer within the timeout. */
  | 'silent';

/** The health of a table's owner, as another process sees it. */
export interface OwnerSigns {
  /** The state of its lease, by the database's clock. */
  readonly lease: 'running' | 'ended';
  /** The lock of its epoch, which its session holds. */
  readonly lock: 'held' | 'free';
  readonly answer: OwnerAnswer;
}

/** The reason why a table may be taken over. */
export type TakeReason =
  /** It has no owner. */
  | 'nobodys'
  /** This process owns it, but does not have it open. */
  | 'own'
  /** Its owner does not have it open. */
  | 'let-go'
  /** Its owner has lost its lock and is not at its address. */
  | 'owner-dead'
  /** The lease of its owner has ended. */
  | 'lease-ended';

/** The decision about a table that another process owns. */
export type TakeVerdict = 'leave' | 'wait' | TakeReason;

/**
 * Returns the decision for an owner's health. Before its lease ends, two symptoms must coincide to prove it dead. Its lock is free,
 * and nobody at its address answers for its epoch. Either alone may be a broken connection.
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
