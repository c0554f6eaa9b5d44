import type { Seat } from '../kernel/seat.ts';
import { bytesOf, hashAt, type Hex32 } from './bytes.ts';

/**
 * Where the chance comes from that a bot takes in one decision of a game: it follows from the seed of the game, the seat, and the
 * number of the event since which the seat is asked what it is asked. It says nothing about the shuffles.
 */
export function decisionSeed(seed: Hex32, seat: Seat, since: number): Hex32 {
  const place = new Uint8Array(5);
  place[0] = seat;
  new DataView(place.buffer).setUint32(1, since);
  return hashAt('chinwag 3 bot', bytesOf(seed), place);
}
