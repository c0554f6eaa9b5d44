import type { GuestId, PackedGameAnswer, RefusalCode, StoredGameAnswer } from '@chinwag/protocol';
import { unpackMoves } from '../../store/packed-moves.ts';
import type { EndedGame } from '../../store/store.ts';
import type { TableRecord } from '../record/table-record.ts';

/** Why somebody, or one without a name (null), may not look at a game that is over; null if they may. */
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

/** A game that is over as it is given out: with the names at its seats, and nobody's id. */
export function givenOut(ended: EndedGame, asker: GuestId | null): StoredGameAnswer {
  const { game, yourSeat } = givenOutPacked(ended, asker);
  return { game: { ...game, moves: unpackMoves(game.moves) }, yourSeat };
}

/** The same with its moves as they are stored, which takes nothing of the server: many ask when many games end. */
export function givenOutPacked(ended: EndedGame, asker: GuestId | null): PackedGameAnswer {
  const { id, game, setup: { options, owner, seed }, rounds = [], rules, packedMoves: moves, digest, endedAt } = ended;
  const seats = ended.seats.map(({ person, name }) => ({ kind: person === null ? ('bot' as const) : ('person' as const), name }));
  const own = asker === null ? -1 : ended.seats.findIndex(({ person }) => person === asker);
  return {
    game: { rules, id, game, options, seats, owner, endedAt, seed, rounds, moves, digest },
    yourSeat: own < 0 ? null : own,
  };
}
