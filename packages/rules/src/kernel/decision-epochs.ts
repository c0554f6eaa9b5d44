import type { AnyGame, GameState } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * Guards against stale moves. A seat's epoch is the number of the event that last changed the seat's decision. This event is the
 * seat's own last move, or the last event that changed the phase or left the seat without a decision. A move chosen earlier is
 * stale. A move chosen since then is valid, regardless of other seats' answers.
 */
export class DecisionEpochs {
  readonly #game: Pick<AnyGame, 'actors'>;
  readonly #since: number[];

  constructor(game: Pick<AnyGame, 'actors'>, seats: number) {
    this.#game = game;
    this.#since = Array.from({ length: seats }, () => 0);
  }

  /** Returns the epoch of `seat`'s decision. */
  of(seat: Seat): number {
    return this.#since[seat] ?? 0;
  }

  /** Updates the epochs after event number `seq`, which led from one state to another. */
  follow(before: GameState, after: GameState, seq: number): void {
    const pending = before.phase.name === after.phase.name ? this.#game.actors(after) : [];
    this.#since.forEach((_, seat) => {
      if (!pending.includes(seat)) this.#since[seat] = seq;
    });
  }

  /** Begins a new epoch for every seat, because moves were taken back with event number `seq`. */
  restart(seq: number): void {
    this.#since.fill(seq);
  }

  /** Begins a new epoch for `seat`, whose move ended with event number `seq`. */
  moved(seat: Seat, seq: number): void {
    this.#since[seat] = seq;
  }
}
