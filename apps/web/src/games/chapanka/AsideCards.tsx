import { type Face, type FrenchCard, isSeen, type Seat } from '@chinwag/rules';
import { pointsOf } from '@chinwag/rules/chapanka';
import type { ReactNode } from 'react';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { headed } from '../../board/people.ts';
import './asideCards.css';
import type { View } from './view.ts';

export interface AsideCardsProps {
  readonly view: View;
  /** The cards and their owners, in the order of display. */
  readonly cards: readonly { readonly seat: Seat; readonly card: Face<FrenchCard> }[];
  /** Renders a card. */
  readonly children: (card: Face<FrenchCard>) => ReactNode;
}

/** The four cards set aside, side by side, each above its owner's name and its points. */
export function AsideCards({ view, cards, children }: AsideCardsProps) {
  const say = useSay();
  return (
    <ul className="aside-cards">
      {cards.map(({ seat, card }) => (
        <li key={seat}>
          <span {...placed(`aside ${seat}`)}>{children(card)}</span>
          <small>
            <span className="one-line">{say(headed(view, seat))}</span>{' '}
            <b>{isSeen(card) ? pointsOf(card) : ''}</b>
          </small>
        </li>
      ))}
    </ul>
  );
}
