import type { Seat } from '@chinwag/rules';
import { type CardFilling, type Message, message } from '../language/message.ts';
import type { LogEntry } from './logEntry.ts';
import { onlyTo, type People, person } from './people.ts';

/** A line of the log that belongs to no trick, and the rule that made it happen, if one is named. */
export function line(sentence: Message, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}

/** A line of the log that of all who play only the one at `seat` may know. */
export function lineFor(seat: Seat, people: People, sentence: Message, rule?: string): LogEntry {
  return { ...line(sentence, rule), ...onlyTo(people, seat) };
}

/** Which trick of a game it is: the number of the deal, and its own in the deal, from 1. */
interface TrickAt {
  readonly deal: number;
  readonly trick: number;
}

/** A line about a trick that shows none of its cards. */
export function lineIn({ trick }: Pick<TrickAt, 'trick'>, sentence: Message, rule?: string): LogEntry {
  return { ...line(sentence, rule), mark: String(trick) };
}

/** A line that shows cards of a trick: it may be read again only for as long as the trick may be looked at. */
export function lineOf(trick: TrickAt, sentence: Message): LogEntry {
  return { ...lineIn(trick, sentence), trick };
}

/** Who plays which card to a trick, or leads it: `Marta leads K♠.` */
export function playedBy(people: People, seat: Seat, card: CardFilling, isLead: boolean): Message {
  return message(isLead ? 'board.leads' : 'board.plays', { who: person(people, seat), card });
}
