import type { AnyGame, Seat, Tagged } from '@chinwag/rules';
import { type GameRecord, type HeldSeats, replay, seatsAtEnd } from '@chinwag/rules/game-file';
import { seatName } from '../fairness/seatNames.ts';
import type { RecordedGame, RecordedMove } from './recordedGame.ts';

/** The parts of a game, as stored by the server or in a file, from which a replay is created. */
export type RecordedSource = Pick<GameRecord, 'id' | 'game' | 'options' | 'owner' | 'seed' | 'endedAt' | 'ending'> & HeldSeats & {
  readonly moves: readonly Pick<GameRecord['moves'][number], 'seat' | 'move' | 'by'>[];
};

/** Replays a game from its stored parts. Returns the whole game, or null if the replay fails under the current rules. */
export function recordedFrom(game: AnyGame, stored: RecordedSource, yourSeat: Seat | null): RecordedGame | null {
  const steps = replay(game, stored);
  const events: Tagged[] = [];
  const moves: RecordedMove[] = [];
  for (;;) {
    const next = steps.next();
    if (next.done !== true) {
      const made = stored.moves[next.value.number - 1];
      if (made !== undefined) moves.push({ seat: made.seat, by: made.by, move: made.move, from: events.length });
      events.push(...next.value.events);
    } else if (next.value !== null) return null;
    else break;
  }
  const { id, options, owner, seed, endedAt, ending = 'played' } = stored;
  const seats = seatsAtEnd(stored);
  return {
    gameId: id,
    game: stored.game,
    setup: { seats: seats.length, owner, options, seed },
    seats: seats.map((seat) => ({ kind: seat.kind, name: seatName(seat) })),
    yourSeat,
    events,
    moves,
    endedAt,
    ending,
  };
}
