import { discardCount } from '@chinwag/rules/chinaso';
import { Card } from '../../cards/Card.tsx';
import { CardBack } from '../../cards/CardBack.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useWords } from '../../language/useWords.ts';
import { Pile } from '../../ui/Pile.tsx';
import './piles.css';
import type { View } from './view.ts';

/** The draw pile and the discard pile, whose top card may be dead. */
export function Piles({ view: { state } }: { readonly view: View }) {
  const { deal, phase } = state;
  const { live, dead, stock } = deal;
  const { say, written } = useWords();
  const count = discardCount(deal);
  return (
    <div className="chinaso-piles">
      <Pile
        place="stock"
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
