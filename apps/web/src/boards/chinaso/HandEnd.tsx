import { allSeats, isSeen, type Seat } from '@chinwag/rules';
import { handPoints } from '@chinwag/rules/chinaso';
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
  const { headline, sentence, rule } = endingInWords(deal.ending, view);
  const seats = allSeats(view.players.length).toSorted((a, b) => pointsLeft(view, a) - pointsLeft(view, b));
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
            <strong>{pointsLeft(view, seat)}</strong>
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

/** What somebody’s cards count; twice as much for a Chinaso without stakes (CS4.8). */
function pointsLeft({ state: { deal, options } }: View, seat: Seat): number {
  const times = deal.ending?.kind === 'chinaso' && options.stakes === 'off' ? 2 : 1;
  return times * handPoints(deal.hands[seat] ?? [], options.cardPoints);
}
