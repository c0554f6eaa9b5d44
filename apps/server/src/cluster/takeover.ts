/** What the owner of a table answers when it is asked for it; or how it does not. */
export type OwnerAnswer =
  /** People can come in there. */
  | 'open'
  /** It is just opening or closing it, or without its lease for a moment. */
  | 'busy'
  /** It does not have it open. */
  | 'not-open'
  /** Somebody else is at its address, or it goes by another epoch. */
  | 'other-epoch'
  /** Nobody is at its address. */
  | 'refused'
  /** Nothing comes back in time. */
  | 'silent';

/** How the owner of a table looks from another process. */
export interface OwnerSigns {
  /** Whether its lease runs, by the database's clock. */
  readonly lease: 'running' | 'ended';
  /** The lock of its epoch, which goes with its session. */
  readonly lock: 'held' | 'free';
  readonly answer: OwnerAnswer;
}

/** Why a table may be taken from the one who has it, or had it. */
export type TakeReason =
  /** Nobody has it. */
  | 'nobodys'
  /** This process has it, and does not have it open. */
  | 'own'
  /** Its owner does not have it open. */
  | 'let-go'
  /** Its owner has lost its lock and is not at its address. */
  | 'owner-dead'
  /** The lease of its owner has ended. */
  | 'lease-ended';

/** What is to be done about a table that another process has. */
export type TakeVerdict = 'leave' | 'wait' | TakeReason;

/**
 * What follows from how an owner looks. Before its lease has ended only two signs together say that it is dead: its lock is free,
 * and nobody answers for its epoch at its address. Either alone may be a broken connection.
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
