import * as z from 'zod/mini';
import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';
import { hex32Schema } from './rounds.ts';

const hex16Schema = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const nameSchema = z.string().check(z.maxLength(40));

/** Reads who holds a seat. */
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
 * Who holds a seat, as others may know it. A person's `pseudonym` is 16 bytes as hex, one for each guest at a table: it says
 * that two seats were held by one person, and nothing else. A bot may say how well it plays, in which version, and from which seed.
 */
export type Holder = Readonly<z.output<typeof holderSchema>>;

/** Reads who holds a seat with what binds the server to it; without a name where that was erased. */
export const seatHolderSchema = z.union([
  z.strictObject({ leaf: hex32Schema, salt: hex16Schema, holder: holderSchema }),
  z.strictObject({ leaf: hex32Schema }),
]);
/**
 * Who holds a seat: the leaf, which is in terms and digests; the salt of 16 bytes as hex, drawn for this holder of this seat; and
 * the holder. Where a person was forgotten the leaf is left alone: nobody can find out any more who it stood for.
 */
export type SeatHolder = Readonly<z.output<typeof seatHolderSchema>>;

/** What stands for the holder of a seat in terms and digests: with the salt it says who; without it, nothing. */
export function holderLeaf(salt: string, holder: Holder): Hex32 {
  return hashAt('chinwag 3 leaf', bytesOf(salt), hashOfJson(holder));
}

/** The holder of a seat with the leaf of this salt. */
export function withLeaf(salt: string, holder: Holder): SeatHolder {
  return { leaf: holderLeaf(salt, holder), salt, holder };
}

/** What is left of the holder of a seat when the person has been forgotten. */
export function withoutHolder({ leaf }: SeatHolder): SeatHolder {
  return { leaf };
}

/** The holder of a seat, null where the name was erased. */
export function holderOf(held: SeatHolder): Holder | null {
  return 'holder' in held ? held.holder : null;
}

/** Whether a leaf stands for the holder who is named with it; where the name was erased it stands for itself. */
export function isLeafTrue(held: SeatHolder): boolean {
  return !('holder' in held) || held.leaf === holderLeaf(held.salt, held.holder);
}
