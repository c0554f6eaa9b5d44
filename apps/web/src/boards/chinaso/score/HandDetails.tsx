import { type Seat, sumOfLines } from '@chinwag/rules';
import { contractInWords, contractOf, type DealRecord, wasDoubled } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../../kit/RuleLink.tsx';
import { signed } from '../../../wording/numbers.ts';
import { capital, counted } from '../../../wording/words.ts';
import { SentenceText } from '../../../wording/SentenceText.tsx';
import { DealAccount } from '../../shared/score/DealAccount.tsx';
import { type SeatRow, SeatRows } from '../../shared/score/SeatRows.tsx';
import { endingInWords } from '../endings.ts';
import { LeftCards } from '../LeftCards.tsx';
import type { View } from '../view.ts';
import { counterLines, LABELS } from './lines.ts';
import { sumOf } from './scoreWords.ts';

/** What `<HandDetails>` takes. */
export interface HandDetailsProps {
  readonly view: View;
  readonly record: DealRecord;
  /** Whether it is the last hand: of no other the cards left are known. */
  readonly last: boolean;
}

/** How the numbers of a hand came about. */
export function HandDetails({ view, record, last }: HandDetailsProps) {
  const { sentence, rule } = endingInWords(record, view);
  const lines = counterLines(record);
  return (
    <>
      <p>
        {capital(contractInWords(contractOf(record.number)))}.{' '}
        <SentenceText sentence={sentence} pack="french" /> <RuleLink rule={rule} />
        {wasDoubled(record) && ' Everybody else’s points are doubled.'}
      </p>
      <SeatRows people={view} rows={record.points.map((points, seat) => ({ points, ...leftTo(seat, view, record, last) }))} />
      {lines.length > 0 && (
        <DealAccount
          people={view}
          lines={lines.map(({ reason, rule, amounts }) => ({ label: LABELS[reason], rules: [rule], amounts }))}
          foot={{ head: 'Counters', cells: sumOfLines(lines, record.points.length).map(signed) }}
        />
      )}
    </>
  );
}

/** What somebody was left with, and how often they bought. */
function leftTo(seat: Seat, { state: { deal, options } }: View, record: DealRecord, last: boolean): Omit<SeatRow, 'points'> {
  const bought = counted(record.buys[seat] ?? 0, 'buy', 'buys');
  if (!last || deal.ending === null) return { said: capital(bought) };
  const sum = sumOf(deal, seat, options.cardPoints, record);
  return { from: <LeftCards deal={deal} seat={seat} />, said: sum === '' ? capital(bought) : `${sum}; ${bought}` };
}
