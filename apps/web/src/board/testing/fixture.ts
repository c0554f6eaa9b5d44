import { allSeats, type Position } from '@chinwag/rules';
import { inCodes, saidParts, spokenLanguage } from '../../language/testing.ts';
import type { Message } from '../../language/message.ts';
import { spokenAll } from '../../language/spokenAll.ts';
import type { ReadOut } from '../screen.ts';
import type { Player } from '../gameView.ts';
import type { Pack } from '../../language/cardCode.ts';
import type { People } from '../people.ts';

const NAMES = ['Marta', 'Tomek', 'Inés', 'Owen', 'Halina'];

/** Returns the data of a table with `seats` players, and the viewer at a seat or as a spectator. */
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

/** Returns a sentence on one line, with cards and suits as codes; '' for null. */
export function plain(sentence: Message | null): string {
  return sentence === null ? '' : inCodes(sentence);
}

/** Returns the cards in a sentence. */
export function cardsOf(sentence: Message): readonly string[] {
  return saidParts(sentence).flatMap((part) => (typeof part === 'object' && 'card' in part ? [part.card] : []));
}

/** Returns the text that a screen reader speaks on an English page. */
export function aloud(out: ReadOut, pack: Pack = 'french'): string {
  return spokenAll(out, spokenLanguage(), pack);
}
