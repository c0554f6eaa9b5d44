import { gameRecordSchema, type GameRecord, type PackedGameRecord, packedGameRecordSchema } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

/**
 * Reads the answer to GET /api/games/ID: a game that is over, by its id, which nobody can guess. `yourSeat` is the one that
 * the one who asks had in it; null for none. No token is needed where the table lets in all who have the link.
 */
export const storedGameAnswerSchema = z.object({ game: gameRecordSchema, yourSeat: z.nullable(z.int()) });
/** A game that is over, and which seat in it was one’s own. */
export interface StoredGameAnswer {
  readonly game: GameRecord;
  readonly yourSeat: number | null;
}

/**
 * Reads the answer to GET /api/games/ID?moves=packed: its moves are as the server stores them, a JSON list of `[seat, by, move]`,
 * deflated (RFC 1951), in base64.
 */
export const packedGameAnswerSchema = z.object({
  game: packedGameRecordSchema,
  yourSeat: z.nullable(z.int()),
});
/** A game that is over with its moves packed, and which seat in it was one’s own. */
export interface PackedGameAnswer {
  readonly game: PackedGameRecord;
  readonly yourSeat: number | null;
}
