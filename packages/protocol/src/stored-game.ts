import { gameRecordSchema, type GameRecord, type PackedGameRecord, packedGameRecordSchema } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

const besides = { yourSeat: z.nullable(z.int()), restoredAt: z.optional(z.nullable(z.int())) };

/**
 * Reads the answer to GET /api/games/ID: a game that is over, by its id, which nobody can guess. `yourSeat` is the one that
 * the one who asks had in it; null for none. `restoredAt` is when an earlier copy of the table was put back last, in ms since 1970;
 * null for never, left out by a server that does not say. No token is needed where the table lets in all who have the link.
 */
export const storedGameAnswerSchema = z.object({ game: gameRecordSchema, ...besides });
/** A game that is over, and what is said beside it. */
export interface StoredGameAnswer {
  readonly game: GameRecord;
  readonly yourSeat: number | null;
  readonly restoredAt?: number | null | undefined;
}

/**
 * Reads the answer to GET /api/games/ID?moves=packed: its moves are as the server stores them, a JSON list of `[seat, by, move]`,
 * deflated (RFC 1951), in base64.
 */
export const packedGameAnswerSchema = z.object({ game: packedGameRecordSchema, ...besides });
/** A game that is over with its moves packed, and what is said beside it. */
export interface PackedGameAnswer {
  readonly game: PackedGameRecord;
  readonly yourSeat: number | null;
  readonly restoredAt?: number | null | undefined;
}
