import { isSeen, type Seat } from '@chinwag/rules';
import type { Deal } from '@chinwag/rules/chinaso';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { SmallCards } from '../../cards/SmallCards.tsx';
import { sorts } from './order.ts';

/** Shows the cards a player was left with when the hand ended. */
export function LeftCards({ deal, seat }: { readonly deal: Deal; readonly seat: Seat }) {
  const say = useSay();
  const cards = (deal.hands[seat] ?? []).filter(isSeen).toSorted(sorts.rank);
  return (
    <span className="chinaso-left" {...placed(`left ${seat}`)}>
      {cards.length === 0 ? <small>{say('chinaso.no-card-left')}</small> : <SmallCards cards={cards} />}
    </span>
  );
}
