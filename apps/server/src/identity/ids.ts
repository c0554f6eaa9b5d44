import { randomBytes, randomInt } from 'node:crypto';
import { type GuestId, TABLE_CODE_LENGTH, TABLE_CODE_LETTERS, type TableCode } from '@chinwag/protocol';

/** A guest's id that nobody has. */
export function newGuestId(): GuestId {
  return randomBytes(12).toString('base64url') as GuestId;
}

/** A table's code that cannot be guessed. Only the store can tell whether it is free. */
export function newTableCode(): TableCode {
  const letters = Array.from({ length: TABLE_CODE_LENGTH }, () =>
    TABLE_CODE_LETTERS.charAt(randomInt(TABLE_CODE_LETTERS.length)),
  );
  return letters.join('') as TableCode;
}

/** A game's id that nobody has. */
export function newGameId(): string {
  return randomBytes(12).toString('base64url');
}

/** The id of a bot's attempt at a move. */
export function newMoveId(): string {
  return randomBytes(9).toString('base64url');
}

/** The secret a game's shuffles come from. */
export function newSeed(): string {
  return randomBytes(32).toString('hex');
}
