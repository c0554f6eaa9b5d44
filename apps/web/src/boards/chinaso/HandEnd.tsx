import { allSeats, isSeen, type Seat } from '@chinwag/rules';
import { dealPoints } from '@chinwag/rules/chinaso';
import { MiniCard } from '../../kit/cards/MiniCard.tsx';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Slip } from '../../kit/Slip.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import { isYou, Someone } from '../shared/people.ts';
import { endingInWords } from './endings.ts';
import './handEnd.css';
import { sorts } from './order.ts';
import type { View } from './view.ts';

/** The end of a hand: how it ended, and what everybody is left with. */
export function HandEnd({ view }: { readonly view: View }) {
  const { deal } = view.state;
  if (deal.ending === null) return null;
  const points = dealPoints(view.state, deal.hands, deal.ending);
  const { headline, sentence, rule } = endingInWords(deal.ending, view);
  const seats = allSeats(view.players.length).toSorted((a, b) => (points[a] ?? 0) - (points[b] ?? 0));
  return (
    <Slip className="chinaso-hand-end" aria-label="The end of the hand">
      <p>
        <b>{headline}</b> <SentenceText sentence={sentence} pack="french" /> <RuleLink rule={rule} />
      </p>
      <ul>
        {seats.map((seat) => (
          <li key={seat} data-you={isYou(view, seat) || undefined}>
            <b>{Someone(view, seat)}</b>
            <LeftCards view={view} seat={seat} />
            <strong>{points[seat]}</strong>
          </li>
        ))}
      </ul>
    </Slip>
  );
}

function LeftCards({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const hand = (view.state.deal.hands[seat] ?? []).filter(isSeen).toSorted(sorts.rank);
  if (hand.length === 0) return <span className="chinaso-nothing-left">no card left</span>;
  return (
    <span className="chinaso-left">
      {hand.map((card) => (
        <MiniCard key={card} card={card} />
      ))}
    </span>
  );
}
