import { message } from '../language/message.ts';
import { CoachSlip, type CoachSlipProps } from '../lessons/CoachSlip.tsx';

function nothing(): void {}

/** The longest coach note, with its answers. */
const COACHING: CoachSlipProps['coaching'] = {
  kind: 'slip',
  id: 'kinal',
  about: ['hand'],
  says: [message('lessons.chapanka.kinal', { card: 'JH' }), message('lessons.chapanka.kinal-throw')],
  isLast: false,
  goOn: nothing,
};

/** The longest coach note (slip), for a table. */
export function LongCoachSlip() {
  return <CoachSlip coaching={COACHING} waits onLeave={nothing} onHome={nothing} />;
}
