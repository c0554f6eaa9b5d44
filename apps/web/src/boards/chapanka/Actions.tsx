import type { FrenchCard } from '@chinwag/rules';
import { type ChapankaMove, KINAL } from '@chinwag/rules/chapanka';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import type { BoardProps } from '../board.ts';
import { ActionBar } from '../shared/ActionBar.tsx';
import type { Status } from '../shared/status.ts';
import { LastTrickButton, ScoreSheetButton } from '../shared/TableButtons.tsx';
import type { Choice } from './choice.ts';
import { asideWorth, consequenceOf, type Manner, mannerOf } from './consequence.ts';
import type { View } from './view.ts';

/** What `<Actions>` takes. */
export interface ActionsProps {
  readonly view: View;
  readonly choice: Choice;
  readonly status: Status;
  readonly onMove: (move: ChapankaMove) => void;
  readonly open: BoardProps<View['state'], ChapankaMove>['open'];
}

/** What can be done now; the brass plate names its consequence. */
export function Actions(props: ActionsProps) {
  const { view, choice, status, onMove, open } = props;
  const { deal, phase } = view.state;
  const lastTrick = <LastTrickButton there={deal.lastTrick !== null} open={open} />;
  if (view.viewer === 'spectator' || (deal.hands[view.viewer] ?? []).length === 0) {
    return (
      <ActionBar>
        <ScoreSheetButton variant={phase.name === 'over' ? 'go' : 'plain'} open={open} />
        {lastTrick}
      </ActionBar>
    );
  }
  if (!status.asksYou) {
    return (
      <ActionBar>
        <Button variant="go" detail="not your turn yet" offReason={status.headline}>
          {undecided(view)} {choice.card !== null && <CardInText card={choice.card} />}
        </Button>
        {lastTrick}
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <Plate view={view} choice={choice} onMove={onMove} />
      {phase.name === 'exchange' && (
        <Button detail="the talon card stays unseen" onClick={() => onMove({ type: 'exchange', card: null })}>
          Decline
        </Button>
      )}
      {phase.name !== 'exchange' && lastTrick}
    </ActionBar>
  );
}

/** What the plate is for at this moment, whatever is chosen. */
function undecided({ state: { phase } }: View): string {
  return phase.name === 'exchange' || phase.name === 'setAside' ? 'Set aside' : 'Play';
}

interface PlateProps {
  readonly view: View;
  readonly choice: Choice;
  readonly onMove: (move: ChapankaMove) => void;
}

/** The brass plate: off, and saying what is missing, until a card has been chosen. */
function Plate({ view, choice: { card, move }, onMove }: PlateProps) {
  if (card === null || move === null) {
    return (
      <Button variant="go" detail="choose a card" offReason="First choose a card.">
        {undecided(view)}
      </Button>
    );
  }
  return (
    <Button variant="go" detail={detailOf(view, move, card)} onClick={() => onMove(move)}>
      {verbOf(view, move)} {card === KINAL && 'the Kinal, '}
      <CardInText card={card} />
    </Button>
  );
}

const MANNERS: Readonly<Record<Manner, string>> = {
  lead: 'Lead',
  play: 'Play',
  throw: 'Throw',
  renounce: 'Renounce with',
};

function verbOf({ state, viewer }: View, move: ChapankaMove): string {
  if (move.type !== 'play') return 'Set aside';
  return MANNERS[viewer === 'spectator' ? 'play' : mannerOf(state, viewer, move.card)];
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
