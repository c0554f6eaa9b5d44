import type { BuyingPhase } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { person, persons } from '../../board/people.ts';
import type { Declining } from './useStandingNo.ts';
import type { View } from './view.ts';

/** Returns the question about an offered discard or the viewer's answer to it. For a spectator, returns whose turn it is. */
export function answerSentence(view: View, phase: BuyingPhase, { reach }: Declining): Message {
  const { viewer } = view;
  const who = person(view, phase.seat);
  const waiting = persons(view, phase.waiting);
  const answer = viewer === 'spectator' ? null : phase.answers[viewer];
  if (answer === true) return message('chinaso.offer.wanted', { waiting });
  if (answer === false) return message('chinaso.offer.refused', { how: reach === null ? 'other' : 'before', waiting });
  if (viewer !== 'spectator' && phase.waiting.includes(viewer)) return message('chinaso.offer.yours', { who });
  return message('chinaso.offer.turn', { who });
}
