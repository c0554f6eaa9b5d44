import { type ChapankaState, type ChapankaMove, KINAL } from '@chinwag/rules/chapanka';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { detailOf, undecided, verbOf } from './plate.ts';
import type { Choosing } from './useChoice.ts';

type Props = ActionsProps<ChapankaState, ChapankaMove, Choosing>;

/** What can be done now; the brass plate names its consequence. */
export function Actions(props: Props) {
  const { view, status, choosing: { choice, attempt: onMove }, open } = props;
  const { deal, phase } = view.state;
  const cards = view.viewer === 'spectator' ? [] : (deal.hands[view.viewer] ?? []);
  const decline = (
    <Button detail="the talon card stays unseen" onClick={() => onMove({ type: 'exchange', card: null })}>
      Decline
    </Button>
  );
  const { card, move } = choice;
  return (
    <TurnActions
      status={status}
      idle={cards.length === 0}
      over={phase.name === 'over'}
      waiting={
        <>
          {undecided(view)} {card !== null && <CardInText card={card} />}
        </>
      }
      beside={
        status.asksYou && phase.name === 'exchange' ? decline : <LastTrickButton there={deal.lastTrick !== null} open={open} />
      }
      open={open}
    >
      <Plate
        move={card && move}
        onMove={onMove}
        lack="choose a card"
        undecided={undecided(view)}
        detail={card && move ? detailOf(view, move, card) : undefined}
      >
        {move && verbOf(view, move)} {card === KINAL && 'the Kinal, '}
        {card && <CardInText card={card} />}
      </Plate>
    </TurnActions>
  );
}
