import { eligibleBuyers, isDown, whyNone } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { Said } from '../../../language/Said.tsx';
import { useRefusalWords } from '../../refusalWords.ts';
import { persons } from '../../shared/people.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';
import { LayPlate } from './Lay.tsx';

/** The pile, or the discard: into the hand, or by one who is down onto an own set. */
export function DrawOrTake({ view, seat, choosing }: OwnActionProps) {
  const say = useSay();
  const refusal = useRefusalWords();
  const { deal } = view.state;
  const { attempt, laying } = choosing;
  const drawRefused = whyNone(view.state, seat, 'drawStock');
  const takeRefused = whyNone(view.state, seat, 'takeDiscard');
  const down = isDown(deal, seat);
  const noUse = down ? 'chinaso.fits-no-set' : 'chinaso.nothing-lies';
  return (
    <>
      <Button
        variant="go"
        detail={say(buyersFirst(view, seat))}
        offReason={drawRefused === null ? undefined : refusal(drawRefused)}
        onClick={() => attempt({ type: 'drawStock' })}
      >
        {say('chinaso.draw-button')}
      </Button>
      {down && laying.ways.length > 0 ? (
        <LayPlate view={view} laying={laying} taking variant="plain" winning={false} />
      ) : (
        <Button
          detail={say(takeRefused === null ? 'chinaso.into-hand' : noUse)}
          offReason={takeRefused === null ? undefined : refusal(takeRefused)}
          onClick={() => attempt({ type: 'takeDiscard', use: null })}
        >
          <Said message={deal.live === null ? message('chinaso.take-none') : message('chinaso.take', { card: deal.live.card })} />
        </Button>
      )}
    </>
  );
}

const MOST_NAMED = 2;

/** What comes of drawing: who may buy the discard first, or how many cards there are. */
function buyersFirst(view: View, seat: number): Message {
  const { deal } = view.state;
  const buyers = eligibleBuyers(deal, seat);
  if (buyers.length === 0) return message('chinaso.from-pile', { count: deal.stock.length });
  if (buyers.length > MOST_NAMED) return message('chinaso.others-first', { count: buyers.length });
  return message('chinaso.named-first', { who: persons(view, buyers) });
}
