import { type ChanoyuMove, type ChanoyuState, kindOf, type LayMove } from '@chinwag/rules/chanoyu';
import { Button } from '../../kit/Button.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { Said } from '../../language/Said.tsx';
import { useRefusalWords } from '../refusalWords.ts';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { consequenceOf } from './consequence.ts';
import type { Choosing, ChoosingProps } from './useChoice.ts';
import { called } from './words.ts';

type Props = ActionsProps<ChanoyuState, ChanoyuMove, Choosing>;

/** What there is to do: the brass plate, which names what it does, and one beside it. */
export function Actions({ view, choosing, status, check, open }: Props) {
  const say = useSay();
  const { phase, deal } = view.state;
  const { choice: { card, move }, attempt } = choosing;
  const builds = status.asksYou && phase.name === 'build';
  const words = <Said message={card === null ? message('shared.play') : message('shared.play-card', { card: called(card) })} />;
  return (
    <TurnActions
      status={status}
      question={phase.name}
      idle={view.viewer === 'spectator'}
      over={phase.name === 'over'}
      waiting={words}
      beside={
        builds ? (
          <StopButton left={deal.left?.length ?? 0} check={check} attempt={attempt} />
        ) : (
          <LastTrickButton there={deal.lastTrick !== null} open={open} />
        )
      }
      open={open}
    >
      {builds ? (
        <Building view={view} choosing={choosing} />
      ) : (
        <Plate move={move} onMove={attempt} lack={say('shared.choose-card')} undecided={words}>
          {words}
        </Plate>
      )}
    </TurnActions>
  );
}

/** Laying a card of the trick, with what it would bring. */
function Building({ view, choosing: { choice, attempt } }: ChoosingProps) {
  const say = useSay();
  const { card } = choice;
  const move = choice.move?.type === 'lay' ? choice.move : null;
  return (
    <Plate
      move={move}
      onMove={attempt}
      lack={card === null ? say('shared.choose-card') : say('chanoyu.choose-place')}
      undecided={<Said message={card === null ? message('chanoyu.lay') : message('chanoyu.lay-card', { card: called(card) })} />}
      detail={move === null ? undefined : say(consequenceOf(view, move).change)}
    >
      {move !== null && <Said message={layInWords(move)} />}
    </Plate>
  );
}

function layInWords({ card, value }: LayMove): Message {
  switch (kindOf(card)) {
    case 'numbered':
      return message('chanoyu.lay-card', { card: called(card) });
    case 'face':
      return message('chanoyu.lay-as', { card: called(card), value });
    case 'tsukumogami':
      return message('chanoyu.wake', { value });
  }
}

type StopProps = Pick<Props, 'check'> & Pick<Choosing, 'attempt'> & { readonly left: number };

/** Stopping, which discards what is left of the trick. */
function StopButton({ left, check, attempt }: StopProps) {
  const say = useSay();
  const words = useRefusalWords();
  const violation = check({ type: 'done' });
  return (
    <Button
      detail={violation === null ? say('chanoyu.stop-discards', { count: left }) : say('chanoyu.lay-first')}
      offReason={violation === null ? undefined : words(violation)}
      onClick={() => attempt({ type: 'done' })}
    >
      {say('chanoyu.stop')}
    </Button>
  );
}
