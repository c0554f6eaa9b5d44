import * as z from 'zod/mini';
import type { Hex32 } from '../fair/bytes.ts';
import { canonicalJson } from '../fair/canonical-json.ts';
import type { AtSeat } from '../fair/commitments.ts';
import { atSeatsSchema, hex32Schema, type Round } from '../fair/rounds.ts';

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));
const viewerSchema = z.union([seatSchema, z.literal('spectator')]);
const countSchema = z.int().check(z.minimum(0));
const seenSchema = z.strictObject({ viewer: viewerSchema, from: countSchema, to: countSchema, chain: hex32Schema });
const shownStateSchema = z.strictObject({ viewer: viewerSchema, seq: countSchema, digest: hex32Schema });
const MOST_SHOWN = 100;

/** Schema for the evidence from the device that saved a file. */
export const fileEvidenceSchema = z.strictObject({
  rounds: z.readonly(
    z.array(
      z.strictObject({
        round: z.int().check(z.minimum(1)),
        terms: hex32Schema,
        commitment: hex32Schema,
        bound: z.nullable(atSeatsSchema),
        given: z.nullable(atSeatsSchema),
      }),
    ).check(z.maxLength(64)),
  ),
  digest: z.nullable(hex32Schema),
  seen: z.readonly(z.array(seenSchema).check(z.maxLength(MOST_SHOWN))),
  states: z.readonly(z.array(shownStateSchema).check(z.maxLength(MOST_SHOWN))),
});
/**
 * The evidence from the device that saved a file: what the device received during the game. For each round, by its number in the
 * game, it contains the terms, the server's commitment, and everybody's commitments and numbers. The evidence also has the final
 * digest, a hash chain of the events received without a gap, and digests of whole states. Evidence is a statement by that device,
 * not a proof.
 */
export type FileEvidence = Readonly<z.output<typeof fileEvidenceSchema>>;

/** Returns whether the rounds and the digest of a file match the evidence from the device that saved it. */
export function agreesWithEvidence(rounds: readonly Round[], digest: Hex32, evidence: FileEvidence): boolean {
  const isAsSent = (sent: FileEvidence['rounds'][number]): boolean => {
    const round = rounds[sent.round - 1];
    if (round === undefined || round.terms !== sent.terms || round.commitment !== sent.commitment) return false;
    // Of an aborted round, nothing further may have been sent.
    return round.end === 'broken-off' || (isSame(sent.bound, round.commitments) && isSame(sent.given, round.numbers));
  };
  return evidence.rounds.every(isAsSent) && (evidence.digest ?? digest) === digest;
}

function isSame(sent: readonly AtSeat[] | null, stored: readonly AtSeat[]): boolean {
  return sent === null || canonicalJson(sent) === canonicalJson(stored);
}
