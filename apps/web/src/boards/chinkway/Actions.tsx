import type { FrenchCard } from '@chinwag/rules';
import { categoryOf, type ChinkwayMove, type ChinkwayState, pointsWithOneMore, type Trump } from '@chinwag/rules/chinkway';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import { SuitIcon } from '../../kit/cards/SuitIcon.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { finalWish } from './finalRequestWords.ts';
import type { Choosing } from './useChoice.ts';
import { CATEGORY_NAMES, trumpName } from './words.ts';
import type { View } from './view.ts';

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

type Asked = 'discard' | 'trump' | 'play';

const UNDECIDED: Readonly<Record<Asked, { readonly words: string; readonly missing: readonly string[] }>> = {
  discard: { words: 'Discard', missing: ['choose two cards', 'choose one more'] },
  trump: { words: 'Name the trump', missing: ['choose a suit, or No Trump'] },
  play: { words: 'Play', missing: ['choose a card'] },
};

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

function consequence(move: ChinkwayMove): string | undefined {
  if (move.type === 'discard') return 'then name the trump';
  if (move.type === 'trump') return 'then the Quest is turned';
  return undefined;
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

/** What taking a card does for the Quest: `fills Diamond, 3 becomes 6`. */
function gain({ state: { deal }, viewer }: View, card: FrenchCard): string {
  const fills = `fills ${CATEGORY_NAMES[categoryOf(card)]}`;
  if (viewer === 'spectator') return fills;
  const { before, after } = pointsWithOneMore(deal, viewer);
  return `${fills}, ${before} becomes ${after}`;
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
