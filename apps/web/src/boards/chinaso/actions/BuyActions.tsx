import { heldAfterBuying } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { useSay } from '../../../language/language.ts';
import { message } from '../../../language/message.ts';
import { Said } from '../../../language/Said.tsx';
import type { Declining } from '../useStandingNo.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** The answer in a buying window; the plate says what a buy costs. */
export function BuyOrNot({ view, seat, choosing: { attempt } }: OwnActionProps) {
  const say = useSay();
  const { deal, options } = view.state;
  const fee = options.stakes === 'off' ? 0 : options.stakes.buy;
  return (
    <>
      <Button
        variant="go"
        detail={say('chinaso.buy-cost', { count: heldAfterBuying(deal, seat), fee })}
        onClick={() => attempt({ type: 'buy' })}
      >
        {deal.live !== null && <Said message={message('chinaso.buy', { card: deal.live.card })} />}
      </Button>
      <Button detail={say('chinaso.not-this')} onClick={() => attempt({ type: 'decline' })}>
        {say('chinaso.no-thanks')}
      </Button>
    </>
  );
}

/** What `<NoInAdvance>` takes. */
export interface NoInAdvanceProps {
  readonly view: View;
  readonly declining: Declining;
}

/** Says no before one is asked, so that nobody has to wait. */
export function NoInAdvance({ view, declining }: NoInAdvanceProps) {
  const say = useSay();
  const { live } = view.state.deal;
  return (
    <Button detail={say('chinaso.in-advance')} onClick={declining.sayNoThisTurn}>
      {live !== null && <Said message={message('chinaso.no-to', { card: live.card })} />}
    </Button>
  );
}

/** Takes a no back that would be given by itself. */
export function AskMeAgain({ declining }: { readonly declining: Declining }) {
  const say = useSay();
  return (
    <Button detail={say(declining.reach === 'this turn' ? 'chinaso.said-no' : 'chinaso.not-buying')} onClick={declining.askAgain}>
      {say('chinaso.ask-again')}
    </Button>
  );
}
