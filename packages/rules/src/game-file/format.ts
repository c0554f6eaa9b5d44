import * as z from 'zod/mini';
import { type Holder, seatHolderSchema } from '../fair/holder.ts';
import { chainedRoundSchema, hex32Schema, roundSchema } from '../fair/rounds.ts';
import type { Tagged } from '../kernel/game.ts';
import { isTakeBack } from '../kernel/taking-back.ts';
import { type FileEvidence, fileEvidenceSchema } from './evidence.ts';

/** The format name in a game file. */
export const GAME_FILE = 'chinwag-game';
/** The newest version of the file format that this build reads. */
export const GAME_FILE_VERSION = 3;
/** The current version of the rules, incremented by each change that affects play. */
export const RULES_VERSION = 1;

const seatSchema = z.int().check(z.minimum(0), z.maximum(15));

/** Schema for who made a move: the person in the seat, a bot with its own seat, a stand-in, or the clock. */
export const doerSchema = z.enum(['person', 'bot', 'stand-in', 'clock']);
/** The maker of a move: a person, a bot, a stand-in, or the clock. */
export type Doer = z.output<typeof doerSchema>;

const eventsSchema = z.readonly(z.array(z.looseObject({ type: z.string() })));
const moveFields = { seat: seatSchema, by: z.nullable(doerSchema), move: z.looseObject({ type: z.string() }) };
/** The maximum number of playouts for a bot's decision. A reader of the file repeats the decision with the same number. */
const MOST_PLAYOUTS = 10_000;
/** Schema for the number of playouts in a decision. */
export const playoutsSchema = z.int().check(z.minimum(0), z.maximum(MOST_PLAYOUTS));
/** A move of version 3 includes the playouts of the bot that searched for the move. */
const chainedMoveFields = { ...moveFields, playouts: z.optional(playoutsSchema) };
/**
 * A stored move: the seat, who made the move (null if not stored), and the move itself. `playouts` is the number of playouts by the
 * bot that chose the move; omitted if no bot searched, or if not stored.
 */
export type MoveRecord = Readonly<Omit<z.output<z.ZodMiniObject<typeof chainedMoveFields>>, 'move'>> & { readonly move: Tagged };

/** A move in a game file, with all its events. */
export type FileMove = MoveRecord & { readonly events: readonly Tagged[] };

const MOST_MOVES = 20_000;
const MOST_ROUNDS = 64;
/** The maximum number of seat holder changes in a file. */
export const MOST_SEAT_CHANGES = 2000;

/** The fields from which a game is replayed, and the facts recorded about it, in every version. */
const gameFields = {
  rules: z.int().check(z.minimum(1)),
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  game: z.string().check(z.maxLength(40)),
  options: z.looseObject({}),
  owner: z.nullable(seatSchema),
  seed: hex32Schema,
  digest: hex32Schema,
};

/** The fields of versions 1 and 2. */
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
/** A change of a seat's holder or of the holder's name; `after` is the number of moves before the change. */
export type SeatChange = Readonly<z.output<typeof seatChangeSchema>>;

/** The fields of version 3. */
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

/**
 * The end of the game: at its result, after an agreed last deal, or right away by agreement. Left out if the server does not report
 * it.
 */
const endingFields = { ending: z.optional(z.enum(['played', 'last-deal', 'agreed'])) };

/** Schema of a list of moves, up to the maximum number in a game. */
function movesOf<Move extends z.core.$ZodType>(move: Move) {
  return z.readonly(z.array(move).check(z.maxLength(MOST_MOVES)));
}

/** Schema for a game as the server returns it; a replay derives everything else. */
export const gameRecordSchema = z.union([
  z.object({ ...chainedFields, ...endingFields, moves: movesOf(z.strictObject(chainedMoveFields)) }),
  z.object({ ...earlierFields, ...endingFields, moves: movesOf(z.strictObject(moveFields)) }),
]);

/** Schema for a game as the server returns it, with its moves packed into one string. */
export const packedGameRecordSchema = z.union([
  z.object({ ...chainedFields, ...endingFields, moves: z.string() }),
  z.object({ ...earlierFields, ...endingFields, moves: z.string() }),
]);

/** Returns the file version for a game without chained rounds: 1, or 2 if the game contains a take-back. */
export function earlierVersionOf(moves: readonly { readonly move: Tagged }[]): EarlierGameFile['version'] {
  return moves.some(({ move }) => isTakeBack(move)) ? 2 : 1;
}

