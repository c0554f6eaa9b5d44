import type { GameEndKind, GuestId, PackedGameAnswer, RefusalCode, StoredGameAnswer } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { unpackMoves } from '../../store/packed-moves.ts';
import type { EndedGame } from '../../store/store.ts';
import { changesInFile } from '../record/game-holders.ts';
import { isChained } from '../record/round-chain.ts';
import type { TableRecord } from '../record/table-record.ts';

/** Returns why a person, or an anonymous visitor (null), may not see a finished game. Returns null if they may. */
export function refusedReplay(
  { settings, host }: TableRecord,
  { seats, spectators }: EndedGame,
  asker: GuestId | null,
): RefusalCode | null {
  if (settings.replays === 'with-link') return null;
  const there = [host.id, ...spectators, ...seats.map(({ person }) => person)];
  const wasThere = asker !== null && there.includes(asker);
  return wasThere ? null : 'game-for-table';
}

/** Returns a finished game in its public form, with the names at its seats and without ids. */
export function givenOut(ended: EndedGame, asker: GuestId | null): StoredGameAnswer {
  const moves = unpackMoves(ended.packedMoves);
  return { game: { ...recordOf(ended), moves }, yourSeat: seatOfAsker(ended, asker) };
}

/**
 * Returns a finished game in its public form, with its moves still packed. That form costs the server no CPU time when many games
 * end at once.
 */
export function givenOutPacked(ended: EndedGame, asker: GuestId | null): PackedGameAnswer {
  return { game: { ...recordOf(ended), moves: ended.packedMoves }, yourSeat: seatOfAsker(ended, asker) };
}

/**
 * Returns the published data of a game, except its moves. The data is in version 3 of the file format if the holders were sealed,
 * and in an earlier version if they were not.
 */
function recordOf(ended: EndedGame) {
  const { id, game, setup: { options, owner, seed }, rounds = [], rules, digest, ending, endedAt, holders } = ended;
  const came = endsByRules(ending) ? ('played' as const) : ending;
  const always = { rules, id, game, options, owner, ending: came, endedAt, seed, digest };
  if (holders === undefined) {
    const seats = ended.seats.map(({ person, name }) => ({ kind: person === null ? ('bot' as const) : ('person' as const), name }));
    return { ...always, seats, rounds };
  }
  const { origin, seats } = holders;
  return {
    ...always, version: 3 as const, table: origin, seats, changes: changesInFile(holders), rounds: rounds.filter(isChained),
    end: came === 'played' ? ('played' as const) : ('agreed' as const),
  };
}

/** Returns whether a game ended by its rules, whether or not it counts. */
export function endsByRules(ending: GameEndKind): ending is 'played' | 'retried' {
  return ending === 'played' || ending === 'retried';
}

function seatOfAsker({ seats }: EndedGame, asker: GuestId | null): Seat | null {
  const own = asker === null ? -1 : seats.findIndex(({ person }) => person === asker);
  return own < 0 ? null : own;
}
