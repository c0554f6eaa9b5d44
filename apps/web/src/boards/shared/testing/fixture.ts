import { allSeats, type Position } from '@chinwag/rules';
import { inCodes, saidParts, spokenLanguage } from '../../../language/testing.ts';
import { spokenOut } from '../../../wording/SentenceText.tsx';
import type { Player, ReadOut, Text, Told } from '../../board.ts';
import type { Pack } from '../../../kit/cards/cardCode.ts';
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
export function plain(sentence: Told | Text): string {
  if (typeof sentence === 'string') return sentence;
  if ('key' in sentence) return inCodes(sentence);
  return sentence.map((part) => (typeof part === 'string' ? part : 'card' in part ? part.card : part.suit)).join('');
}

/** The cards that a sentence shows. */
export function cardsOf(sentence: Told): readonly string[] {
  const said = 'key' in sentence ? saidParts(sentence) : sentence;
  return said.flatMap((part) => (typeof part === 'object' && 'card' in part ? [part.card] : []));
}

/** What is read out, as an English page says it aloud. */
export function aloud(out: ReadOut, pack: Pack = 'french'): string {
  return spokenOut(out, pack, spokenLanguage());
}
