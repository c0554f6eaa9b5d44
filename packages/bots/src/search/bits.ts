/** Returns the number at an index of a typed array, or 0 past its end. Simulators never read past the end. */
export function at(numbers: Int8Array | Uint16Array | Float64Array, index: number): number {
  return numbers[index] ?? 0;
}

/** Returns the number of set bits in a 16-bit number. */
export function countBits(bits: number): number {
  let left = bits - ((bits >> 1) & 0x5555);
  left = (left & 0x3333) + ((left >> 2) & 0x3333);
  left = (left + (left >> 4)) & 0x0f0f;
  return (left + (left >> 8)) & 0x1f;
}
