import { digestOfFile, type FileMove, gameDigest, resultInFile, RULES_VERSION } from '@chinwag/rules/game-file';
import type { Kysely } from 'kysely';
import { changesInFile } from '../table/record/game-holders.ts';
import type { Database } from './database.ts';
import { loadGame } from './games.ts';
import { packMoves } from './packed-moves.ts';
import type { EndingGame, FinalRecord, StoredGame } from './store.ts';

/**
 * Loads the data that a replay of a game needs if the game ends as `ending` says. Resolves with null if the game, or some of its
 * moves, are not stored. Rejects if the database fails.
 */
export async function loadFinalRecord(db: Kysely<Database>, id: string, ending: EndingGame): Promise<FinalRecord | null> {
  const stored = await loadGame(db, id);
  return stored === null ? null : finalRecord(stored, ending);
}

/**
 * Returns the data that a replay of a stored game needs if the game ends in the given way. Returns null if some of its moves were
 * not stored.
 */
export function finalRecord(stored: StoredGame, { last, result, endedAt, holders, spectators }: EndingGame): FinalRecord | null {
  const entries = last === null ? stored.entries : [...stored.entries, last];
  const made = entries.flatMap(({ seat, by, move, events, playouts }): readonly FileMove[] =>
    seat === null || move === undefined ? [] : [{ seat, by, move, events, ...(playouts !== undefined && { playouts }) }],
  );
  const [opening] = entries;
  if (opening?.seat !== null || made.length !== entries.length - 1) return null;
  const packedMoves = packMoves(made);
  const { id, game, setup: { options, owner, seed, seats }, rounds = [] } = stored;
  if (holders === null) {
    const steps = [{ seat: null, by: null, move: null, events: opening.events }, ...made];
    const digest = gameDigest({ id, game, options, owner, seed, seats }, steps);
    return { replay: { rules: RULES_VERSION, packedMoves, digest, spectators }, rounds };
  }
  const digest = digestOfFile({
    version: 3, rules: holders.rules, id, game, options, owner, seed, seats: holders.seats, changes: changesInFile(holders),
    opening: opening.events, moves: made, end: result === null ? 'agreed' : 'played',
    result: result && resultInFile(result), endedAt,
  });
  return { replay: { rules: holders.rules, packedMoves, digest, spectators, holders }, rounds };
}
