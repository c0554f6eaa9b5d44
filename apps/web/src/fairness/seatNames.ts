import { FORGOTTEN_NAME, storedName } from '@chinwag/protocol';
import type { NamedSeat } from '@chinwag/rules/game-file';

/** Returns a player's name in a finished game, or `FORGOTTEN_NAME` for an erased name. */
export function seatName({ name }: NamedSeat): string {
  return name === null ? FORGOTTEN_NAME : storedName(name);
}
