import type { Seat } from '@chinwag/rules';
import type { Entry } from '../../store/store.ts';

/** What bots that sit in have done for whom, so that those who come back are notified. */
export class StandInMoves {
  readonly #firsts = new Map<Seat, readonly number[]>();

  /** Takes an entry of the game. A move of a seat's own holder is the end of what was done for them. */
  note({ seq, seat, by }: Pick<Entry, 'seq' | 'seat' | 'by'>): void {
    if (seat === null || by === 'clock') return;
    if (by === 'stand-in') this.#firsts.set(seat, [...this.of(seat), seq]);
    else this.#firsts.delete(seat);
  }

  /** For each move made for a seat's holder since they last made one, the number of its first event. */
  of(seat: Seat): readonly number[] {
    return this.#firsts.get(seat) ?? [];
  }
}
