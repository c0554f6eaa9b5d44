import type { BuyingPhase } from '@chinwag/rules/chinaso';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Slip } from '../../kit/Slip.tsx';
import { listed } from '../../wording/words.ts';
import { someone, Someone } from '../shared/people.ts';
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
  const { live } = view.state.deal;
  const awaited = view.viewer !== 'spectator' && phase.waiting.includes(view.viewer);
  return (
    <Slip className="chinaso-offer" aria-label="The buying window">
      <p>
        <b>
          {awaited ? 'Buy ' : ''}
          {live !== null && <CardInText card={live.card} />}
          {awaited ? '?' : ' is offered.'}
        </b>{' '}
        {answerSentence(view, phase, declining)} <RuleLink rule="CS5.3" />
      </p>
      <ol aria-label="Who is asked, first choice first">
        {phase.asked.map((seat) => (
          <li key={seat} data-waiting={phase.waiting.includes(seat) || undefined}>
            <b className="one-line">{Someone(view, seat)}</b>
            <small>{phase.waiting.includes(seat) ? 'thinking' : 'answered'}</small>
          </li>
        ))}
      </ol>
      {awaited && (
        <Button variant="quiet" onClick={declining.sayNoUntilNotice}>
          No, until further notice
        </Button>
      )}
    </Slip>
  );
}

function answerSentence(view: View, phase: BuyingPhase, { reach }: Declining): string {
  const turn = Someone(view, phase.seat);
  if (view.viewer === 'spectator') return `${turn} left it, and draws once it is sold or refused.`;
  const answer = phase.answers[view.viewer];
  const waiting = listed(phase.waiting.map((seat) => someone(view, seat)));
  if (answer === true) return `You want it. ${waiting} may come first.`;
  if (answer === false) {
    return `${reach === null ? 'You said no.' : 'Passed for you.'} Waiting for ${waiting}.`;
  }
  if (phase.waiting.includes(view.viewer)) return `${turn} left it lying. You get it and two more cards.`;
  if (phase.seat === view.viewer) return 'You left it, and draw once it is sold or refused.';
  return `${turn} left it, and draws once it is sold or refused.`;
}
