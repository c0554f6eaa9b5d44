import { allSeats, isSeen, type Seat } from '@chinwag/rules';
import { type ChinasoLine, contractInWords, contractOf, type DealRecord } from '@chinwag/rules/chinaso';
import { MiniCard } from '../../../kit/cards/MiniCard.tsx';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { signed } from '../../../wording/numbers.ts';
import { capital, counted } from '../../../wording/words.ts';
import { SentenceText } from '../../../wording/SentenceText.tsx';
import { isYou, Someone, youFirst } from '../../shared/people.ts';
import { DealsInDetail } from '../../shared/score/DealsInDetail.tsx';
import { endingInWords } from '../endings.ts';
import { sorts } from '../order.ts';
import type { View } from '../view.ts';
import { counterLines, LABELS } from './lines.ts';
import { headlineOf, sumOf } from './scoreWords.ts';

/** How the numbers of each hand came about, newest first. The cards left are known of the last hand alone. */
export function HandDetails({ view }: { readonly view: View }) {
  const { records } = view.state;
  return (
    <DealsInDetail
      deals={records.map((record, k) => ({
        title: `Hand ${k + 1}`,
        said: headlineOf(record, view),
        content: <HandNumbers view={view} record={record} index={k} />,
      }))}
    />
  );
}

interface HandNumbersProps {
  readonly view: View;
  readonly record: DealRecord;
  readonly index: number;
}

function HandNumbers({ view, record, index }: HandNumbersProps) {
  const { records } = view.state;
  const { sentence, rule } = endingInWords(record, view);
  const lines = counterLines(record);
  const seats = youFirst(view, allSeats(view.players.length));
  return (
    <div className="hand-numbers">
      <p>
        {capital(contractInWords(contractOf(record.number)))}. <SentenceText sentence={sentence} pack="french" /> <RuleLink rule={rule} />
        {record.ledger.some(({ reason }) => reason === 'chinaso') && ' Everybody else’s points are doubled.'}
      </p>
      <ul>
        {seats.map((seat) => (
          <li key={seat} data-you={isYou(view, seat) || undefined}>
            <b>{Someone(view, seat)}</b>
            <strong>{record.points[seat]}</strong>
            <Left view={view} seat={seat} record={record} last={index === records.length - 1} />
          </li>
        ))}
      </ul>
      {lines.length > 0 && <Counters view={view} seats={seats} lines={lines} />}
    </div>
  );
}

interface LeftProps {
  readonly view: View;
  readonly seat: Seat;
  readonly record: DealRecord;
  readonly last: boolean;
}

function Left({ view, seat, record, last }: LeftProps) {
  const { deal, options } = view.state;
  const bought = counted(record.buys[seat] ?? 0, 'buy', 'buys');
  if (!last || deal.ending === null) return <small>{capital(bought)}</small>;
  const cards = (deal.hands[seat] ?? []).filter(isSeen).toSorted(sorts.rank);
  if (cards.length === 0) return <small>No card left; {bought}</small>;
  return (
    <>
      <span className="hand-numbers-cards">
        {cards.map((card) => (
          <MiniCard key={card} card={card} />
        ))}
      </span>
      <small>{sumOf(deal, seat, options.cardPoints, record.points[seat] ?? 0)}; {bought}</small>
    </>
  );
}

interface CountersProps {
  readonly view: View;
  readonly seats: readonly Seat[];
  readonly lines: readonly ChinasoLine[];
}

/** Counters, by what they moved for. */
function Counters({ view, seats, lines }: CountersProps) {
  return (
    <table className="hand-counters">
      <caption>Counters</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Who</span>
          </th>
          {lines.map(({ reason, rule }) => (
            <th key={reason} scope="col">
              {LABELS[reason]} <RuleLink rule={rule} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => (
          <tr key={seat}>
            <th scope="row">{Someone(view, seat)}</th>
            {lines.map(({ reason, amounts }) => (
              <td key={reason}>{signed(amounts[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
