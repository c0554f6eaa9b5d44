import type { ChinkwayMove, ChinkwayState, Trump } from '@chinwag/rules/chinkway';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import { SuitIcon } from '../../kit/cards/SuitIcon.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { finalWish } from './finalRequestWords.ts';
import { consequence, gain, UNDECIDED } from './plate.ts';
import type { Choosing } from './useChoice.ts';
import { trumpName } from './words.ts';

type Props = ActionsProps<ChinkwayState, ChinkwayMove, Choosing>;

type TurnProps = Pick<Props, 'view' | 'choosing'>;

/** What there is to do: the brass plate, which names what it does, and one beside it. */
export function Actions(props: Props) {
  const { view, status, choosing: { choice }, open } = props;
  const { deal, phase } = view.state;
  const hasBoth = status.asksYou && (phase.name === 'extract' || phase.name === 'finalRequest');
  const [card] = choice.picks;
  return (
    <TurnActions
      status={status}
      idle={view.viewer === 'spectator'}
      over={phase.name === 'over'}
      waiting={<>Play {card !== undefined && <CardInText card={card} />}</>}
      beside={!hasBoth && <LastTrickButton there={deal.lastTrick !== null} open={open} />}
      open={open}
    >
      <Main view={view} choosing={props.choosing} />
    </TurnActions>
  );
}

/** What there is to do in one's turn. */
function Main({ view, choosing }: TurnProps) {
  const { phase } = view.state;
  switch (phase.name) {
    case 'extract':
      return <Taking view={view} choosing={choosing} />;
    case 'finalRequest':
      return <Answering view={view} choosing={choosing} />;
    case 'discard':
    case 'trump':
    case 'play': {
      const { words, missing } = UNDECIDED[phase.name];
      const { choice: { picks, move }, attempt: onMove } = choosing;
      return (
        <Plate
          move={move}
          onMove={onMove}
          lack={missing[picks.length] ?? ''}
          undecided={words}
          detail={move === null ? undefined : consequence(move)}
        >
          {move !== null && <MoveInWords move={move} />}
        </Plate>
      );
    }
    case 'settle':
    case 'over':
      return null;
  }
}

function MoveInWords({ move }: { readonly move: ChinkwayMove }) {
  switch (move.type) {
    case 'discard':
      return (
        <>
          Discard <CardInText card={move.cards[0]} /> <CardInText card={move.cards[1]} />
        </>
      );
    case 'trump':
      return <TrumpInWords trump={move.trump} />;
    case 'play':
      return (
        <>
          Play <CardInText card={move.card} />
        </>
      );
    case 'extract':
    case 'finalRequest':
      return null;
  }
}

function TrumpInWords({ trump }: { readonly trump: Trump }) {
  return (
    <>
      Name {trumpName(trump)} <SuitIcon suit={trump} label="" />
    </>
  );
}

function Taking({ view, choosing: { choice: { move }, attempt: onMove } }: TurnProps) {
  const card = move?.type === 'extract' ? move.card : null;
  return (
    <>
      <Plate
        move={move}
        onMove={onMove}
        lack="choose a ringed card"
        undecided="Take"
        detail={card === null ? undefined : gain(view, card)}
      >
        Take {card !== null && <CardInText card={card} />}
      </Plate>
      <Button detail="leave it open" onClick={() => onMove({ type: 'extract', card: null })}>
        Take none
      </Button>
    </>
  );
}

function Answering({ view, choosing: { attempt: onMove } }: TurnProps) {
  const eleventh = view.state.options.finalDeal === 'eleventh';
  return (
    <>
      <Button variant="go" onClick={() => onMove({ type: 'finalRequest', wanted: true })}>
        Ask for {eleventh ? finalWish(view.state) : 'new seats'}
      </Button>
      <Button detail="as it stands" onClick={() => onMove({ type: 'finalRequest', wanted: false })}>
        Leave it
      </Button>
    </>
  );
}
