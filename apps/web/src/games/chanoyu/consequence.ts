import { type LayMove, type RoundForecast, weighed } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import { person } from '../../board/people.ts';
import { type RoundOutcome, outcomeOf } from './outcome.ts';
import type { View } from './view.ts';
import { called } from './words.ts';

/** The consequence of laying a card: its points and what would follow. */
export interface Consequence {
  /** The change of the row's score, in points. */
  readonly gain: number;
  /** The change of the row owner's total: `+1: 13 → 14`, `Inés stays at 3`. */
  readonly change: Message;
  /** The whole consequence in a sentence, for screen readers. */
  readonly sentence: Message;
  readonly ahead: RoundForecast;
  readonly outcome: RoundOutcome;
}

/** Returns what laying a card would mean if the round ended right afterwards. */
export function consequenceOf(view: View, move: LayMove): Consequence {
  const { before, after, gain, ahead } = weighed(view.state, move);
  const owner = person(view, move.row);
  const change =
    gain === 0 ? message('chanoyu.stays', { owner, total: after }) : message('chanoyu.becomes', { gain, owner, before, after });
  const { card, value } = move;
  const sentence = message('chanoyu.weighed', { card: called(card), value, owner, gain, before, after });
  return { gain, change, sentence, ahead, outcome: outcomeOf(ahead, view) };
}
