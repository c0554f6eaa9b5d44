import { countersInAll } from '@chinwag/rules';
import { changeOf, type DealRecord, PARTY, partyPaid, partyWorth } from '@chinwag/rules/chapanka';
import { MiniCard } from '../../../kit/cards/MiniCard.tsx';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { DealAccount } from '../../shared/score/DealAccount.tsx';
import { signed } from '../../../wording/numbers.ts';
import { AsideCards } from '../AsideCards.tsx';
import { pancerolaShown } from '../pancerola.ts';
import type { View } from '../view.ts';
import { linesOf } from './lines.ts';

/** What `<DealDetails>` and its parts take. */
export interface DealDetailsProps {
  readonly view: View;
  readonly record: DealRecord;
}

/** How a deal's changes came about: line by line, each with its rules, and each making nought. */
export function DealDetails({ view, record }: DealDetailsProps) {
  const lines = linesOf(record, view.state);
  const change = changeOf(record);
  return (
    <>
      <DealAccount
        people={view}
        first={{
          head: 'Points in tricks',
          cells: record.cardPoints.map((points, seat) => (
            <span key={seat} className="score-card-points">
              {points}
            </span>
          )),
          last: <span className="visually-hidden">none</span>,
        }}
        lines={lines}
        last="Pot"
        foot={{
          head: `Change, sum ${signed(countersInAll(change))}`,
          cells: change.balances.map(signed),
          last: signed(change.pot),
        }}
      />
      <SetAside view={view} record={record} />
    </>
  );
}

/** The four cards set aside, and what they make of the party. */
function SetAside({ view, record }: DealDetailsProps) {
  const { counts, worth, rule } = partyWorth(record.setAside);
  const party = partyPaid(record);
  return (
    <>
      <AsideCards view={view} cards={record.setAside.map((card, seat) => ({ seat, card }))}>
        {(card) => <MiniCard card={card} />}
      </AsideCards>
      <p>
        Set aside: {counts.join(' + ')}, and {PARTY} for the party: {worth}
        {party.payer === null ? ', but no party is paid over a Chapanka.' : '.'}{' '}
        <RuleLink rule={party.payer === null ? party.rule : rule} />
        {record.pancerola !== null && (
          <>
            {' '}
            {pancerolaShown(record.pancerola, view)} <RuleLink rule="CP7.5" />
          </>
        )}
      </p>
    </>
  );
}
