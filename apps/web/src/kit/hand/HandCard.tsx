import { Card, type CardState } from '../cards/Card.tsx';
import type { CardCode, Pack } from '../cards/cardCode.ts';
import { placed } from '../place.ts';

/** What may be done with a card of the hand just now, and whether it has been chosen. */
type Standing = 'held' | 'chosen' | 'refused';

const STATES: Record<Standing, CardState> = { held: 'lying', chosen: 'lifted', refused: 'dimmed' };

interface HandCardProps {
  readonly card: CardCode;
  readonly pack: Pack | undefined;
  readonly face: 'index' | 'full';
  readonly name: string;
  readonly flag: string | undefined;
  readonly place: { readonly index: number; readonly of: number };
  readonly standing: Standing;
  readonly focusable: boolean;
}

/** One option of the hand's listbox. */
export function HandCard(props: HandCardProps) {
  const { card, pack, face, name, flag, place, standing, focusable } = props;
  return (
    <div
      className="hand-card"
      role="option"
      data-standing={standing}
      tabIndex={focusable ? 0 : -1}
      aria-selected={standing === 'chosen'}
      aria-disabled={standing === 'refused' || undefined}
      aria-posinset={place.index + 1}
      aria-setsize={place.of}
      {...placed(`hand ${card}`)}
    >
      <span className="visually-hidden">{flag === undefined ? name : `${name}, ${flag}`}</span>
      <Card card={card} pack={pack} layout={face} state={STATES[standing]} label="" />
      {flag !== undefined && (
        <span className="hand-flag" aria-hidden="true">
          {flag}
        </span>
      )}
    </div>
  );
}
