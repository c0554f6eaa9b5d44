import * as z from 'zod/mini';
import { type Holder, seatHolderSchema } from '../fair/holder.ts';
import { chainedRoundSchema, hex32Schema, roundSchema } from '../fair/rounds.ts';
import type { Tagged } from '../kernel/game.ts';
import { isTakeBack } from '../kernel/taking-back.ts';
import { type FileEvidence, fileEvidenceSchema } from './evidence.ts';

/** What a file of a game says it is. */
export const GAME_FILE = 'chinwag-game';
/** The newest version of the format that is read. */
export const GAME_FILE_VERSION = 3;
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

const MOST_MOVES = 20_000;
const MOST_ROUNDS = 64;
/** How many changes of seats a file has at most. */
export const MOST_SEAT_CHANGES = 2000;

/** What a game is replayed from, and the facts recorded about it, in every version. */
const gameFields = {
  rules: z.int().check(z.minimum(1)),
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  game: z.string().check(z.maxLength(40)),
  options: z.looseObject({}),
  owner: z.nullable(seatSchema),
  seed: hex32Schema,
  digest: hex32Schema,
};

/** Versions 1 and 2. */
const earlierFields = {
  ...gameFields,
  seats: z
    .readonly(z.array(z.strictObject({ kind: z.enum(['person', 'bot']), name: z.string().check(z.maxLength(40)) })))
    .check(z.minLength(1), z.maxLength(16)),
  endedAt: z.nullable(z.int()),
  rounds: z.readonly(z.array(roundSchema).check(z.maxLength(MOST_ROUNDS))),
};

const changeFields = { after: z.int().check(z.minimum(0)), seat: seatSchema };
const [knownHolderSchema, erasedHolderSchema] = seatHolderSchema.def.options;
const seatChangeSchema = z.union([z.extend(knownHolderSchema, changeFields), z.extend(erasedHolderSchema, changeFields)]);
/** Somebody else holds a seat, or the same holder under another name, after so many moves. */
export type SeatChange = Readonly<z.output<typeof seatChangeSchema>>;

/** Version 3. */
const chainedFields = {
  ...gameFields,
  version: z.literal(3),
  table: hex32Schema,
  seats: z.readonly(z.array(seatHolderSchema)).check(z.minLength(1), z.maxLength(16)),
  changes: z.readonly(z.array(seatChangeSchema).check(z.maxLength(MOST_SEAT_CHANGES))),
  rounds: z.readonly(z.array(chainedRoundSchema).check(z.maxLength(MOST_ROUNDS))),
  end: z.enum(['played', 'agreed']),
  endedAt: z.int(),
};

/** How a game came to its end where it was not played to its result: left out otherwise, and by a server that does not know. */
const endingFields = { ending: z.optional(z.enum(['played', 'last-deal', 'agreed'])) };

const movesSchema = z.readonly(z.array(moveRecordSchema).check(z.maxLength(MOST_MOVES)));

/** Reads a game as the server returns it: what follows from it is replayed by the reader. */
export const gameRecordSchema = z.union([
  z.object({ ...chainedFields, ...endingFields, moves: movesSchema }),
  z.object({ ...earlierFields, ...endingFields, moves: movesSchema }),
]);

/** Reads the same with its moves packed into one text. */
export const packedGameRecordSchema = z.union([
  z.object({ ...chainedFields, ...endingFields, moves: z.string() }),
  z.object({ ...earlierFields, ...endingFields, moves: z.string() }),
]);

/** The version in which a game of before the chain is written: the first, unless a move was taken back in it. */
export function earlierVersionOf(moves: readonly { readonly move: Tagged }[]): EarlierGameFile['version'] {
  return moves.some(({ move }) => isTakeBack(move)) ? 2 : 1;
}

