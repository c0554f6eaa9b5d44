import type { FrenchCard } from '@chinwag/rules';
import { type ChapankaState, type ChapankaMove, KINAL, type Manner, mannerOf } from '@chinwag/rules/chapanka';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { asideWorth, consequenceOf } from './consequence.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';

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

/** What the plate is for at this moment, whatever is chosen. */
function undecided({ state: { phase } }: View): string {
  return phase.name === 'exchange' || phase.name === 'setAside' ? 'Set aside' : 'Play';
}

const MANNERS: Readonly<Record<Manner, string>> = {
  lead: 'Lead',
  follow: 'Play',
  throw: 'Throw',
  renounce: 'Renounce with',
};

function verbOf({ state, viewer }: View, move: ChapankaMove): string {
  if (move.type !== 'play') return 'Set aside';
  return MANNERS[viewer === 'spectator' ? 'follow' : mannerOf(state.deal, viewer, move.card)];
}

function detailOf({ state, viewer }: View, move: ChapankaMove, card: FrenchCard): string | undefined {
  switch (move.type) {
    case 'exchange':
      return 'and take your talon card';
    case 'setAside':
      return asideWorth(card);
    case 'play':
      return viewer === 'spectator' ? undefined : consequenceOf(state, viewer, card);
  }
}
