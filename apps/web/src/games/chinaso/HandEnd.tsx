import { allSeats } from '@chinwag/rules';
import { dealPoints } from '@chinwag/rules/chinaso';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Slip } from '../../ui/Slip.tsx';
import { useSay } from '../../language/language.ts';
import { SeatRows } from '../../board/score/SeatRows.tsx';
import { endingInWords } from './endings.ts';
import './handEnd.css';
import { LeftCards } from './LeftCards.tsx';
import type { View } from './view.ts';

/**
 * Shows how the hand ended, and the cards left with each player, fewest points first. Renders nothing while the hand is in
 * progress.
 */
export function HandEnd({ view }: { readonly view: View }) {
  const { deal } = view.state;
  const say = useSay();
  if (deal.ending === null) return null;
  const counted = dealPoints(view.state, deal.hands, deal.ending);
  const { headline, sentence, rule } = endingInWords(deal.ending, view);
  return (
    <Slip className="chinaso-hand-end" aria-label={say('chinaso.label.hand-ended')}>
      <p>
        <b>{say(headline)}</b> {say(sentence)} <RuleLink rule={rule} />
      </p>
      <SeatRows
        people={view}
        order={allSeats(counted.length).toSorted((a, b) => (counted[a] ?? 0) - (counted[b] ?? 0))}
        rows={counted.map((points, seat) => ({ points, from: <LeftCards deal={deal} seat={seat} /> }))}
      />
    </Slip>
  );
}
