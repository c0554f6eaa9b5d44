import { contractInWords, contractOf } from '@chinwag/rules/chinaso';
import type { LogEntry, Told } from '../board.ts';
import { does, verb, whose } from '../shared/people.ts';
import type { View } from './view.ts';

const LINES = 3;

/** What happened last, oldest first; after a reload, when nothing has been told yet, how things lie. */
export function lastNews(log: readonly LogEntry[], view: View): readonly Told[] {
  if (log.length > 0) return log.slice(-LINES).map(({ sentence }) => sentence);
  const { live, number, dealer } = view.state.deal;
  if (number === 0) return [];
  if (live === null) return [[`Hand ${number}: ${contractInWords(contractOf(number))}.`]];
  if (live.seat === null) return [[`${does(view, dealer, verb('deal'))}. `, { card: live.card }, ' was turned up.']];
  return [[{ card: live.card }, ` is ${whose(view, live.seat)} discard.`]];
}
