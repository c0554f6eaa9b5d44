import { heldAfterBuying, PENALTY_CARDS } from '@chinwag/rules/chinaso';
import { Button } from '../../../kit/Button.tsx';
import { CardInText } from '../../../kit/cards/CardInText.tsx';
import { numberWord } from '../../../wording/words.ts';
import type { Declining } from '../useStandingNo.ts';
import type { View } from '../view.ts';
import type { OwnActionProps } from './actionsProps.ts';

/** The answer in a buying window; the plate says what a buy costs. */
export function BuyOrNot({ view, seat, choosing: { attempt } }: OwnActionProps) {
  const { deal, options } = view.state;
  const cards = `and ${numberWord(PENALTY_CARDS)} more: ${heldAfterBuying(deal, seat)} cards`;
  const fee = options.stakes === 'off' ? '' : `; costs ${options.stakes.buy}`;
  return (
    <>
      <Button variant="go" detail={`${cards}${fee}`} onClick={() => attempt({ type: 'buy' })}>
        Buy {deal.live !== null && <CardInText card={deal.live.card} />}
      </Button>
      <Button detail="not this one" onClick={() => attempt({ type: 'decline' })}>
        No thanks
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
  const { live } = view.state.deal;
  return (
    <>
      <Button detail="in advance, should it be offered" onClick={declining.sayNoThisTurn}>
        No to {live !== null && <CardInText card={live.card} />}
      </Button>
      <Button detail="until further notice" onClick={declining.sayNoUntilNotice}>
        No to all
      </Button>
    </>
  );
}

/** Takes a no back that would be given by itself. */
export function AskMeAgain({ declining }: { readonly declining: Declining }) {
  return (
    <Button detail={declining.reach === 'this turn' ? 'you said no to this' : 'you are not buying'} onClick={declining.askAgain}>
      Ask me again
    </Button>
  );
}
