import { seatsFrom } from '@chinwag/rules';
import { chinaso, type ChinasoCard, type ChinasoMove, type ChinasoState, contractIn, isDown } from '@chinwag/rules/chinaso';
import { useSay } from '../../language/language.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { BoardProps } from '../../board/screen.ts';
import { HandBoard } from '../../board/HandBoard.tsx';
import { gapsIn } from '../../board/hand/arrangement.ts';
import { handFlags } from '../../board/hand/handFlags.ts';
import { OrderButton } from '../../board/hand/OrderButton.tsx';
import { useArrangedHand } from '../../board/hand/useArrangedHand.ts';
import { actionsOf } from './actions/actionsOf.ts';
import './board.css';
import { cardsIn } from './composition.ts';
import { type BuyQuestion, Contract } from './Contract.tsx';
import { waysNow } from './laying.ts';
import { Melds } from './Melds.tsx';
import { Middle } from './Middle.tsx';
import { setsIn, sorts } from './order.ts';
import { seatCard } from './seatCard.tsx';
import { statusOf } from './status.ts';
import { useChoice } from './useChoice.ts';
import { useNewCards } from './useNewCards.ts';
import { useStandingNo } from './useStandingNo.ts';
import { useVerdict, withVerdict } from './useVerdict.ts';

/* The seats of this many other players fit in one row on a phone. */
const ONE_ROW = 5;

/** Chinaso's board: everyone's sets, the two piles, the sets prepared for going down, the player's own hand, and the actions. */
export function Board(props: BoardProps<ChinasoState, ChinasoMove>) {
  const { state, viewer, players, gameKey, legalMoves, log, open } = props;
  const say = useSay();
  const { deal, phase } = state;
  const choosing = useChoice(props);
  const declining = useStandingNo(props);
  const hand = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const fresh = useNewCards(props);
  const fitting = waysNow(legalMoves, null).map(({ card }) => card);
  const { parts, find } = choosing.composing;
  const melds = (cards: readonly ChinasoCard[]) => setsIn(state, viewer, cards);
  const held = useArrangedHand(gameKey, hand, { deal: deal.number, sorts, melds, aside: cardsIn(parts) });
  const status = statusOf(props, legalMoves);
  const verdict = useVerdict(props, choosing);
  // the viewer's own sets first, so that they are visible without scrolling
  const around = seatsFrom(viewer === 'spectator' ? 0 : viewer, players.length, chinaso.direction);
  const lanes = around.filter((seat) => seat !== viewer || isDown(deal, seat));
  const put = phase.name === 'buying' && status.asksYou;
  const buying: BuyQuestion = put ? { put, seatRows: players.length > ONE_ROW ? 'two' : 'one' } : { put };
  const composing = parts.length > 0;
  const playing = hand.length > 0 && deal.ending === null;
  const offering = phase.name === 'buying' ? 'chinaso-offering' : '';
  const actions = actionsOf({ view: props, choosing, declining, open });
  const isBare = deal.table.every((sets) => sets.length === 0);
  return (
    <HandBoard
      view={props}
      className={`chinaso-cloth ${isBare ? 'chinaso-bare' : ''} ${put ? 'chinaso-asked' : ''} ${offering}`}
      direction={chinaso.direction}
      seat={seatCard}
      foot="nobody"
      around={deal.ending === null ? players.length - 1 : undefined}
      beside={deal.ending === null ? <Melds view={props} seats={lanes} laying={choosing.laying} /> : undefined}
      middle={
        <Middle
          view={props} lanes={lanes} laying={choosing.laying} log={log} declining={declining} isComposing={composing}
          actions={actions.actions}
        />
      }
      status={withVerdict(status, phase.name, verdict)}
      statusEnd={
        playing && (
          <>
            {composing && <IconButton icon="wand" label={say('chinaso.label.find')} onClick={find} />}
            <OrderButton hand={held} chosen={choosing.chosen} />
          </>
        )
      }
      benchIs="narrow"
      bench={
        composing ? <Contract contract={contractIn(state)} held={hand.length} buying={buying} choosing={choosing} /> : undefined
      }
      hand={
        playing
          ? {
              ...choosing.hand,
              cards: held.cards,
              flags: handFlags({ fresh, fitting }, say),
              gaps: gapsIn(held.groups),
              onCarry: held.carry,
            }
          : null
      }
      actions={actions}
    />
  );
}
