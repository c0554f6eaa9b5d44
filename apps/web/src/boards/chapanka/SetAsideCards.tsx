import { isSeen } from '@chinwag/rules';
import { pointsOf, type SetAside } from '@chinwag/rules/chapanka';
import { CardBack } from '../../kit/cards/CardBack.tsx';
import { Card } from '../../kit/cards/Card.tsx';
import { numberWord } from '../../wording/words.ts';
import './corners.css';
import type { MiddleProps, View } from './view.ts';

/** The cards set aside, face down but for one's own, each in its owner's corner. */
export function SetAsideCards({ view, places }: MiddleProps) {
  const { deal } = view.state;
  const lying = deal.setAside.filter((aside) => aside !== null).length;
  if (deal.number === 0) return null;
  return (
    <div className="chapanka-corner" data-corner="right">
      <div className="set-aside-cards" aria-hidden="true">
        {places.map(({ seat }) => (
          <Place key={seat} aside={deal.setAside[seat] ?? null} />
        ))}
      </div>
      {lying === 0 ? 'set aside: none yet' : `${numberWord(lying)} set aside${ownWords(view)}`}
    </div>
  );
}

function Place({ aside }: { readonly aside: SetAside | null }) {
  if (aside === null) return <span className="set-aside-place" />;
  if (!isSeen(aside.card)) return <CardBack room="chapanka" />;
  return <Card card={aside.card} label="" state="ringed" />;
}

/** What the viewer knows of them: `, yours counts 3`. */
function ownWords(view: View): string {
  const { deal } = view.state;
  const own = view.viewer === 'spectator' ? null : deal.setAside[view.viewer];
  if (!own) return '';
  return isSeen(own.card) ? `, yours: ${pointsOf(own.card)}` : ', yours unseen';
}
