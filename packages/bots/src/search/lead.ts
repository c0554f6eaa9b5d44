import { at } from './bits.ts';

/** Returns how far one player's amount is above the mean of the other players' amounts. */
export function leadOf(amounts: Int8Array | Float64Array, player: number): number {
  let others = 0;
  for (let other = 0; other < amounts.length; other++) if (other !== player) others += at(amounts, other);
  return at(amounts, player) - others / (amounts.length - 1);
}
