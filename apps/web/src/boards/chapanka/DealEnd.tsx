import { Card } from '../../kit/cards/Card.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Scrolling } from '../../kit/Scrolling.tsx';
import { Slip } from '../../kit/Slip.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import { AsideCards } from './AsideCards.tsx';
import './dealEnd.css';
import { partySettled } from './party.ts';
import { pancerolaShown } from './pancerola.ts';
import { tellPayments } from './tellPayments.ts';
import type { MiddleProps } from './view.ts';

/** The end of a deal: the four cards that were set aside, what they make of the party, and who pays it. */
export function DealEnd({ view, places }: MiddleProps) {
  const { deal } = view.state;
  const { sentence, rule, worth } = partySettled(deal, view);
  const shares = deal.paid.filter(({ reason }) => reason === 'pot-shared');
  return (
    <Slip className="deal-end" aria-label="The cards set aside, and the party">
      <Scrolling label="The cards set aside, and the party">
        <AsideCards view={view} cards={places.map(({ seat }) => ({ seat, card: deal.setAside[seat]?.card ?? '??' }))}>
          {(card) => <Card card={card} />}
        </AsideCards>
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
