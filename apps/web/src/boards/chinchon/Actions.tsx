import type { Seat } from '@chinwag/rules';
import { type ChinchonMove, type ChinchonState, playsInDeal } from '@chinwag/rules/chinchon';
import { Button } from '../../kit/Button.tsx';
import { CardInText } from '../../kit/cards/CardInText.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import { inPoints, written } from '../../wording/numbers.ts';
import type { ActionsProps as GameActionsProps } from '../shared/actionsProps.ts';
import { ScoreSheetButton } from '../shared/TableButtons.tsx';
import { TurnActions } from '../shared/TurnActions.tsx';
import { offerToClose } from './closing.ts';
import { areAlike, areNone, bestParts, looseWorth, NO_PARTS, partsOf } from './parts.ts';
import { plateOf } from './plate.ts';
import type { Composing } from './useParts.ts';
import type { View } from './view.ts';

/** What `<Actions>` takes. */
export interface ActionsProps extends GameActionsProps<ChinchonState, ChinchonMove, Composing> {
  /** Whether a move of the one who looks is awaited. */
  readonly asked: boolean;
}

/** What can be done now; the brass plate names its consequence. */
export function Actions(props: ActionsProps) {
  const { view, status, asked, choosing: composing, open } = props;
  const { state, viewer } = view;
  const { phase } = state;
  const idle = !asked && !mayBeAsked(view);
  return (
    <TurnActions
      status={{ ...status, asksYou: asked }}
      idle={idle}
      over={phase.name === 'over'}
      waiting={phase.name === 'settle' ? 'Settle' : 'Draw'}
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
  const top = deal.pile.at(-1);
  const renewed = deal.stock.length === 0;
  return (
    <>
      <Button
        variant="go"
        detail={renewed ? 'the discards become the stock' : 'unseen until then'}
        onClick={() => attempt({ type: 'draw', from: 'stock' })}
      >
        {renewed ? 'Shuffle and draw' : 'Draw from the stock'}
      </Button>
      {top !== undefined && (
        <Button detail="the discard" onClick={() => attempt({ type: 'draw', from: 'discards' })}>
          Take <CardInText card={top} pack="spanish" />
        </Button>
      )}
    </>
  );
}

type ReturningProps = DecisionProps & { readonly total: number };

function Returning({ state: { options }, total, composing: { attempt } }: ReturningProps) {
  const cost = options.ante === 0 ? '' : `, for ${options.ante} ${options.ante === 1 ? 'counter' : 'counters'}`;
  return (
    <>
      <Button
        variant="go"
        detail={`with ${written(total)}${cost}`}
        onClick={() => attempt({ type: 'reenlist', wanted: true })}
      >
        Come in again
      </Button>
      <Button detail="for good" onClick={() => attempt({ type: 'reenlist', wanted: false })}>
        Stay out
      </Button>
    </>
  );
}

/* Why a move is refused, in as many words as a button has room for. */
const SHORTLY: Readonly<Record<string, string>> = {
  'too-many-points': 'you would keep too much',
  'cards-left': 'too many cards left',
  'empties-hand': 'keep one card',
};

type LayingProps = ActionsProps & { readonly seat: Seat };

/** The plate for whatever is set apart or chosen, and beside it closing, or another arrangement. */
function Laying(props: LayingProps) {
  const { view, choosing: composing, check, seat } = props;
  const { parts, chosen, attempt } = composing;
  const { words, detail, move, why } = plateOf(view.state, seat, parts, chosen, view);
  const violation = move === null ? null : check(move);
  const off = move === null ? why : violation === null ? undefined : `${violation.message} (${violation.rule})`;
  const consequence = violation === null ? detail : (SHORTLY[violation.code] ?? 'not now');
  return (
    <>
      <Button variant="go" detail={consequence} offReason={off} onClick={() => move !== null && attempt(move)}>
        <SentenceText sentence={words} pack="spanish" />
      </Button>
      {view.state.phase.name === 'settle' ? <Arranging {...props} /> : <Closing {...props} />}
    </>
  );
}

/** In settling: the best there is, or an arrangement of one’s own. */
function Arranging({ view: { state }, seat, choosing: { parts, setApart }, open }: LayingProps) {
  const best = bestParts(state, seat);
  if (areNone(best)) return <ScoreSheetButton variant="plain" open={open} />;
  if (areAlike(parts, best)) {
    return (
      <Button detail="myself" onClick={() => setApart(NO_PARTS)}>
        Arrange it
      </Button>
    );
  }
  return (
    <Button icon="wand" detail={inPoints(looseWorth(state, seat, best))} onClick={() => setApart(best)}>
      Best way
    </Button>
  );
}

/** Puts together a close, or undoes it. */
function Closing({ view: { state }, seat, choosing: { parts, loose, chosen, setApart }, check }: LayingProps) {
  if (parts.card !== null || loose.length === 0) {
    const back = parts.card === null ? NO_PARTS : { ...parts, card: null };
    return (
      <Button detail="take it back" onClick={() => setApart(back)}>
        Not yet
      </Button>
    );
  }
  const [card = null] = chosen.length === 1 ? chosen : [];
  const offer = offerToClose(state, seat, parts, card, check);
  if (offer.move === null) {
    return (
      <Button detail={offer.short} offReason={offer.why}>
        Close
      </Button>
    );
  }
  const { move, points, chinchon } = offer;
  return (
    <Button
      detail={chinchon ? 'Chinchón!' : `with ${inPoints(points)}`}
      onClick={() => setApart(partsOf(move))}
    >
      Close
    </Button>
  );
}
