import { memo } from 'react';
import { Card, type CardState } from '../Card.tsx';
import type { CardCode, Pack } from '../../language/cardCode.ts';
import { WHOLE_FROM } from '../layoutWidth.ts';
import { useSay } from '../../language/language.ts';
import { Icon } from '../../ui/Icon.tsx';
import { placed } from '../../ui/place.ts';
import type { HandFlag } from './handFlag.ts';

/** The state of a card in the hand: plainly held, chosen, or refused. */
type CardStanding = 'held' | 'chosen' | 'refused';

const STATES: Record<CardStanding, CardState> = { held: 'lying', chosen: 'lifted', refused: 'dimmed' };

interface HandCardProps {
  readonly card: CardCode;
  readonly pack: Pack | undefined;
  readonly name: string;
  readonly flags: readonly HandFlag[];
  /** The card's width, in px. */
  readonly width: number;
  /** Whether there is a gap before the card. */
  readonly starts: boolean;
  /** The card's index in the hand, from 0, and the number of cards. */
  readonly index: number;
  readonly of: number;
  readonly standing: CardStanding;
  readonly focusable: boolean;
}

/** A card in the hand: an option of the hand's listbox. */
export const HandCard = memo(function HandCard(props: HandCardProps) {
  const { card, pack, name, flags, width, starts, index, of, standing, focusable } = props;
  const say = useSay();
  return (
    <div
      className="hand-card"
      role="option"
      data-standing={standing}
      data-starts={starts || undefined}
      tabIndex={focusable ? 0 : -1}
      aria-selected={standing === 'chosen'}
      aria-disabled={standing === 'refused' || undefined}
      aria-posinset={index + 1}
      aria-setsize={of}
      {...placed(`hand ${card}`)}
    >
      <span className="visually-hidden">
        {flags.length === 0 ? name : say('ui.marked', { card: name, marks: flags.map(({ word }) => word) })}
      </span>
      <Card card={card} pack={pack} layout={width < WHOLE_FROM ? 'index' : width} state={STATES[standing]} label="" />
      {flags.length > 0 && (
        <span className="hand-flags" aria-hidden="true">
          {flags.map(({ word, icon }) => (
            <span key={word} className="hand-flag">
              <Icon name={icon} />
              {flags.length === 1 && <span className="hand-flag-word">{word}</span>}
            </span>
          ))}
        </span>
      )}
    </div>
  );
});
