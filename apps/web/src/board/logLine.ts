import type { Seat } from '@chinwag/rules';
import { type CardFilling, type Message, message } from '../language/message.ts';
import type { LogEntry } from './logEntry.ts';
import { onlyTo, type People, person } from './people.ts';

/** Returns a log line that belongs to no trick, with its rule if a rule is given. */
export function line(sentence: Message, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}

/** Returns a log line that only the player at `seat` may read. */
export function lineFor(seat: Seat, people: People, sentence: Message, rule?: string): LogEntry {
  return { ...line(sentence, rule), ...onlyTo(people, seat) };
}

/** Identifies a trick of a game by the number of the deal and the number of the trick within the deal, from 1. */
interface TrickAt {
  readonly deal: number;
  readonly trick: number;
}

/** Returns a log line about a trick that shows none of its cards. */
export function lineIn({ trick }: Pick<TrickAt, 'trick'>, sentence: Message, rule?: string): LogEntry {
  return { ...line(sentence, rule), mark: String(trick) };
}

/** Returns a log line that shows cards of a trick. The log shows the line only while the trick may be looked at. */
export function lineOf(trick: TrickAt, sentence: Message): LogEntry {
  return { ...lineIn(trick, sentence), trick };
}

/** Returns who plays which card to a trick or, if `isLead`, leads it: `Marta leads K♠.` */
export function playedBy(people: People, seat: Seat, card: CardFilling, isLead: boolean): Message {
  return message(isLead ? 'board.leads' : 'board.plays', { who: person(people, seat), card });
}
