import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { doerSchema, type MoveRecord, playoutsSchema } from '@chinwag/rules/game-file';
import * as z from 'zod/mini';

const packedFields = [z.int(), z.nullable(doerSchema), z.looseObject({ type: z.string() })] as const;
const packedSchema = z.array(z.union([z.tuple(packedFields), z.tuple([...packedFields, playoutsSchema])]));

/** Returns the moves of a game in packed form for permanent storage: a JSON list, deflated, in base64. */
export function packMoves(moves: readonly MoveRecord[]): string {
  const list = moves.map(({ seat, by, move, playouts }) => [seat, by, move, ...(playouts === undefined ? [] : [playouts])]);
  return deflateRawSync(JSON.stringify(list), { level: 9 }).toString('base64');
}

/** Returns the moves that `packMoves` packed. Throws if the packed text is malformed. */
export function unpackMoves(packed: string): readonly MoveRecord[] {
  const text = inflateRawSync(Buffer.from(packed, 'base64')).toString();
  const searched = (playouts: number | undefined) => (playouts === undefined ? {} : { playouts });
  return packedSchema.parse(JSON.parse(text)).map(([seat, by, move, playouts]) => ({ seat, by, move, ...searched(playouts) }));
}
