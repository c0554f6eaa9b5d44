import type { Violation } from '@chinwag/rules';
import { type Message, message } from '../../language/message.ts';

/** Returns why a move is refused, in a text short enough for a button. */
export function shortReason({ code, values }: Violation): Message {
  const points = values?.['points'];
  if (points !== undefined) return message('chinchon.would-keep', { points });
  if (code === 'cards-left') return message('chinchon.too-many-left');
  return message(code === 'empties-hand' ? 'chinchon.keep-one' : 'chinchon.not-now');
}
