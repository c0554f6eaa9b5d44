import type { AnyGame, GameState } from './game.ts';
import type { Seat } from './seat.ts';

/**
 * Since when each seat is asked what it is asked now: the number of the last event after which it was not awaited or the phase
 * was another, or of its own last move. A move that was chosen before is old; one that was chosen since is not, whatever others
 * who are asked at the same time have answered meanwhile.
 */
export class AskedSince {
  readonly #game: Pick<AnyGame, 'actors'>;
  readonly #since: number[];

  constructor(game: Pick<AnyGame, 'actors'>, seats: number) {
    this.#game = game;
    this.#since = Array.from({ length: seats }, () => 0);
  }

  /** The number of the event since which what `seat` is asked has not changed. */
  of(seat: Seat): number {
    return this.#since[seat] ?? 0;
  }

  /** Event number `seq` has brought the game from one state to another. */
  follow(before: GameState, after: GameState, seq: number): void {
    const awaited = before.phase.name === after.phase.name ? this.#game.actors(after) : [];
    this.#since.forEach((_, seat) => {
      if (!awaited.includes(seat)) this.#since[seat] = seq;
    });
  }

  /** With event number `seq` something was taken back: whoever is asked now, whatever it is, is asked anew. */
  askAnew(seq: number): void {
    this.#since.fill(seq);
  }

  /** `seat` has made a move, of which event number `seq` was the last. */
  moved(seat: Seat, seq: number): void {
    this.#since[seat] = seq;
  }
}
