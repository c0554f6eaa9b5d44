import {
  type AnyGame, findGuessing, type GameState, type HiddenState, isTakenBack, type Seat, SeatMemories, type Tagged,
} from '@chinwag/rules';
import { type PlayedFile, replay } from '@chinwag/rules/game-file';

/** A move that was not taken back, with what its seat knew before the move. */
export interface OwnDecision {
  /** The number of events before the move. */
  readonly from: number;
  /** The number of deals scored before the move. */
  readonly deal: number;
  readonly view: HiddenState<GameState>;
  readonly memory: object | null;
  readonly move: Tagged;
}

/** A complete game to review. `own` is a predicate: whether the player chose the move with this index. */
export interface DecidedGame {
  readonly played: PlayedFile;
  readonly seat: Seat;
  readonly own: (move: number) => boolean;
}

/** Returns a seat's decisions in order, without moves that were taken back. Each decision includes only what the seat saw. */
export function decisionsOf(game: AnyGame, { played, seat, own }: DecidedGame): readonly OwnDecision[] {
  const memories = new SeatMemories(game, findGuessing(game.id), played.seats.length);
  let decisions: OwnDecision[] = [];
  let from = 0;
  for (const { number, before, events } of replay(game, played)) {
    const made = played.moves[number - 1];
    const back = events.find(isTakenBack);
    if (back !== undefined) decisions = decisions.filter((decision) => decision.from + 1 < back.from);
    else if (made?.seat === seat && own(number - 1)) {
      const view = game.hide(before, seat);
      decisions.push({ from, deal: before.records.length, view, memory: memories.of(seat), move: made.move });
    }
    from += events.length;
    memories.follow({ before, events, seq: from });
  }
  return decisions;
}
