import { type Seat, sumOfLines } from '@chinwag/rules';
import { contractIn, type DealRecord, wasDoubled } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../../ui/RuleLink.tsx';
import type { Say } from '../../../language/language.ts';
import { message } from '../../../language/message.ts';
import { DealAccount } from '../../../board/score/DealAccount.tsx';
import type { PageWords } from '../../../language/useWords.ts';
import { type SeatRow, SeatRows } from '../../../board/score/SeatRows.tsx';
import { endingInWords } from '../endings.ts';
import { LeftCards } from '../LeftCards.tsx';
import type { View } from '../view.ts';
import { contractInWords } from '../words.ts';
import { counterLines } from './lines.ts';
import { sumOf } from './scoreWords.ts';

/** Returns an element that shows how the points of a hand add up. */
export function handDetails(record: DealRecord, view: View, { say, signed }: PageWords) {
  const { sentence, rule } = endingInWords(record, view);
  const lines = counterLines(record);
  const sets = contractInWords(contractIn(view.state, record.number));
  return (
    <>
      <p>
        {say('chinaso.asked-for', { sets })} {say(sentence)} <RuleLink rule={rule} />{' '}
        {wasDoubled(record) && say('chinaso.doubled')}
      </p>
      <SeatRows people={view} rows={record.points.map((points, seat) => ({ points, ...leftTo(seat, record, view, say) }))} />
      {lines.length > 0 && (
        <DealAccount
          people={view}
          lines={lines.map(({ reason, rule, amounts }) => ({ label: message(`chinaso.line.${reason}`), rules: [rule], amounts }))}
          foot={{ head: say('chinaso.counters-title'), cells: sumOfLines(lines, record.points.length).map(signed) }}
        />
      )}
    </>
  );
}

/** Returns the cards left with a player, and the number of their buys. */
function leftTo(seat: Seat, record: DealRecord, { state }: View, say: Say): Omit<SeatRow, 'points'> {
  const { deal, options } = state;
  const count = record.buys[seat] ?? 0;
  const bought = say('chinaso.bought', { count });
  // only the last hand's remaining cards are known
  if (record !== state.records.at(-1) || deal.ending === null) return { said: bought };
  const sum = sumOf(deal, seat, options.cardPoints, record);
  return { from: <LeftCards deal={deal} seat={seat} />, said: sum === null ? bought : say('chinaso.sum-and-buys', { sum, count }) };
}