const playedFields = {
  format: z.literal(GAME_FILE),
  opening: eventsSchema,
  moves: z.readonly(z.array(fileMoveSchema).check(z.maxLength(MOST_MOVES))),
  seal: hex32Schema,
};
const resultSchema = z.strictObject({
  standings: z.readonly(z.array(z.strictObject({ seat: seatSchema, place: z.int(), score: z.number() }))),
  why: z.strictObject({ code: z.string(), rule: z.string() }),
});
/** The result of a game as a file has it. */
export type FileResult = z.output<typeof resultSchema>;

const earlierFileSchema = z.strictObject({
  ...earlierFields, ...playedFields, version: z.literal([1, 2]), result: resultSchema,
});
const chainedFileSchema = z.strictObject({
  ...chainedFields, ...playedFields, result: z.nullable(resultSchema), evidence: z.nullable(fileEvidenceSchema),
});

/** Reads a file of a game, of a version that is known; whether what it tells is true, `checkGameFile` finds out. */
export const gameFileSchema = z.discriminatedUnion('version', [earlierFileSchema, chainedFileSchema]);

/** What of a file is read as it is, whatever the game. */
interface OfAnyGame {
  readonly options: object;
  readonly opening: readonly Tagged[];
  readonly moves: readonly FileMove[];
}

/**
 * A whole game in a file of version 1, or 2 where a move was taken back. `options` are those it was played with; `seats` are by
 * seat, with the name each had; `owner` is the seat that counts as the owner's. `endedAt` is in ms since 1970. `rounds` are those
 * of the numbers that made the seed, none where the server chose it alone. `opening` and the `events` of each move are all that
 * happened. `digest` is what the server sent everybody when it ended; `seal` is of the whole file. Names and `endedAt` are bound
 * by the seal alone, which anybody can make again.
 */
export type EarlierGameFile = Readonly<Omit<z.output<typeof earlierFileSchema>, keyof OfAnyGame>> & OfAnyGame;

/**
 * A whole game in a file of version 3. `seats` are the holders at the start, and `changes` the later ones. Terms and digest
 * bind their leaves, and the leaves bind the names that were not erased. `table` is the origin of the chain of rounds. A game
 * ended by agreement has no result. `evidence` is the report of the device that saved the file, or null.
 */
export type ChainedGameFile = Readonly<Omit<z.output<typeof chainedFileSchema>, keyof OfAnyGame>> & OfAnyGame;

/** A whole game in a file. */
export type GameFile = EarlierGameFile | ChainedGameFile;

/** What a file has beyond what the server returns. */
type FollowsFromTheRest = 'format' | 'opening' | 'moves' | 'result' | 'seal' | 'evidence';
interface WithMoveRecords {
  /** All agreed that a deal was its last, and nothing happened after that; or they ended it at once. */
  readonly ending?: 'played' | 'last-deal' | 'agreed' | undefined;
  readonly moves: readonly MoveRecord[];
}

/** A game of versions 1 and 2 as the server returns it. */
export type EarlierGameRecord = Omit<EarlierGameFile, FollowsFromTheRest | 'version'> & WithMoveRecords;
/** A game of version 3 as the server returns it. */
export type ChainedGameRecord = Omit<ChainedGameFile, FollowsFromTheRest> & WithMoveRecords;
/** A game as the server returns it: a file, without what follows from the rest. */
export type GameRecord = EarlierGameRecord | ChainedGameRecord;

/** The same with its moves packed into one text. */
export type PackedGameRecord = WithMoves<EarlierGameRecord, string> | WithMoves<ChainedGameRecord, string>;
type WithMoves<R extends GameRecord, Moves> = Omit<R, 'moves'> & { readonly moves: Moves };

/** Somebody at a seat of a game, with the name they had; null where it was erased. */
export interface NamedSeat {
  readonly kind: Holder['kind'];
  readonly name: string | null;
}

/** What the device says that saved a file; null where it says nothing, or the version has no room for it. */
export function evidenceInFile(file: GameFile): FileEvidence | null {
  return file.version === 3 ? file.evidence : null;
}
