import type { Store } from '../../apps/server/src/store/store.ts';
import type { ClubTable } from './club-table.ts';

/** The number of acknowledged moves, and how many of them are missing from the store or stored twice. */
export interface StoredMoves {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
}

/** Looks up every acknowledged move in the store. Resolves with the counts. Rejects if the store cannot be read. */
export async function storedMoves(store: Store, tables: readonly Pick<ClubTable, 'acknowledged'>[]): Promise<StoredMoves> {
  const found = { acknowledged: 0, lost: 0, doubled: 0 };
  for (const { acknowledged } of tables) {
    for (const id of new Set(acknowledged.map(({ game }) => game))) {
      const entries = (await store.loadGame(id))?.entries ?? [];
      const ends = new Map<string, number[]>();
      for (const { moveId, seq, events } of entries) {
        if (moveId !== null) ends.set(moveId, [...(ends.get(moveId) ?? []), seq + events.length - 1]);
      }
      for (const move of acknowledged.filter(({ game }) => game === id)) {
        const at = ends.get(move.id) ?? [];
        found.acknowledged += 1;
        if (!at.includes(move.seq)) found.lost += 1;
        if (at.length > 1) found.doubled += 1;
      }
    }
  }
  return found;
}
