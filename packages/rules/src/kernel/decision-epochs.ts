import type { AnyGame, GameState } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * The guard against stale moves. A seat's epoch is the number of the event since which its decision has been the same one: of the
 * last event after which nothing was asked of it or the phase was another, or of its own last move. A move that was chosen before
 * is stale; one that was chosen since is not, whatever others who are asked at the same time have answered meanwhile.
 */
export class DecisionEpochs {
  readonly #game: Pick<AnyGame, 'actors'>;
  readonly #since: number[];

  constructor(game: Pick<AnyGame, 'actors'>, seats: number) {
    this.#game = game;
    this.#since = Array.from({ length: seats }, () => 0);
  }

  /** The epoch of the decision that `seat` has to make. */
  of(seat: Seat): number {
    return this.#since[seat] ?? 0;
  }

  /** Event number `seq` has brought the game from one state to another. */
  follow(before: GameState, after: GameState, seq: number): void {
    const pending = before.phase.name === after.phase.name ? this.#game.actors(after) : [];
    this.#since.forEach((_, seat) => {
      if (!pending.includes(seat)) this.#since[seat] = seq;
    });
  }

  /** With event number `seq` something was taken back: a new epoch for every seat. */
  restart(seq: number): void {
    this.#since.fill(seq);
  }

  /** `seat` has made a move, of which event number `seq` was the last. */
  moved(seat: Seat, seq: number): void {
    this.#since[seat] = seq;
  }
}
