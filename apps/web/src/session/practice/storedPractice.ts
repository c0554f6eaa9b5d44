import { type Strength, STRENGTHS } from '@chinwag/bots/strengths';
import type { Seat, Tagged } from '@chinwag/rules';
import * as z from 'zod/mini';
import { OWN_SEAT } from './localSeat.ts';

/** A game as it is stored on the device: what it began from, and every move since, the oldest first. */
export interface StoredPractice {
  readonly seats: number;
  /** The seat that counts as the owner's. */
  readonly owner: Seat;
  /** Where the one who plays sits; bots have the other seats. */
  readonly you: Seat;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly moves: readonly MadeMove[];
  /** How well the bots play. */
  readonly strength: Strength;
  /** Whether it has come to its result. */
  readonly over: boolean;
}

/** A move that was made, and from which seat. */
export type MadeMove = readonly [seat: Seat, move: Tagged];

const count = z.int().check(z.minimum(0));

/** Reads a game that was stored. Whether it can have gone so, its rules alone can tell. */
export const storedPracticeSchema = z.object({
  seats: count,
  owner: count,
  /** A game that was stored before one could sit anywhere else is played from the first seat. */
  you: z._default(count, OWN_SEAT),
  options: z.record(z.string(), z.unknown()),
  seed: z.string(),
  moves: z.array(z.readonly(z.tuple([count, z.looseObject({ type: z.string() })]))),
  /** A game that was stored before there were strengths goes on as it was played. */
  strength: z._default(z.enum(STRENGTHS), 'sensible'),
  over: z.boolean(),
});
