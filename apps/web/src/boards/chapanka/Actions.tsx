import type { ChapankaMove, ChapankaState } from '@chinwag/rules/chapanka';
import { Button } from '../../kit/Button.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../language/Said.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { actOf, detailOf, undecided, waitingWith } from './plate.ts';
import type { Choosing } from './useChoice.ts';

type Props = ActionsProps<ChapankaState, ChapankaMove, Choosing>;

/** What can be done now; the brass plate names its consequence. */
export function Actions(props: Props) {
  const { view, status, choosing: { choice, attempt: onMove }, open } = props;
  const { deal, phase } = view.state;
  const say = useSay();
  const cards = view.viewer === 'spectator' ? [] : (deal.hands[view.viewer] ?? []);
  const decline = (
    <Button detail={say('chapanka.act.decline-means')} onClick={() => onMove({ type: 'exchange', card: null })}>
      {say('chapanka.act.decline')}
    </Button>
  );
  const { card, move } = choice;
  const detail = card && move && detailOf(view, move, card);
  return (
    <TurnActions
      status={status}
      question={phase.name}
      idle={cards.length === 0}
      over={phase.name === 'over'}
      waiting={<Said message={card === null ? undecided(view) : waitingWith(view, card)} />}
      beside={
        status.asksYou && phase.name === 'exchange' ? decline : <LastTrickButton there={deal.lastTrick !== null} open={open} />
      }
      open={open}
    >
      <Plate
        move={card && move}
        onMove={onMove}
        lack={say('shared.choose-card')}
        undecided={say(undecided(view))}
        detail={detail === null ? undefined : say(detail)}
      >
        {card && move && <Said message={actOf(view, move, card)} />}
      </Plate>
    </TurnActions>
  );
}
