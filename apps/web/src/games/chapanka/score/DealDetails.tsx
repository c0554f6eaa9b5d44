import { countersInAll } from '@chinwag/rules';
import { changeOf, type DealRecord, partyPaid, partyWorth } from '@chinwag/rules/chapanka';
import { useWords } from '../../../language/useWords.ts';
import { Said } from '../../../board/Said.tsx';
import { MiniCard } from '../../../cards/MiniCard.tsx';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import { DealAccount } from '../../../board/score/DealAccount.tsx';
import { AsideCards } from '../AsideCards.tsx';
import { pancerolaShown } from '../pancerola.ts';
import { tellNoParty, tellWorth } from '../party.ts';
import type { View } from '../view.ts';
import { linesOf } from './lines.ts';

export interface DealDetailsProps {
  readonly view: View;
  readonly record: DealRecord;
}

/** The details of a deal: each line of its ledger with the rules, and the changes, which add up to 0. */
export function DealDetails({ view, record }: DealDetailsProps) {
  const { say, signed } = useWords();
  const change = changeOf(record);
  return (
    <>
      <DealAccount
        people={view}
        first={{
          head: say('chapanka.score.points'),
          cells: record.cardPoints.map((points, seat) => (
            <span key={seat} className="score-card-points">
              {points}
            </span>
          )),
          last: <span className="visually-hidden">{say('chapanka.score.no-pot')}</span>,
        }}
        lines={linesOf(record, view.state)}
        last={say('chapanka.score.pot-column')}
        foot={{
          head: say('chapanka.score.change-foot', { sum: countersInAll(change) }),
          cells: change.balances.map(signed),
          last: signed(change.pot),
        }}
      />
      <SetAside view={view} record={record} />
    </>
  );
}

/** The four cards set aside, and their effect on the party. */
function SetAside({ view, record }: DealDetailsProps) {
  const worth = partyWorth(record.setAside);
  const party = partyPaid(record);
  return (
    <>
      <AsideCards view={view} cards={record.setAside.map((card, seat) => ({ seat, card }))}>
        {(card) => <MiniCard card={card} />}
      </AsideCards>
      <p>
        <Said message={party.payer === null ? tellNoParty() : tellWorth(worth)} />{' '}
        <RuleLink rule={party.payer === null ? party.rule : worth.rule} />
        {record.pancerola !== null && (
          <>
            {' '}
            <Said message={pancerolaShown(record.pancerola, view)} /> <RuleLink rule="CP7.5" />
          </>
        )}
      </p>
    </>
  );
}
