import { isSeen } from '@chinwag/rules';
import { pointsOf } from '@chinwag/rules/chapanka';
import { Card } from '../../kit/cards/Card.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Scrolling } from '../../kit/Scrolling.tsx';
import { Slip } from '../../kit/Slip.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import { Someone } from '../shared/people.ts';
import type { RingPlace } from '../shared/ring.ts';
import './dealEnd.css';
import { partySettled } from './party.ts';
import { pancerolaShown } from './pancerola.ts';
import { tellPayments } from './tellPayments.ts';
import type { View } from './view.ts';

/** What `<DealEnd>` takes. */
export interface DealEndProps {
  readonly view: View;
  readonly places: readonly RingPlace[];
}

/** The end of a deal: the four cards that were set aside, what they make of the party, and who pays it. */
export function DealEnd({ view, places }: DealEndProps) {
  const { deal } = view.state;
  const { sentence, rule, worth } = partySettled(deal, view);
  const shares = deal.paid.filter(({ reason }) => reason === 'pot-shared');
  return (
    <Slip className="deal-end" aria-label="The cards set aside, and the party">
      <Scrolling label="The cards set aside, and the party">
      <ul>
        {places.map(({ seat }) => {
          const card = deal.setAside[seat]?.card ?? '??';
          return (
            <li key={seat}>
              <Card card={card} />
              <small>
                <span className="one-line">{Someone(view, seat)}</span> <b>{isSeen(card) ? pointsOf(card) : ''}</b>
              </small>
            </li>
          );
        })}
      </ul>
      <p>
        {worth !== '' && <b>{worth}. </b>}
        {sentence} <RuleLink rule={rule} />
      </p>
      {tellPayments(shares, deal.dealer, view).map(({ headline, why, rule }) => (
        <p key={headline}>
          <b>{headline}.</b> <SentenceText sentence={[...why, '.']} pack="french" /> <RuleLink rule={rule} />
        </p>
      ))}
      {deal.pancerola !== null && (
        <p>
          {pancerolaShown(deal.pancerola, view)} <RuleLink rule="CP7.5" />
        </p>
      )}
      </Scrolling>
    </Slip>
  );
}
