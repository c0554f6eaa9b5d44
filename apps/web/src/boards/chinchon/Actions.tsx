import type { Seat } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, playsInDeal } from '@chinwag/rules/chinchon';
import { Button } from '../../kit/Button.tsx';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { Said } from '../../language/Said.tsx';
import type { ActionsProps as GameActionsProps } from '../shared/actionsProps.ts';
import { ScoreSheetButton } from '../shared/TableButtons.tsx';
import { TurnActions } from '../shared/TurnActions.tsx';
import { offerToClose } from './closing.ts';
import { areAlike, areNone, bestParts, looseWorth, NO_PARTS, partsOf } from './parts.ts';
import { plateOf } from './plate.ts';
import { shortly } from './shortly.ts';
import type { Composing } from './useParts.ts';
import { useReason } from './useReason.ts';
import type { View } from './view.ts';

/** What `<Actions>` takes. */
export interface ActionsProps extends GameActionsProps<ChinchonState, ChinchonMove, Composing> {
  /** Whether a move of the one who looks is awaited. */
  readonly asked: boolean;
}

/** What can be done now; the brass plate names its consequence. */
export function Actions(props: ActionsProps) {
  const { view, status, asked, choosing: composing, open } = props;
  const say = useSay();
  const { state, viewer } = view;
  const { phase } = state;
  const idle = !asked && !mayBeAsked(view);
  return (
    <TurnActions
      status={{ ...status, asksYou: asked }}
      // putting together a close changes what both buttons mean
      question={composing.parts.card === null ? phase.name : 'close'}
      idle={idle}
      over={phase.name === 'over'}
      waiting={say(phase.name === 'settle' ? 'chinchon.settle' : 'chinchon.draw')}
      beside={!asked && !idle && <ScoreSheetButton variant="plain" open={open} />}
      open={open}
    >
      {phase.name === 'draw' && <Drawing state={state} composing={composing} />}
      {phase.name === 'reenlist' && <Returning state={state} total={phase.total} composing={composing} />}
      {(phase.name === 'act' || phase.name === 'settle') && viewer !== 'spectator' && <Laying {...props} seat={viewer} />}
    </TurnActions>
  );
}

/** Whether the one who looks has a turn to come in this deal. */
function mayBeAsked({ state, viewer }: View): boolean {
  const { name } = state.phase;
  const turns = name === 'draw' || name === 'act' || name === 'settle';
  return turns && viewer !== 'spectator' && playsInDeal(state, viewer);
}

interface DecisionProps {
  readonly state: ChinchonState;
  readonly composing: Composing;
}

function Drawing({ state: { deal }, composing: { attempt } }: DecisionProps) {
  const say = useSay();
  const card = deal.pile.at(-1);
  const count = deal.stock.length;
  return (
    <>
      <Button
        variant="go"
        detail={count === 0 ? say('chinchon.shuffle-detail') : say('chinchon.draw-stock-detail', { count })}
        onClick={() => attempt({ type: 'draw', from: 'stock' })}
      >
        {say(count === 0 ? 'chinchon.shuffle' : 'chinchon.draw-stock')}
      </Button>
      {card !== undefined && (
        <Button detail={say('chinchon.take-detail')} onClick={() => attempt({ type: 'draw', from: 'discards' })}>
          <Said message={message('chinchon.take-card', { card })} />
        </Button>
      )}
    </>
  );
}

type ReturningProps = DecisionProps & { readonly total: number };

function Returning({ state: { options }, total, composing: { attempt } }: ReturningProps) {
  const say = useSay();
  return (
    <>
      <Button
        variant="go"
        detail={say('chinchon.come-in-detail', { total, cost: options.ante })}
        onClick={() => attempt({ type: 'reenlist', wanted: true })}
      >
        {say('chinchon.come-in')}
      </Button>
      <Button detail={say('chinchon.stay-out-detail')} onClick={() => attempt({ type: 'reenlist', wanted: false })}>
        {say('chinchon.stay-out')}
      </Button>
    </>
  );
}

type LayingProps = ActionsProps & { readonly seat: Seat };

/** The plate for whatever is set apart or chosen, and beside it closing, or another arrangement. */
function Laying(props: LayingProps) {
  const { view, choosing: composing, check, seat } = props;
  const { parts, chosen, attempt } = composing;
  const say = useSay();
  const reason = useReason();
  const plate = plateOf(view.state, seat, parts, chosen, view);
  const { words, detail, move } = plate;
  const violation = move === null ? null : check(move);
  const why = violation === null ? undefined : reason(violation);
  return (
    <>
      <Button
        variant="go"
        detail={say(violation === null ? detail : shortly(violation))}
        offReason={plate.move === null ? say(plate.why) : why}
        onClick={() => move !== null && attempt(move)}
      >
        <Said message={words} />
      </Button>
      {view.state.phase.name === 'settle' ? <Arranging {...props} /> : <Closing {...props} />}
    </>
  );
}

/** In settling: the best there is, or an arrangement of one’s own. */
function Arranging({ view: { state }, seat, choosing: { parts, setApart }, open }: LayingProps) {
  const say = useSay();
  const best = bestParts(state, seat);
  if (areNone(best)) return <ScoreSheetButton variant="plain" open={open} />;
  if (areAlike(parts, best)) {
    return (
      <Button detail={say('chinchon.arrange-detail')} onClick={() => setApart(NO_PARTS)}>
        {say('chinchon.arrange')}
      </Button>
    );
  }
  return (
    <Button
      icon="wand"
      detail={say('shared.points', { count: looseWorth(state, seat, best) })}
      onClick={() => setApart(best)}
    >
      {say('chinchon.best-way')}
    </Button>
  );
}

/** Puts together a close, or undoes it. */
function Closing({ view: { state }, seat, choosing: { parts, loose, chosen, setApart }, check }: LayingProps) {
  const say = useSay();
  const reason = useReason();
  if (parts.card !== null || loose.length === 0) {
    const back = parts.card === null ? NO_PARTS : { ...parts, card: null };
    return (
      <Button detail={say('chinchon.not-yet-detail')} onClick={() => setApart(back)}>
        {say('chinchon.not-yet')}
      </Button>
    );
  }
  const [card = null] = chosen.length === 1 ? chosen : [];
  const offer = offerToClose(state, seat, parts, card, check);
  if (offer.move === null) {
    return (
      <Button detail={say(shortly(offer.why))} offReason={reason(offer.why)}>
        {say('chinchon.close')}
      </Button>
    );
  }
  const { move, points, chinchon } = offer;
  return (
    <Button
      detail={chinchon ? say('chinchon.chinchon-detail') : say('chinchon.close-with-detail', { points })}
      onClick={() => setApart(partsOf(move))}
    >
      {say('chinchon.close')}
    </Button>
  );
}
