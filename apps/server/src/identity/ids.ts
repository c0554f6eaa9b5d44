import {
  type GuestId, PASS_CODE_LENGTH, type PassCode, TABLE_CODE_LENGTH, TABLE_CODE_LETTERS, type TableCode,
} from '@chinwag/protocol';
import type { Chance } from '../random-bytes.ts';

/** The bytes from here on would make the first letters likelier than the others. */
const UNEVEN = 256 - (256 % TABLE_CODE_LETTERS.length);

/** A guest's id that nobody has. */
export function newGuestId(chance: Chance): GuestId {
  return letters(chance, 12) as GuestId;
}

/** A table's code that cannot be guessed. Only the store can tell whether it is free. */
export function newTableCode(chance: Chance): TableCode {
  return plainLetters(chance, TABLE_CODE_LENGTH) as TableCode;
}

/** The code of a pass to another device. Only the store can tell whether it is free. */
export function newPassCode(chance: Chance): PassCode {
  return plainLetters(chance, PASS_CODE_LENGTH) as PassCode;
}

/** A game's id that nobody has. */
export function newGameId(chance: Chance): string {
  return letters(chance, 12);
}

/** The id of an attempt at a move. */
export function newMoveId(chance: Chance): string {
  return letters(chance, 9);
}

/** The secret a game's shuffles come from. */
export function newSeed(chance: Chance): string {
  return Buffer.from(chance(32)).toString('hex');
}

/** So many letters and digits without look-alikes, each as likely as any other. */
function plainLetters(chance: Chance, length: number): string {
  let code = '';
  while (code.length < length) {
    const [byte = UNEVEN] = chance(1);
    if (byte < UNEVEN) code += TABLE_CODE_LETTERS.charAt(byte % TABLE_CODE_LETTERS.length);
  }
  return code;
}

function letters(chance: Chance, bytes: number): string {
  return Buffer.from(chance(bytes)).toString('base64url');
}
