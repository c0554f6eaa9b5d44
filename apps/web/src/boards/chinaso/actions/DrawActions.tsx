import { eligibleBuyers, isDown, whyNone } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { CardInText } from '../../../kit/cards/CardInText.tsx';
import { counted, listed } from '../../../wording/words.ts';
import { nameOf } from '../../shared/people.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';
import { LayPlate } from './Lay.tsx';

/** The pile, or the discard: into the hand, or by one who is down onto an own set. */
export function DrawOrTake({ view, seat, choosing }: OwnActionProps) {
  const { deal } = view.state;
  const { attempt, laying } = choosing;
  const drawRefused = whyNone(view.state, seat, 'drawStock');
  const takeRefused = whyNone(view.state, seat, 'takeDiscard');
  const down = isDown(deal, seat);
  return (
    <>
      <Button
        variant="go"
        detail={buyersFirst(view, seat)}
        offReason={drawRefused?.message}
        onClick={() => attempt({ type: 'drawStock' })}
      >
        Draw
      </Button>
      {down && laying.ways.length > 0 ? (
        <LayPlate view={view} laying={laying} verb="Take" variant="plain" winning={false} />
      ) : (
        <Button
          detail={takeRefused === null ? 'into your hand' : down ? 'fits no set of yours' : 'nothing lies there'}
          offReason={takeRefused?.message}
          onClick={() => attempt({ type: 'takeDiscard', use: null })}
        >
          Take {deal.live !== null && <CardInText card={deal.live.card} />}
        </Button>
      )}
    </>
  );
}

const MOST_NAMED = 2;

/** What comes of drawing: who may buy the discard first, or how many cards there are. */
function buyersFirst(view: View, seat: number): string {
  const { deal } = view.state;
  const buyers = eligibleBuyers(deal, seat);
  if (buyers.length === 0) return `from the pile of ${deal.stock.length}`;
  if (buyers.length > MOST_NAMED) return `${counted(buyers.length, 'other', 'others')} may buy first`;
  return `${listed(buyers.map((buyer) => nameOf(view, buyer)))} may buy first`;
}