const playedFields = {
  format: z.literal(GAME_FILE),
  opening: eventsSchema,
  seal: hex32Schema,
};
const resultSchema = z.strictObject({
  standings: z.readonly(z.array(z.strictObject({ seat: seatSchema, place: z.int(), score: z.number() }))),
  why: z.strictObject({ code: z.string(), rule: z.string() }),
});
/** A game's result as stored in a file. */
export type FileResult = z.output<typeof resultSchema>;

const earlierFileSchema = z.strictObject({
  ...earlierFields, ...playedFields, version: z.literal([1, 2]), result: resultSchema,
  moves: movesOf(z.strictObject({ ...moveFields, events: eventsSchema })),
});
const chainedFileSchema = z.strictObject({
  ...chainedFields, ...playedFields, result: z.nullable(resultSchema), evidence: z.nullable(fileEvidenceSchema),
  moves: movesOf(z.strictObject({ ...chainedMoveFields, events: eventsSchema })),
});

/** Schema for a game file of a known version. Only `checkGameFile` checks whether the contents are true. */
export const gameFileSchema = z.discriminatedUnion('version', [earlierFileSchema, chainedFileSchema]);

/** The parts of a file that can be read without knowledge of the game. */
interface OfAnyGame {
  readonly options: object;
  readonly opening: readonly Tagged[];
  readonly moves: readonly FileMove[];
}

/**
 * A game file of version 1, or of version 2 for a game with a take-back. `options` are the game's options, `seats` are the seats in
 * order, each with its name, and `owner` is the owner's seat. `endedAt` is in ms since the Unix epoch. `rounds` are the
 * commit-and-reveal rounds that produced the seed; there are none if the server alone chose the seed. `opening` and each move's
 * `events` contain everything that happened. `digest` is what the server sent to everybody at the end, and `seal` covers the whole
 * file. Only the seal covers names and `endedAt`, and anybody can make a new seal.
 */
export type EarlierGameFile = Readonly<Omit<z.output<typeof earlierFileSchema>, keyof OfAnyGame>> & OfAnyGame;

/**
 * A game file of version 3. `seats` are the holders at the start, and `changes` are the later changes of holders. The terms and the
 * digest commit to the leaves of the holders, and the leaves commit to all names that have not been erased. `table` is the origin
 * of the table's hash chain of rounds. A game ended by agreement has no result. `evidence` comes from the device that saved the
 * file, or null.
 */
export type ChainedGameFile = Readonly<Omit<z.output<typeof chainedFileSchema>, keyof OfAnyGame>> & OfAnyGame;

/** A game file of any version, with a whole game. */
export type GameFile = EarlierGameFile | ChainedGameFile;

/** The fields of a file that the server leaves out, because they are derived from the other fields. */
type FollowsFromTheRest = 'format' | 'opening' | 'moves' | 'result' | 'seal' | 'evidence';
interface WithMoveRecords {
  /** The end of the game: at its result, after an agreed last deal that nothing follows, or immediately by agreement. */
  readonly ending?: 'played' | 'last-deal' | 'agreed' | undefined;
  readonly moves: readonly MoveRecord[];
}

/** A version 1 or 2 game as the server returns it. */
export type EarlierGameRecord = Omit<EarlierGameFile, FollowsFromTheRest | 'version'> & WithMoveRecords;
/** A version 3 game as the server returns it. */
export type ChainedGameRecord = Omit<ChainedGameFile, FollowsFromTheRest> & WithMoveRecords;
/** A game as the server returns it: a file without its derived fields. */
export type GameRecord = EarlierGameRecord | ChainedGameRecord;

/** A game as the server returns it, with its moves packed into one string. */
export type PackedGameRecord = WithMoves<EarlierGameRecord, string> | WithMoves<ChainedGameRecord, string>;
type WithMoves<R extends GameRecord, Moves> = Omit<R, 'moves'> & { readonly moves: Moves };

/** A seat's holder, by their name at the time. The name is null after erasure. */
export interface NamedSeat {
  readonly kind: Holder['kind'];
  readonly name: string | null;
}

/** Returns the evidence from the device that saved a file, or null if the file or its version has none. */
export function evidenceInFile(file: GameFile): FileEvidence | null {
  return file.version === 3 ? file.evidence : null;
}
