import type { Log } from '../log.ts';
import type { Store } from '../store/store.ts';
import { areSame, rebuiltEntries } from './game/rebuilt.ts';
import { findGame, type TableServices } from './table.ts';

/** The dependencies of `packNextGame`. */
export interface PackerServices extends Pick<TableServices, 'games'> {
  readonly store: Pick<Store, 'nextToPack' | 'pack' | 'leaveUnpacked' | 'loadGame' | 'loadEnded'>;
  readonly log: Log;
}

/** How long a finished game keeps its entries, in ms. During that time, a retry of its last move gets the same answer. */
export const UNPACKED_FOR = 60 * 60_000;

/**
 * Replays the packed moves of the next game that ended at least an hour before `now`, in ms since the Unix epoch. Resolves with
 * true, or with false if no game is due. If the replay equals the stored game, deletes the game's entries. If not, keeps the
 * entries and logs a line. Rejects if the store fails.
 */
export async function packNextGame({ store, games, log }: PackerServices, now: number): Promise<boolean> {
  const id = await store.nextToPack(now - UNPACKED_FOR);
  if (id === null) return false;
  const problem = await problemWith({ store, games }, id);
  if (problem === null) {
    await store.pack(id, now);
  } else {
    await store.leaveUnpacked(id);
    log.event('warn', { game: id, ...problem }, 'a game cannot be played again as it was: all of it stays stored');
  }
  return true;
}

/**
 * Resolves with the reason why a game cannot be replayed exactly, or with null if it can. An unreadable game does not block others.
 */
async function problemWith(
  { store, games }: Pick<PackerServices, 'store' | 'games'>,
  id: string,
): Promise<{ readonly err?: unknown } | null> {
  try {
    const [stored, ended] = [await store.loadGame(id), await store.loadEnded(id)];
    if (stored === null || ended === null || typeof ended === 'string') return {};
    const game = findGame(games, ended.game);
    const rebuilt = game === null ? null : await rebuiltEntries(game, ended);
    return rebuilt !== null && areSame(rebuilt, stored.entries) ? null : {};
  } catch (error) {
    return { err: error };
  }
}
