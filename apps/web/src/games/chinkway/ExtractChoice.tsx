import type { FrenchCard } from '@chinwag/rules';
import { categoryOf } from '@chinwag/rules/chinkway';
import { Card } from '../../cards/Card.tsx';
import { SuitIcon } from '../../cards/SuitIcon.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import './extractChoice.css';
import './middleChoice.css';
import { named } from '../../board/people.ts';
import type { View } from './view.ts';

export interface ExtractChoiceProps {
  readonly view: View;
  /** The cards that fill an open demand of the viewer's side. */
  readonly fitting: readonly FrenchCard[];
  readonly chosen: FrenchCard | null;
  readonly onChoose: (card: FrenchCard) => void;
  /** Takes the card immediately, or explains why it may not be taken. */
  readonly onTake: (card: FrenchCard) => void;
}

/** The five cards of the trick just won, each with the demand it would fill. */
export function ExtractChoice({ view, fitting, chosen, onChoose, onTake }: ExtractChoiceProps) {
  const say = useSay();
  const plays = view.state.deal.lastTrick?.plays ?? [];
  return (
    <ul className="extract-choice middle-choice" aria-label={say('chinkway.your-trick')}>
      {plays.map(({ seat, card }) => {
        const fits = fitting.includes(card);
        const demand = categoryOf(card);
        const use = fits ? message('chinkway.card-fills', { card, demand }) : message('chinkway.card-unfit', { card });
        return (
          <li key={card} {...placed(`trick ${card}`)}>
            <button
              type="button"
              className="bare-button"
              aria-pressed={card === chosen}
              aria-disabled={!fits || undefined}
              onClick={() => (fits ? onChoose(card) : onTake(card))}
              onDoubleClick={() => fits && onTake(card)}
            >
              <span className="visually-hidden">{say(use)}</span>
              <Card card={card} label="" state={fits ? (card === chosen ? 'lifted' : 'ringed') : 'dimmed'} />
            </button>
            <span className="extract-caption" aria-hidden="true">
              <span className="one-line">{say(named(view, seat))}</span>
              <small className="one-line">{fits ? <SuitIcon suit={demand} label="" /> : say('chinkway.unfit')}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
