import { use } from 'react';
import { Card } from '../../cards/Card.tsx';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { useCalled } from '../../language/useCalled.ts';
import { useSay } from '../../language/language.ts';
import { SmallCards } from '../../cards/SmallCards.tsx';
import './openHands.css';
import type { OpenHands as Shown } from './openHands.ts';
import { TableSize } from './tableSize.ts';

/** The hands that a spectator may see, in place of a player's own hand: a single hand at full size, several as small cards. */
export function OpenHands({ hands, pack }: Shown) {
  const say = useSay();
  const called = useCalled();
  const { width } = use(TableSize);
  return (
    <Scrolling className="open-hands" label={say('board.shown-hands')}>
      {hands.map(({ seat, name, cards }) => {
        const isHand = hands.length === 1 && width >= cards.length * LEAST_STEP;
        return (
          <section
            key={seat}
            aria-label={say('board.shown-hand', { name })}
            data-hand={isHand || undefined}
            data-many={cards.length > MANY || undefined}
          >
            <b className="one-line">{called(name)}</b>
            {cards.length === 0 && <i>{say('board.shown-no-cards')}</i>}
            {cards.length > 0 && (isHand ? <OneHand cards={cards} pack={pack} /> : <SmallCards cards={cards} pack={pack} />)}
          </section>
        );
      })}
    </Scrolling>
  );
}

/** The only visible hand, as large as its owner sees it. */
function OneHand({ cards, pack }: Pick<Shown['hands'][number], 'cards'> & Pick<Shown, 'pack'>) {
  return (
    <span className="one-hand" style={{ '--count': cards.length }}>
      {cards.map((card) => (
        <Card key={card} card={card} pack={pack} />
      ))}
    </span>
  );
}

/** The visible width of each card in a hand that is drawn as one, in px. */
const LEAST_STEP = 34;

/** From this many cards on, the cards overlap. */
const MANY = 9;
