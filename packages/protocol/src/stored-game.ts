import { gameRecordSchema, type GameRecord, type PackedGameRecord, packedGameRecordSchema } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

const besides = { yourSeat: z.nullable(z.int()), restoredAt: z.optional(z.nullable(z.int())) };

/**
 * Reads the answer to GET /api/games/ID: a finished game, by its unguessable id. `yourSeat` is the asking guest's seat in it; null
 * for none. `restoredAt` is the time of the table's last restore from an earlier copy, in ms since 1970. It is null for never, and
 * missing from a server that does not report it. Where anyone with the table's link may replay its games, no token is necessary.
 */
export const storedGameAnswerSchema = z.object({ game: gameRecordSchema, ...besides });
/** A finished game, with further facts about it. */
export interface StoredGameAnswer {
  readonly game: GameRecord;
  readonly yourSeat: number | null;
  readonly restoredAt?: number | null | undefined;
}

/**
 * Reads the answer to GET /api/games/ID?moves=packed. Its moves are as the server stores them: a JSON list of `[seat, by, move]`
 * or `[seat, by, move, playouts]`, deflated (RFC 1951), in base64.
 */
export const packedGameAnswerSchema = z.object({ game: packedGameRecordSchema, ...besides });
/** A finished game with packed moves, with further facts about it. */
export interface PackedGameAnswer {
  readonly game: PackedGameRecord;
  readonly yourSeat: number | null;
  readonly restoredAt?: number | null | undefined;
}
