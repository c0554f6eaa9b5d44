import * as z from 'zod/mini';
import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';
import { hex32Schema } from './rounds.ts';

const hex16Schema = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const nameSchema = z.string().check(z.maxLength(40));

/** Schema for the person or bot that holds a seat. */
export const holderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: nameSchema, pseudonym: hex16Schema }),
  z.strictObject({
    kind: z.literal('bot'),
    name: nameSchema,
    strength: z.optional(z.string().check(z.maxLength(40))),
    version: z.optional(z.int()),
    seed: z.optional(z.string().check(z.maxLength(64))),
  }),
]);
/**
 * The person or bot that holds a seat, as other people may know them. A person's `pseudonym` is 16 bytes as hex, one for each guest
 * at a table. A pseudonym reveals only whether the same person held two seats. A bot may name its strength, its version and its
 * seed.
 */
export type Holder = Readonly<z.output<typeof holderSchema>>;

/** Schema for a seat's holder with the commitment to that holder (the leaf). After erasure, only the leaf remains. */
export const seatHolderSchema = z.union([
  z.strictObject({ leaf: hex32Schema, salt: hex16Schema, holder: holderSchema }),
  z.strictObject({ leaf: hex32Schema }),
]);
/**
 * A seat's holder with their leaf: a commitment to the holder that uses a random salt of 16 bytes, as hex. Terms and digests
 * contain the leaf. After the person's erasure only the leaf remains, and nobody can find out whose it was.
 */
export type SeatHolder = Readonly<z.output<typeof seatHolderSchema>>;

/**
 * Returns the leaf of a seat's holder, a commitment that represents the holder in terms and digests. With the salt, the leaf proves
 * who the holder was; without the salt, it reveals nothing.
 */
export function holderLeaf(salt: string, holder: Holder): Hex32 {
  return hashAt('chinwag 3 leaf', bytesOf(salt), hashOfJson(holder));
}

/** Returns the holder of a seat with the leaf for this salt. */
export function withLeaf(salt: string, holder: Holder): SeatHolder {
  return { leaf: holderLeaf(salt, holder), salt, holder };
}

/** Returns what remains of a seat's holder after erasure: the leaf. */
export function withoutHolder({ leaf }: SeatHolder): SeatHolder {
  return { leaf };
}

/** Returns the holder of a seat, or null after erasure. */
export function holderOf(held: SeatHolder): Holder | null {
  return 'holder' in held ? held.holder : null;
}

/** Returns whether a leaf matches the holder stored with it; always true after erasure. */
export function isLeafTrue(held: SeatHolder): boolean {
  return !('holder' in held) || held.leaf === holderLeaf(held.salt, held.holder);
}
