import { type ChanoyuMove, type ChanoyuState, isTsukumogami, outlook } from '@chinwag/rules/chanoyu';
import { IconButton } from '../../kit/Button.tsx';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../board.ts';
import { TableFrame } from '../shared/frame/TableFrame.tsx';
import { OwnHand } from '../shared/OwnHand.tsx';
import { ActionBar } from '../shared/ActionBar.tsx';
import { actionsOf } from './actions.ts';
import { Aim, OutcomeWords } from './Aim.tsx';
import './board.css';
import { consequenceOf } from './consequence.ts';
import { ownCards } from './order.ts';
import { OtherRows, ROWS_ON_A_PHONE } from './OtherRows.tsx';
import { outcomeNow } from './outcome.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { RowTabs } from './RowTabs.tsx';
import { SeatFace, Sum } from './SeatFace.tsx';
import { statusOf } from './status.ts';
import { TrickCards } from './TrickCards.tsx';
import { useChoice } from './useChoice.ts';
import { useShown } from './useShown.ts';
import { ValuePicker } from './ValuePicker.tsx';

/** Chanoyu's table: the others' rows, how it stands, the trick, one's own row, one's own hand, and what to do now. */
export function Board(props: BoardProps<ChanoyuState, ChanoyuMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const say = useSay();
  const choosing = useChoice(props);
  const { choice, touchCard, playCard } = choosing;
  const status = statusOf(view, legalMoves, choice);
  const building = status.asksYou && state.phase.name === 'build';
  const inTurn = status.asksYou && state.phase.name === 'play' && legalMoves.length > 0;
  const weighed = choice.move?.type === 'lay' ? consequenceOf(view, choice.move) : null;
  const anyRow = choice.ways.some(({ card }) => isTsukumogami(card));
  const { number, tricks } = state.deal;
  const [shown, show] = useShown(`${number} ${tricks} ${state.phase.name} ${anyRow}`, building && !anyRow ? 'aim' : 'rows');
  return (
    <TableFrame
      className={`chanoyu-cloth chanoyu-${shown}-shown${players.length <= ROWS_ON_A_PHONE ? ' chanoyu-rows-seen' : ''}`}
      seats={<RowTabs view={view} choosing={choosing} onOpen={() => show('rows')} />}
      beside={
        <div className="chanoyu-beside" data-shown={shown}>
          <OtherRows view={view} choosing={choosing} />
          <Aim view={view} ahead={weighed?.ahead ?? outlook(state)} outcome={weighed?.outcome ?? outcomeNow(state, view)} />
        </div>
      }
      middle={<TrickCards view={view} choosing={choosing} legalMoves={legalMoves} building={building} />}
      status={status}
      statusEnd={
        <>
          <span className="chanoyu-turn">
            <IconButton
              icon={shown === 'rows' ? 'flag' : 'lastTrick'}
              label={say(shown === 'rows' ? 'chanoyu.standing' : 'chanoyu.rows')}
              onClick={() => show(shown === 'rows' ? 'aim' : 'rows')}
            />
          </span>
          {viewer !== 'spectator' && (
            <span className="status-own">
              <Sum view={view} seat={viewer} />
            </span>
          )}
        </>
      }
      bench={
        viewer === 'spectator' ? undefined : (
          <section className="own-row" aria-label={say('chanoyu.your-row')}>
            {weighed?.outcome.ends === true && (
              <div className="chanoyu-outcome slip">
                <OutcomeWords outcome={weighed.outcome} />
              </div>
            )}
            {building && choice.ways.length > 1 && <ValuePicker view={view} choosing={choosing} />}
            <PlayerRow view={view} seat={viewer} choosing={choosing} />
          </section>
        )
      }
      own={viewer === 'spectator' ? undefined : <SeatFace view={view} seat={viewer} />}
      hand={
        viewer === 'spectator' ? null : (
          <OwnHand
            cards={ownCards(view)}
            chosen={choice.card === null ? [] : [choice.card]}
            onTouch={touchCard}
            onAct={playCard}
            whyNot={(card) => (inTurn ? check({ type: 'play', card }) : null)}
          />
        )
      }
      actions={<ActionBar {...actionsOf({ view, choosing, status, check, open })} />}
    />
  );
}
