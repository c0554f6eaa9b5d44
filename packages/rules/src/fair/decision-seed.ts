import type { Seat } from '../kernel/seat.ts';
import { bytesOf, hashAt, type Hex32 } from './bytes.ts';

/**
 * Returns the random seed for one decision of a bot. The seed follows from the game's seed, the seat, and `since`, the number of
 * the event since which the decision has been pending. The derived seed reveals nothing about the shuffles.
 */
export function decisionSeed(seed: Hex32, seat: Seat, since: number): Hex32 {
  const place = new Uint8Array(5);
  place[0] = seat;
  new DataView(place.buffer).setUint32(1, since);
  return hashAt('chinwag 3 bot', bytesOf(seed), place);
}
