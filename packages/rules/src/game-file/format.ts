import * as z from 'zod/mini';
import type { Tagged } from '../kernel/game.ts';
import { isTakeBack } from '../kernel/taking-back.ts';
import { hex32Schema, roundSchema } from '../fair/rounds.ts';

/** What a file of a game says it is. */
export const GAME_FILE = 'chinwag-game';
/** The newest version of the format that is read. */
export const GAME_FILE_VERSION = 2;
/** The version of the rules with which games are played now: one more with each change after which a game goes another way. */
export const RULES_VERSION = 1;

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));

/** Reads who made a move: the person in the seat, a bot in a seat of its own, a bot that sat in for somebody, or the clock. */
export const doerSchema = z.enum(['person', 'bot', 'stand-in', 'clock']);
/** Who made a move. */
export type Doer = z.output<typeof doerSchema>;

const eventsSchema = z.readonly(z.array(z.looseObject({ type: z.string() })));
const moveFields = { seat: seatSchema, by: z.nullable(doerSchema), move: z.looseObject({ type: z.string() }) };
/** Reads a move as it is stored. */
export const moveRecordSchema = z.strictObject(moveFields);
/** A move as it is stored: the seat, who made it (null where that was not stored), and the move. */
export type MoveRecord = Readonly<Omit<z.output<typeof moveRecordSchema>, 'move'>> & { readonly move: Tagged };

/** Reads a move of a game in a file. */
export const fileMoveSchema = z.strictObject({ ...moveFields, events: eventsSchema });
/** A move of a game in a file, with all that happened by it. */
export type FileMove = MoveRecord & { readonly events: readonly Tagged[] };

/** What a game is replayed from, and the facts recorded about it. */
const gameFields = {
  rules: z.int().check(z.minimum(1)),
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  game: z.string().check(z.maxLength(40)),
  options: z.looseObject({}),
  seats: z
    .readonly(z.array(z.strictObject({ kind: z.enum(['person', 'bot']), name: z.string().check(z.maxLength(40)) })))
    .check(z.minLength(1), z.maxLength(16)),
  owner: z.nullable(seatSchema),
  endedAt: z.nullable(z.int()),
  seed: hex32Schema,
  rounds: z.readonly(z.array(roundSchema).check(z.maxLength(64))),
  digest: hex32Schema,
};
const MOST_MOVES = 20_000;

/** Reads a game as the server returns it: what follows from it is replayed by the reader. */
export const gameRecordSchema = z.object({
  ...gameFields,
  moves: z.readonly(z.array(moveRecordSchema).check(z.maxLength(MOST_MOVES))),
});

/** The version in which a game is written: the first, which every reader knows, unless a move was taken back in it. */
export function versionOf(moves: readonly { readonly move: Tagged }[]): GameFile['version'] {
  return moves.some(({ move }) => isTakeBack(move)) ? 2 : 1;
}

/** Reads a file of a game, of a version that is known; whether what it tells is true, `checkGameFile` finds out. */
export const gameFileSchema = z.strictObject({
  format: z.literal(GAME_FILE),
  version: z.literal([1, GAME_FILE_VERSION]),
  ...gameFields,
  opening: eventsSchema,
  moves: z.readonly(z.array(fileMoveSchema).check(z.maxLength(MOST_MOVES))),
  result: z.strictObject({
    standings: z.readonly(z.array(z.strictObject({ seat: seatSchema, place: z.int(), score: z.number() }))),
    why: z.strictObject({ code: z.string(), rule: z.string() }),
  }),
  seal: hex32Schema,
});
/**
 * A whole game in a file. `options` are those it was played with; `seats` are by seat, with the name each had; `owner` is the
 * seat that counts as the owner's. `endedAt` is in ms since 1970. `rounds` are the rounds of numbers that made the seed, none
 * where the server chose it alone. `opening` and the `events` of each move are all that happened. `digest` is what the server
 * sent everybody when it ended; `seal` is of the whole file.
 */
export type GameFile = Readonly<Omit<z.output<typeof gameFileSchema>, 'options' | 'opening' | 'moves'>> & {
  readonly options: object;
  readonly opening: readonly Tagged[];
  readonly moves: readonly FileMove[];
};

/** A game as the server returns it: a file, without what follows from the rest. */
export type GameRecord = Omit<GameFile, 'format' | 'version' | 'opening' | 'moves' | 'result' | 'seal'> & {
  readonly moves: readonly MoveRecord[];
};
