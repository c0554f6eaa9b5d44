import { isSeen } from '@chinwag/rules';
import type { SetAside } from '@chinwag/rules/chapanka';
import { CardBack } from '../../cards/CardBack.tsx';
import { Card } from '../../cards/Card.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import './corners.css';
import { ownAside } from './doing.ts';
import type { MiddleProps } from './view.ts';

/**
 * The cards set aside, each in its owner's corner, face down except for the viewer's own. Renders nothing before the first deal.
 */
export function SetAsideCards({ view, places }: MiddleProps) {
  const { deal } = view.state;
  const say = useSay();
  const lying = deal.setAside.filter((aside) => aside !== null).length;
  if (deal.number === 0) return null;
  return (
    <div className="chapanka-corner" data-corner="right">
      <div className="set-aside-cards" aria-hidden="true">
        {places.map(({ seat }) => (
          <span key={seat} {...placed(`aside ${seat}`)}>
            <Place aside={deal.setAside[seat] ?? null} />
          </span>
        ))}
      </div>
      {say('chapanka.table.aside', { count: lying, ...ownAside(view) })}
    </div>
  );
}

function Place({ aside }: { readonly aside: SetAside | null }) {
  if (aside === null) return <span className="set-aside-place" />;
  if (!isSeen(aside.card)) return <CardBack room="chapanka" />;
  return <Card card={aside.card} label="" state="ringed" />;
}
