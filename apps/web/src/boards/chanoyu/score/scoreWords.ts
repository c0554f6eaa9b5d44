import { bestRows, type DealRecord } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../../language/message.ts';
import { type People, persons } from '../../shared/people.ts';
import { points as inWords } from '../words.ts';

/** The news of a round: whose row scored most. */
export function newsOf(record: DealRecord, people: People): Message {
  const { points, seats } = bestRows(record);
  if (seats.length === 0) return message('chanoyu.no-row-scored');
  return message('chanoyu.most', { who: persons(people, seats), points: inWords(points) });
}
