import { Card } from '../../cards/Card.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../board/Said.tsx';
import { AsideCards } from './AsideCards.tsx';
import './dealEnd.css';
import { partySettled } from './party.ts';
import { pancerolaShown } from './pancerola.ts';
import { tellPayments } from './tellPayments.ts';
import type { MiddleProps } from './view.ts';

/** The end of a deal: the four cards set aside, their effect on the party, and who pays it. */
export function DealEnd({ view, places }: MiddleProps) {
  const { deal } = view.state;
  const say = useSay();
  const { sentence, rule, worth } = partySettled(deal, view);
  const shares = deal.paid.filter(({ reason }) => reason === 'pot-shared');
  const shown = deal.pancerola === null ? [] : [{ sentence: pancerolaShown(deal.pancerola, view), rule: 'CP7.5' }];
  const more = [...tellPayments(shares, deal.dealer, view), ...shown];
  return (
    <Slip className="deal-end" aria-label={say('chapanka.party.label')}>
      <Scrolling label={say('chapanka.party.label')}>
        <AsideCards view={view} cards={places.map(({ seat }) => ({ seat, card: deal.setAside[seat]?.card ?? '??' }))}>
          {(card) => <Card card={card} />}
        </AsideCards>
        <p>
          {worth !== null && <b>{say(worth)} </b>}
          <Said message={sentence} /> <RuleLink rule={rule} />
        </p>
        {more.map(({ sentence, rule }) => (
          <p key={rule}>
            <Said message={sentence} /> <RuleLink rule={rule} />
          </p>
        ))}
      </Scrolling>
    </Slip>
  );
}
