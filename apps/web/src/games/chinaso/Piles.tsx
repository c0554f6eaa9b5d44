import { discardCount } from '@chinwag/rules/chinaso';
import { Card } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../language/useWords.ts';
import { Pile, type PileProps } from '../../ui/Pile.tsx';
import type { Action } from '../../board/actions/action.ts';
import './piles.css';
import type { View } from './view.ts';

export interface DrawnPilesProps {
  readonly view: View;
  /** The current actions. */
  readonly actions: readonly Action[];
}

/**
 * The stock and the discard pile, whose top card may be dead. Pressing a pile, or dragging its top card into the hand, draws
 * the card.
 */
export function Piles({ view: { state }, actions }: DrawnPilesProps) {
  const { deal, phase } = state;
  const { live, dead, stock } = deal;
  const { say, written } = useWords();
  const count = discardCount(deal);
  /* does the same as the button with this name */
  const drawing = (named: string): NonNullable<PileProps['draw']> | null => {
    const { words, off = null, act } = actions.find(({ name }) => name === named) ?? {};
    if (words === undefined || act === undefined || off !== null) return null;
    return { name: say(words), onDraw: act };
  };
  return (
    <div className="chinaso-piles">
      <Pile
        place="stock"
        draw={drawing('draw')}
        caption={
          <>
            <span aria-hidden="true">{written(stock.length)}</span>
            <span className="visually-hidden">{say('chinaso.pile-holds', { count: stock.length })}</span>
          </>
        }
      >
        {stock.length === 0 ? null : <CardBack room="chinaso" />}
      </Pile>
      <Pile
        place="discards"
        draw={drawing('take')}
        caption={
          <>
            <span aria-hidden="true">{written(count)}</span>
            <span className="visually-hidden">{say('chinaso.discard-pile', { count, dead })}</span>
          </>
        }
      >
        {live !== null && <Card card={live.card} state={phase.name === 'buying' ? 'ringed' : 'lying'} />}
        {live === null && <i className="pile-empty">{dead > 0 && <Icon name="close" />}</i>}
      </Pile>
    </div>
  );
}
