import type { Seat } from '@chinwag/rules';
import type { Entry } from '../../store/store.ts';

/** The moves that stand-in bots made, for display to returning players. */
export class StandInMoves {
  readonly #firsts = new Map<Seat, readonly number[]>();

  /** Handles an entry of the game. A move by the seat's own holder clears the record of that seat. */
  note({ seq, seat, by }: Pick<Entry, 'seq' | 'seat' | 'by'>): void {
    if (seat === null || by === 'clock') return;
    if (by === 'stand-in') this.#firsts.set(seat, [...this.of(seat), seq]);
    else this.#firsts.delete(seat);
  }

  /** Returns the first event number of each move made for a seat's holder since their own last move. */
  of(seat: Seat): readonly number[] {
    return this.#firsts.get(seat) ?? [];
  }
}
