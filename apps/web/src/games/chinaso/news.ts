import { contractIn } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../../board/logEntry.ts';
import { person } from '../../board/people.ts';
import type { View } from './view.ts';
import { contractInWords } from './words.ts';

const LINES = 3;

/**
 * Returns the latest log lines, oldest first. While the log is empty, as after a reload, returns the current state in a sentence.
 */
export function lastNews(log: readonly LogEntry[], view: View): readonly Message[] {
  if (log.length > 0) return log.slice(-LINES).map(({ sentence }) => sentence);
  const { live, number, dealer } = view.state.deal;
  if (number === 0) return [];
  if (live === null) return [message('chinaso.hand-asks', { deal: number, sets: contractInWords(contractIn(view.state)) })];
  const { card, seat } = live;
  const key = seat === null ? 'chinaso.turned-up' : 'chinaso.discard-of';
  return [message(key, { who: person(view, seat ?? dealer), card })];
}
