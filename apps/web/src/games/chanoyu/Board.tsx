import { chanoyu, type ChanoyuMove, type ChanoyuState, isTsukumogami, roundForecast } from '@chinwag/rules/chanoyu';
import { IconButton } from '../../ui/Button.tsx';
import { placed } from '../../ui/place.ts';
import { useSay } from '../../language/language.ts';
import type { BoardProps } from '../../board/screen.ts';
import { HandBoard } from '../../board/HandBoard.tsx';
import { actionsOf } from './actions.ts';
import { Aim, OutcomeWords } from './Aim.tsx';
import './board.css';
import { consequenceOf } from './consequence.ts';
import { OtherRows, ROWS_ON_A_PHONE } from './OtherRows.tsx';
import { outcomeNow } from './outcome.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { RowTabs } from './RowTabs.tsx';
import { seatCard, Sum } from './seatCard.tsx';
import { statusOf } from './status.ts';
import { TrickCards } from './TrickCards.tsx';
import { useChoice } from './useChoice.ts';
import { useShown } from './useShown.ts';
import { ValuePicker } from './ValuePicker.tsx';

/** Chanoyu's board: the other players' rows, the standings, the trick, the player's own row and hand, and the actions. */
export function Board(props: BoardProps<ChanoyuState, ChanoyuMove>) {
  const { state, viewer, players, legalMoves } = props;
  const say = useSay();
  const choosing = useChoice(props);
  const { choice } = choosing;
  const status = statusOf(props, legalMoves, choice);
  const building = status.asksYou && state.phase.name === 'build';
  const weighed = choice.move?.type === 'lay' ? consequenceOf(props, choice.move) : null;
  const anyRow = choice.ways.some(({ card }) => isTsukumogami(card));
  const { number, tricks } = state.deal;
  const [shown, show] = useShown(`${number} ${tricks} ${state.phase.name} ${anyRow}`, building && !anyRow ? 'aim' : 'rows');
  return (
    <HandBoard
      view={props}
      direction={chanoyu.direction}
      seat={seatCard}
      foot="player"
      around={players.length - 1}
      className={`chanoyu-cloth chanoyu-${shown}-shown${players.length <= ROWS_ON_A_PHONE ? ' chanoyu-rows-seen' : ''}`}
      seats={<RowTabs view={props} choosing={choosing} onOpen={() => show('rows')} />}
      beside={
        <div className="chanoyu-beside" data-shown={shown}>
          <OtherRows view={props} choosing={choosing} />
          <Aim view={props} ahead={weighed?.ahead ?? roundForecast(state)} outcome={weighed?.outcome ?? outcomeNow(state, props)} />
        </div>
      }
      middle={<TrickCards view={props} choosing={choosing} legalMoves={legalMoves} building={building} />}
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
            <span className="status-own" {...placed('points')}><Sum state={state} seat={viewer} /></span>
          )}
        </>
      }
      bench={
        viewer === 'spectator' ? undefined : (
          <section className="own-row" {...placed(`row ${viewer}`)} aria-label={say('chanoyu.your-row')}>
            {weighed?.outcome.ends === true && (
              <div className="chanoyu-outcome slip">
                <OutcomeWords outcome={weighed.outcome} />
              </div>
            )}
            {building && choice.ways.length > 1 && <ValuePicker view={props} choosing={choosing} />}
            <PlayerRow view={props} seat={viewer} choosing={choosing} />
          </section>
        )
      }
      hand={viewer === 'spectator' ? null : choosing.hand}
      actions={actionsOf(props, status, choosing)}
    />
  );
}
