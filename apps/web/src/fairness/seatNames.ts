import { FORGOTTEN_NAME, storedName } from '@chinwag/protocol';
import type { NamedSeat } from '@chinwag/rules/game-file';

/** What somebody at a seat of a game that is over is called: as everybody is whose name was erased, where it was. */
export function seatName({ name }: NamedSeat): string {
  return name === null ? FORGOTTEN_NAME : storedName(name);
}
