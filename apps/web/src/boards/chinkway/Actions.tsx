import type { ChinkwayMove, ChinkwayState } from '@chinwag/rules/chinkway';
import { Button } from '../../kit/Button.tsx';
import { SuitIcon } from '../../kit/cards/SuitIcon.tsx';
import { type Say, useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { Said } from '../../language/Said.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { finalWish } from './finalRequestWords.ts';
import { consequence, moveInWords, UNDECIDED } from './plate.ts';
import type { Choosing } from './useChoice.ts';

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
      question={phase.name}
      idle={view.viewer === 'spectator'}
      over={phase.name === 'over'}
      waiting={<Said message={card === undefined ? message('shared.play') : message('shared.play-card', { card })} />}
      beside={!hasBoth && <LastTrickButton there={deal.lastTrick !== null} open={open} />}
      open={open}
    >
      <Main view={view} choosing={props.choosing} />
    </TurnActions>
  );
}

/** What there is to do in one's turn. */
function Main({ view, choosing }: TurnProps) {
  const say = useSay();
  const { choice: { picks, move }, attempt: onMove } = choosing;
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
      const lack = missing[picks.length];
      return (
        <Plate
          move={move}
          onMove={onMove}
          lack={lack === undefined ? '' : say(lack)}
          undecided={say(words)}
          detail={detailOf(move, view, say)}
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

function detailOf(move: ChinkwayMove | null, view: Props['view'], say: Say): string | undefined {
  const comes = move === null ? null : consequence(move, view);
  return comes === null ? undefined : say(comes);
}

function MoveInWords({ move }: { readonly move: ChinkwayMove }) {
  const words = moveInWords(move);
  return (
    <>
      {words !== null && <Said message={words} />} {move.type === 'trump' && <SuitIcon suit={move.trump} label="" />}
    </>
  );
}

function Taking({ view, choosing: { choice: { move }, attempt: onMove } }: TurnProps) {
  const say = useSay();
  return (
    <>
      <Plate
        move={move}
        onMove={onMove}
        lack={say('chinkway.choose-ringed')}
        undecided={say('chinkway.take')}
        detail={detailOf(move, view, say)}
      >
        {move !== null && <MoveInWords move={move} />}
      </Plate>
      <Button detail={say('chinkway.leave-open')} onClick={() => onMove({ type: 'extract', card: null })}>
        {say('chinkway.take-none')}
      </Button>
    </>
  );
}

function Answering({ view, choosing: { attempt: onMove } }: TurnProps) {
  const say = useSay();
  return (
    <>
      <Button variant="go" onClick={() => onMove({ type: 'finalRequest', wanted: true })}>
        {say('chinkway.ask-for', { wish: finalWish(view.state) })}
      </Button>
      <Button detail={say('chinkway.as-it-stands')} onClick={() => onMove({ type: 'finalRequest', wanted: false })}>
        {say('chinkway.leave-it')}
      </Button>
    </>
  );
}
