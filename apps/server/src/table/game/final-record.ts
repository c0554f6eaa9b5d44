import type { GuestId } from '@chinwag/protocol';
import { gameDigest, type MoveRecord, RULES_VERSION } from '@chinwag/rules/game-file';
import type { Entry, StoredReplay, StoredGame } from '../../store/store.ts';

/**
 * What is stored of a game to play it again, which ends with an entry that is not yet written down; null where not all of its moves
 * were stored.
 */
export function storedReplay(stored: StoredGame, last: Entry, spectators: readonly GuestId[]): StoredReplay | null {
  const entries = [...stored.entries, last];
  const moves = entries.flatMap(({ seat, by, move }): readonly MoveRecord[] =>
    seat === null || move === undefined ? [] : [{ seat, by, move }],
  );
  const [opening] = entries;
  if (opening?.seat !== null || moves.length !== entries.length - 1) return null;
  const steps = entries.map(({ seat, by, move, events }) => ({ seat, by, move: move ?? null, events }));
  const { id, game, setup: { options, owner, seed, seats } } = stored;
  return { rules: RULES_VERSION, moves, digest: gameDigest({ id, game, options, owner, seed, seats }, steps), spectators };
}
