import { allSeats, type Position } from '@chinwag/rules';
import type { Player, Sentence } from '../../board.ts';
import type { People } from '../people.ts';

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'];

/** As many at a table, one of whom may look. */
export function peopleAt(seats: number, viewer: Position): People {
  const players = allSeats(seats).map(
    (seat): Player => ({
      seat,
      name: NAMES[seat] ?? `Seat ${seat + 1}`,
      kind: 'person',
      you: seat === viewer,
      connected: true,
      standIn: false,
    }),
  );
  return { viewer, players };
}

/** A sentence on one line, cards and suits by their codes. */
export function plain(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : 'card' in part ? part.card : part.suit)).join('');
}
