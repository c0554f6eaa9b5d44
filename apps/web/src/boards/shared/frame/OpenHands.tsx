import { MiniCard } from '../../../kit/cards/MiniCard.tsx';
import { Scrolling } from '../../../kit/Scrolling.tsx';
import './openHands.css';
import type { OpenHands as Shown } from './openHands.ts';

/** The hands that are shown to one who watches, where one's own hand would lie. */
export function OpenHands({ hands, pack }: Shown) {
  return (
    <Scrolling className="open-hands" label="The hands that you are shown">
      {hands.map(({ seat, name, cards }) => (
        <section key={seat} aria-label={`The hand of ${name}`} data-many={cards.length > MANY || undefined}>
          <b className="one-line">{name}</b>
          <span className="open-hand">
            {cards.map((card) => (
              <MiniCard key={card} card={card} pack={pack} />
            ))}
            {cards.length === 0 && <i>no cards</i>}
          </span>
        </section>
      ))}
    </Scrolling>
  );
}

/** From so many cards on they lie over one another. */
const MANY = 9;
