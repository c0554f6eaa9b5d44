import { message } from '../language/message.ts';
import { CoachSlip, type CoachSlipProps } from '../lessons/CoachSlip.tsx';

function nothing(): void {}

/** The longest text that the coach says at once, with its answers. */
const COACHING: CoachSlipProps['coaching'] = {
  kind: 'slip',
  id: 'kinal',
  about: ['hand'],
  says: [message('lessons.chapanka.kinal', { card: 'JH' }), message('lessons.chapanka.kinal-throw')],
  isLast: false,
  goOn: nothing,
};

/** The coach's slip, to be placed on a table. */
export function LongCoachSlip() {
  return <CoachSlip coaching={COACHING} waits onLeave={nothing} onHome={nothing} />;
}
