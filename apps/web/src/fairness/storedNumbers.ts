import { hex32Schema } from '@chinwag/rules/fair';
import * as z from 'zod/mini';
import { storedOnDevice } from '../storage/stored.ts';

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));
const atSeatsSchema = z.readonly(z.array(z.readonly(z.tuple([seatSchema, hex32Schema]))));

const storedRoundSchema = z.object({
  round: z.int(),
  terms: hex32Schema,
  commitment: hex32Schema,
  own: z.nullable(z.readonly(z.tuple([seatSchema, hex32Schema]))),
  bound: z.nullable(atSeatsSchema),
  given: z.nullable(atSeatsSchema),
});
/**
 * What this device was sent of a round of numbers while it was on, and its own number, with the seat it was given for; null for
 * what it was not sent, and where it gave none.
 */
export type StoredRound = Readonly<z.output<typeof storedRoundSchema>>;

const seenSchema = z.object({
  viewer: z.union([seatSchema, z.literal('spectator')]),
  from: z.int(),
  to: z.int(),
  chain: hex32Schema,
});
/** What was shown on this device of a game at a stretch: with whose eyes, after which event up to which, as a chain of hashes. */
export type Seen = Readonly<z.output<typeof seenSchema>>;

const storedNumbersSchema = z.object({
  gameId: z.string(),
  rounds: z.readonly(z.array(storedRoundSchema)),
  opened: z.nullable(z.object({ secrets: z.readonly(z.array(hex32Schema)), digest: hex32Schema })),
  seen: z.readonly(z.array(seenSchema)),
});
/** All that this device keeps of one game, to be compared with what comes out after it. */
export type StoredNumbers = Readonly<z.output<typeof storedNumbersSchema>>;

/** Of how many games it is stored, of how many rounds of each, and of how many stretches. */
const MOST = { games: 20, rounds: 30, seen: 60 } as const;

const stored = storedOnDevice('numbers', z.readonly(z.array(storedNumbersSchema)));

/** What this device keeps of a game; null if nothing. */
export function numbersOf(gameId: string): StoredNumbers | null {
  return stored.read()?.find((game) => game.gameId === gameId) ?? null;
}

/** Keeps something else of a game from now on; of the games that were changed longest ago nothing is stored any more. */
export function keepNumbers(gameId: string, change: (before: StoredNumbers) => StoredNumbers): void {
  const before = stored.read() ?? [];
  const game = before.find((other) => other.gameId === gameId) ?? { gameId, rounds: [], opened: null, seen: [] };
  const { rounds, seen, ...changed } = change(game);
  const now = { ...changed, rounds: rounds.slice(-MOST.rounds), seen: seen.slice(-MOST.seen) };
  stored.write([...before.filter((other) => other.gameId !== gameId), now].slice(-MOST.games));
}
