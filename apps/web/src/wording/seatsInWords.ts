/** How many may play, in few words: `5 players`, `2 to 7`. */
export function seatsInWords({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min} players` : `${min} to ${max}`;
}
