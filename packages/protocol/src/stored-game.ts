import { gameRecordSchema, type GameRecord, type PackedGameRecord, packedGameRecordSchema } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

const besides = { yourSeat: z.nullable(z.int()), restoredAt: z.optional(z.nullable(z.int())) };

/**
 * Schema of the answer to GET /api/games/ID: a finished game, by its unguessable id. `yourSeat` is the requesting guest's seat in
 * the game, or null if they had none. `restoredAt` is when the table was last restored from a backup, in ms since the Unix epoch.
 * It is null if the table never was, and missing if the server does not report it. No token is necessary if anyone with the table's
 * link may replay its games.
 */
export const storedGameAnswerSchema = z.object({ game: gameRecordSchema, ...besides });
/** A finished game, with the requesting guest's seat and the table's last restore. */
export interface StoredGameAnswer {
  readonly game: GameRecord;
  readonly yourSeat: number | null;
  readonly restoredAt?: number | null | undefined;
}

/**
 * Schema of the answer to GET /api/games/ID?moves=packed. Its moves are in the form in which the server stores them. That is a JSON
 * list of `[seat, by, move]` or `[seat, by, move, playouts]`, deflated (RFC 1951), in base64.
 */
export const packedGameAnswerSchema = z.object({ game: packedGameRecordSchema, ...besides });
/** A finished game with packed moves, with the requesting guest's seat and the table's last restore. */
export interface PackedGameAnswer {
  readonly game: PackedGameRecord;
  readonly yourSeat: number | null;
  readonly restoredAt?: number | null | undefined;
}
