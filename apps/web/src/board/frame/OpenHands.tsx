import { Scrolling } from '../../ui/Scrolling.tsx';
import { useCalled } from '../../language/useCalled.ts';
import { useSay } from '../../language/language.ts';
import { SmallCards } from '../../cards/SmallCards.tsx';
import './openHands.css';
import type { OpenHands as Shown } from './openHands.ts';

/** The hands that are shown to one who watches, where one's own hand would lie. */
export function OpenHands({ hands, pack }: Shown) {
  const say = useSay();
  const called = useCalled();
  return (
    <Scrolling className="open-hands" label={say('board.shown-hands')}>
      {hands.map(({ seat, name, cards }) => (
        <section key={seat} aria-label={say('board.shown-hand', { name })} data-many={cards.length > MANY || undefined}>
          <b className="one-line">{called(name)}</b>
          {cards.length === 0 ? <i>{say('board.shown-no-cards')}</i> : <SmallCards cards={cards} pack={pack} />}
        </section>
      ))}
    </Scrolling>
  );
}

/** From so many cards on they lie over one another. */
const MANY = 9;
