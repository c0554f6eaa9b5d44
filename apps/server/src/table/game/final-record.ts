import type { GuestId } from '@chinwag/protocol';
import type { Result } from '@chinwag/rules';
import { digestOfFile, type FileMove, gameDigest, resultInFile, RULES_VERSION } from '@chinwag/rules/game-file';
import type { Entry, StoredReplay, StoredGame } from '../../store/store.ts';
import { changesInFile, type GameHolders } from '../record/game-holders.ts';

/** How a game ends: with an entry that is not yet written down, or without one (null). */
export interface EndingGame {
  readonly last: Entry | null;
  /** Null where all agreed that it is over. */
  readonly result: Result | null;
  /** In ms since 1970. */
  readonly endedAt: number;
  /** Who held its seats; null where that was not sealed when it began. */
  readonly holders: GameHolders | null;
  readonly spectators: readonly GuestId[];
}

/** What is stored of a game to play it again; null where not all of its moves were stored. */
export function storedReplay(stored: StoredGame, { last, result, endedAt, holders, spectators }: EndingGame): StoredReplay | null {
  const entries = last === null ? stored.entries : [...stored.entries, last];
  const made = entries.flatMap(({ seat, by, move, events }): readonly FileMove[] =>
    seat === null || move === undefined ? [] : [{ seat, by, move, events }],
  );
  const [opening] = entries;
  if (opening?.seat !== null || made.length !== entries.length - 1) return null;
  const moves = made.map(({ seat, by, move }) => ({ seat, by, move }));
  const { id, game, setup: { options, owner, seed, seats } } = stored;
  if (holders === null) {
    const steps = [{ seat: null, by: null, move: null, events: opening.events }, ...made];
    return { rules: RULES_VERSION, moves, digest: gameDigest({ id, game, options, owner, seed, seats }, steps), spectators };
  }
  const digest = digestOfFile({
    version: 3, rules: holders.rules, id, game, options, owner, seed, seats: holders.seats, changes: changesInFile(holders),
    opening: opening.events, moves: made, end: result === null ? 'agreed' : 'played',
    result: result && resultInFile(result), endedAt,
  });
  return { rules: holders.rules, moves, digest, spectators, holders };
}
