import { allSeats, isSeen, type Seat } from '@chinwag/rules';
import { type DealRecord, PARTY, pointsOf } from '@chinwag/rules/chapanka';
import { MiniCard } from '../../../kit/cards/MiniCard.tsx';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { isYou, Someone, youFirst } from '../../shared/people.ts';
import { DealsInDetail } from '../../shared/score/DealsInDetail.tsx';
import { signed } from '../../../wording/numbers.ts';
import { pancerolaShown } from '../pancerola.ts';
import type { View } from '../view.ts';
import { type Line, linesOf } from './lines.ts';
import { headlineOf } from './words.ts';

/** How each deal's changes came about, newest first: line by line, each with its rules, and each making nought. */
export function DealDetails({ view }: { readonly view: View }) {
  const { records } = view.state;
  return (
    <DealsInDetail
      deals={records.map((record, k) => ({
        title: `Deal ${k + 1}`,
        said: headlineOf(record, view),
        content: (
          <>
            <DealTable view={view} record={record} lines={linesOf(record, view.state)} />
            <SetAside view={view} record={record} />
          </>
        ),
      }))}
    />
  );
}

interface DealTableProps {
  readonly view: View;
  readonly record: DealRecord;
  readonly lines: readonly Line[];
}

function DealTable({ view, record, lines }: DealTableProps) {
  const seats = youFirst(view, allSeats(view.players.length));
  const total = (seat: Seat) => lines.reduce((sum, { amounts }) => sum + (amounts[seat] ?? 0), 0);
  const pot = lines.reduce((sum, line) => sum + line.pot, 0);
  return (
    <table className="score-lines">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">For what</span>
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" data-you={isYou(view, seat) || undefined}>
              {Someone(view, seat)}
            </th>
          ))}
          <th scope="col">Pot</th>
        </tr>
      </thead>
      <tbody>
        <tr className="score-lines-points">
          <th scope="row">Points in tricks</th>
          {seats.map((seat) => (
            <td key={seat} data-you={isYou(view, seat) || undefined}>
              {record.cardPoints[seat]}
            </td>
          ))}
          <td>
            <span className="visually-hidden">none</span>
          </td>
        </tr>
        {lines.map((line) => (
          <tr key={line.label}>
            <th scope="row">
              {line.label}{' '}
              <span>
                {line.rules.map((rule) => (
                  <RuleLink key={rule} rule={rule} />
                ))}
              </span>
            </th>
            {seats.map((seat) => (
              <td key={seat} data-you={isYou(view, seat) || undefined}>
                {signed(line.amounts[seat] ?? 0)}
              </td>
            ))}
            <td>{signed(line.pot)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Change, sum {signed(seats.reduce((sum, seat) => sum + total(seat), pot))}</th>
          {seats.map((seat) => (
            <td key={seat} data-you={isYou(view, seat) || undefined}>
              {signed(total(seat))}
            </td>
          ))}
          <td>{signed(pot)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The four cards set aside, and what they make of the party. */
function SetAside({ view, record }: { readonly view: View; readonly record: DealRecord }) {
  const points = record.setAside.map((card) => (isSeen(card) ? pointsOf(card) : 0));
  const sum = points.reduce((all, each) => all + each, PARTY);
  return (
    <div className="score-aside">
      <ul>
        {record.setAside.map((card, seat) => (
          <li key={card}>
            <MiniCard card={card} />
            <small>{Someone(view, seat)}</small>
          </li>
        ))}
      </ul>
      <p>
        Set aside: {points.join(' + ')}, and {PARTY} for the party: {sum}
        {record.chapanka === null ? '.' : ', but no party is paid over a Chapanka.'}{' '}
        <RuleLink rule={record.chapanka === null ? 'CP4.1' : 'CP4.3'} />
        {record.pancerola !== null && (
          <>
            {' '}
            {pancerolaShown(record.pancerola, view)} <RuleLink rule="CP7.5" />
          </>
        )}
      </p>
    </div>
  );
}
