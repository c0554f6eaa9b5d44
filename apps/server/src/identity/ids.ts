import {
  type GuestId, PASS_CODE_LENGTH, type PassCode, TABLE_CODE_LENGTH, TABLE_CODE_LETTERS, type TableCode,
} from '@chinwag/protocol';
import type { RandomBytes } from '../random-bytes.ts';

/** The lowest byte to reject: bytes from this value on would make the first characters likelier than the others. */
const UNEVEN = 256 - (256 % TABLE_CODE_LETTERS.length);

/** Returns a new, unique guest id. */
export function newGuestId(randomBytes: RandomBytes): GuestId {
  return letters(randomBytes, 12) as GuestId;
}

/** Returns a table code that cannot be guessed. Only the store can tell whether the code is unused. */
export function newTableCode(randomBytes: RandomBytes): TableCode {
  return plainLetters(randomBytes, TABLE_CODE_LENGTH) as TableCode;
}

/** Returns the code of a pass for an additional device. Only the store can tell whether the code is unused. */
export function newPassCode(randomBytes: RandomBytes): PassCode {
  return plainLetters(randomBytes, PASS_CODE_LENGTH) as PassCode;
}

/** Returns a new, unique game id. */
export function newGameId(randomBytes: RandomBytes): string {
  return letters(randomBytes, 12);
}

/** Returns a new, unique id for an attempted move. */
export function newMoveId(randomBytes: RandomBytes): string {
  return letters(randomBytes, 9);
}

/** Returns a new secret seed for a game's shuffles. */
export function newSeed(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(32)).toString('hex');
}

/** Returns random characters from the alphabet without look-alikes, uniformly distributed. */
function plainLetters(randomBytes: RandomBytes, length: number): string {
  let code = '';
  while (code.length < length) {
    const [byte = UNEVEN] = randomBytes(1);
    if (byte < UNEVEN) code += TABLE_CODE_LETTERS.charAt(byte % TABLE_CODE_LETTERS.length);
  }
  return code;
}

function letters(randomBytes: RandomBytes, bytes: number): string {
  return Buffer.from(randomBytes(bytes)).toString('base64url');
}
