/** A number of a typed array; 0 past its end, which a simulator never reads. */
export function at(numbers: Int8Array | Uint16Array | Float64Array, index: number): number {
  return numbers[index] ?? 0;
}

/** How many bits are set in a number of 16 bits. */
export function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555);
  left = (left & 0x3333) + ((left >> 2) & 0x3333);
  left = (left + (left >> 4)) & 0x0f0f;
  return (left + (left >> 8)) & 0x1f;
}
