import { type Strength, STRENGTHS } from '@chinwag/bots/strengths';
import type { Seat, Tagged } from '@chinwag/rules';
import * as z from 'zod/mini';
import { OWN_SEAT } from './localSeat.ts';

/** A game as stored on the device: its setup, and all moves, oldest first. */
export interface StoredPractice {
  readonly seats: number;
  /** The seat that counts as the owner's. */
  readonly owner: Seat;
  /** The player's seat; bots have all other seats. */
  readonly you: Seat;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly moves: readonly MadeMove[];
  /** The bots' strength. */
  readonly strength: Strength;
  /** Whether the game has ended with a result. */
  readonly over: boolean;
}

/** A move in a game, with the seat that made it. */
export type MadeMove = readonly [seat: Seat, move: Tagged];

const count = z.int().check(z.minimum(0));

/** Schema for a stored game. Only the game's rules can tell whether the stored moves are possible. */
export const storedPracticeSchema = z.object({
  seats: count,
  owner: count,
  /** A game stored before other seats were possible continues from the first seat. */
  you: z._default(count, OWN_SEAT),
  options: z.record(z.string(), z.unknown()),
  seed: z.string(),
  moves: z.array(z.readonly(z.tuple([count, z.looseObject({ type: z.string() })]))),
  /** A game stored before bots had strengths continues with bots as they were then. */
  strength: z._default(z.enum(STRENGTHS), 'sensible'),
  over: z.boolean(),
});
