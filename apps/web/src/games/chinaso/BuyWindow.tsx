import type { BuyingPhase } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { Said } from '../../board/Said.tsx';
import { headed } from '../../board/people.ts';
import { noToAll } from './actions/buying.ts';
import { ActionButton } from '../../board/actions/ActionButton.tsx';
import './buyWindow.css';
import { answerSentence } from './offer.ts';
import type { Declining } from './useStandingNo.ts';
import type { View } from './view.ts';

export interface BuyWindowProps {
  readonly view: View;
  readonly phase: BuyingPhase;
  readonly declining: Declining;
}

/** Shows who may buy, in order of priority, and who has not answered yet. Never shows the answers. */
export function BuyWindow({ view, phase, declining }: BuyWindowProps) {
  const say = useSay();
  const { live } = view.state.deal;
  return (
    <Slip className="chinaso-offer" aria-label={say('chinaso.label.window')}>
      <p>
        <b>{live !== null && <Said message={message('chinaso.offer.is', { card: live.card })} />}</b>{' '}
        {say(answerSentence(view, phase, declining))} <RuleLink rule="CS5.3" />
      </p>
      <ol aria-label={say('chinaso.label.asked')}>
        {phase.asked.map((seat) => (
          <li key={seat} data-waiting={phase.waiting.includes(seat) || undefined}>
            <b className="one-line">{say(headed(view, seat))}</b>
            <small>{say(phase.waiting.includes(seat) ? 'chinaso.offer.thinking' : 'chinaso.offer.answered')}</small>
          </li>
        ))}
      </ol>
      {noToAll({ view, declining }).map((action) => <ActionButton key={action.name} action={action} variant="quiet" />)}
    </Slip>
  );
}
