import { type ChanoyuMove, type ChanoyuState, isTsukumogami } from '@chinwag/rules/chanoyu';
import { Button } from '../../kit/Button.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { ActionsProps } from '../shared/actionsProps.ts';
import { LastTrickButton } from '../shared/TableButtons.tsx';
import { Plate, TurnActions } from '../shared/TurnActions.tsx';
import { consequenceOf } from './consequence.ts';
import type { Choosing, ChoosingProps } from './useChoice.ts';
import { cardCount, cardInWords, laidInWords } from './words.ts';

type Props = ActionsProps<ChanoyuState, ChanoyuMove, Choosing>;

/** What there is to do: the brass plate, which names what it does, and one beside it. */
export function Actions({ view, choosing, status, check, open }: Props) {
  const { phase, deal } = view.state;
  const { choice: { card, move }, attempt } = choosing;
  const builds = status.asksYou && phase.name === 'build';
  const words = <SentenceText sentence={card === null ? ['Play'] : ['Play ', cardInWords(card)]} pack="french" />;
  return (
    <TurnActions
      status={status}
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
        <Plate move={move} onMove={attempt} lack="choose a card" undecided={words}>
          {words}
        </Plate>
      )}
    </TurnActions>
  );
}

/** Laying a card of the trick, with what it would bring. */
function Building({ view, choosing: { choice, attempt } }: ChoosingProps) {
  const { card } = choice;
  const move = choice.move?.type === 'lay' ? choice.move : null;
  const words = move !== null && (isTsukumogami(move.card) ? [`Wake it as ${move.value}`] : ['Lay ', ...laidInWords(move)]);
  return (
    <Plate
      move={move}
      onMove={attempt}
      lack={card === null ? 'choose a card' : 'choose a dashed place'}
      undecided={<SentenceText sentence={card === null ? ['Lay'] : ['Lay ', cardInWords(card)]} pack="french" />}
      detail={move === null ? undefined : consequenceOf(view, move)?.change}
    >
      {words && <SentenceText sentence={words} pack="french" />}
    </Plate>
  );
}

type StopProps = Pick<Props, 'check'> & Pick<Choosing, 'attempt'> & { readonly left: number };

/** Stopping, which discards what is left of the trick. */
function StopButton({ left, check, attempt }: StopProps) {
  const violation = check({ type: 'done' });
  return (
    <Button
      detail={violation === null ? `discard ${cardCount(left)}` : 'lay one first'}
      offReason={violation?.message}
      onClick={() => attempt({ type: 'done' })}
    >
      Stop here
    </Button>
  );
}
