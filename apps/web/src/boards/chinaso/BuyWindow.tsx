import type { BuyingPhase } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Slip } from '../../kit/Slip.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { Said } from '../../language/Said.tsx';
import { headed, person, persons } from '../shared/people.ts';
import { NoToAll } from './actions/NoToAll.tsx';
import './buyWindow.css';
import type { Declining } from './useStandingNo.ts';
import type { View } from './view.ts';

/** What `<BuyWindow>` takes. */
export interface BuyWindowProps {
  readonly view: View;
  readonly phase: BuyingPhase;
  readonly declining: Declining;
}

/** A discard is offered: who is asked, first choice first, and who has not answered; never what anybody said. */
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
      <NoToAll view={view} declining={declining} />
    </Slip>
  );
}

function answerSentence(view: View, phase: BuyingPhase, { reach }: Declining): Message {
  const { viewer } = view;
  const who = person(view, phase.seat);
  const waiting = persons(view, phase.waiting);
  const answer = viewer === 'spectator' ? null : phase.answers[viewer];
  if (answer === true) return message('chinaso.offer.wanted', { waiting });
  if (answer === false) return message('chinaso.offer.refused', { how: reach === null ? 'other' : 'before', waiting });
  if (viewer !== 'spectator' && phase.waiting.includes(viewer)) return message('chinaso.offer.yours', { who });
  return message('chinaso.offer.turn', { who });
}
