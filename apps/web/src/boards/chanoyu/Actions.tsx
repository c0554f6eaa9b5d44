import { type ChanoyuMove, type ChanoyuState, isTsukumogami } from '@chinwag/rules/chanoyu';
import { Button } from '../../kit/Button.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { BoardProps } from '../board.ts';
import { ActionBar } from '../shared/ActionBar.tsx';
import { LastTrickButton, ScoreSheetButton } from '../shared/TableButtons.tsx';
import { consequenceOf } from './consequence.ts';
import type { Status } from './status.ts';
import type { Choosing } from './useChoice.ts';
import type { View } from './view.ts';
import { cardCount, cardInWords, laidInWords } from './words.ts';

/** What `<Actions>` takes. */
export interface ActionsProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly status: Status;
  readonly check: BoardProps<ChanoyuState, ChanoyuMove>['check'];
  readonly open: BoardProps<ChanoyuState, ChanoyuMove>['open'];
}

/** What there is to do: the brass plate, which names what it does, and one beside it. */
export function Actions({ view, choosing, status, check, open }: ActionsProps) {
  const { phase, round } = view.state;
  if (status.asksYou && phase.name === 'build') {
    return (
      <ActionBar>
        <Building view={view} choosing={choosing} check={check} />
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      <Main view={view} choosing={choosing} status={status} open={open} />
      <LastTrickButton there={round.lastTrick !== null} open={open} />
    </ActionBar>
  );
}

function Main({ view, choosing, status, open }: Omit<ActionsProps, 'check'>) {
  const { choice, attempt } = choosing;
  if (view.state.phase.name === 'over') return <ScoreSheetButton variant="go" open={open} />;
  if (view.viewer === 'spectator') return <ScoreSheetButton variant="plain" open={open} />;
  const sentence = choice.card === null ? ['Play'] : ['Play ', cardInWords(choice.card)];
  const words = <SentenceText sentence={sentence} pack="french" />;
  const { move } = choice;
  if (!status.asksYou) {
    return (
      <Button variant="go" detail="not your turn yet" offReason={status.headline}>
        {words}
      </Button>
    );
  }
  if (move === null) {
    return (
      <Button variant="go" detail="choose a card" offReason="First choose a card.">
        {words}
      </Button>
    );
  }
  return (
    <Button variant="go" onClick={() => attempt(move)}>
      {words}
    </Button>
  );
}

/** Laying a card of the trick, with what it would bring, or stopping. */
function Building({ view, choosing, check }: Pick<ActionsProps, 'view' | 'choosing' | 'check'>) {
  const { choice, attempt } = choosing;
  const { card, move } = choice;
  const stop = check({ type: 'done' });
  const left = view.state.round.left?.length ?? 0;
  const consequence = move?.type === 'lay' ? consequenceOf(view, move) : null;
  return (
    <>
      {move?.type === 'lay' && consequence !== null ? (
        <Button variant="go" detail={consequence.change} onClick={() => attempt(move)}>
          <SentenceText
            sentence={isTsukumogami(move.card) ? [`Wake it as ${move.value}`] : ['Lay ', ...laidInWords(move)]}
            pack="french"
          />
        </Button>
      ) : (
        <Button
          variant="go"
          detail={card === null ? 'choose a card' : 'choose a place'}
          offReason={card === null ? 'First choose a card of the trick.' : 'First choose one of the dashed places.'}
        >
          <SentenceText sentence={card === null ? ['Lay'] : ['Lay ', cardInWords(card)]} pack="french" />
        </Button>
      )}
      <Button
        detail={stop === null ? `discard ${cardCount(left)}` : 'lay one first'}
        offReason={stop?.message}
        onClick={() => attempt({ type: 'done' })}
      >
        Stop here
      </Button>
    </>
  );
}
