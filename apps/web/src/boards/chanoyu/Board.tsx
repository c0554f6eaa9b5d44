import { type ChanoyuMove, type ChanoyuState, outlook } from '@chinwag/rules/chanoyu';
import { useState } from 'react';
import { IconButton } from '../../kit/Button.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { SentenceText } from '../../wording/SentenceText.tsx';
import type { BoardProps } from '../board.ts';
import { OwnHand } from '../shared/OwnHand.tsx';
import { Actions } from './Actions.tsx';
import { Aim } from './Aim.tsx';
import '../shared/board.css';
import './board.css';
import { consequenceOf } from './consequence.ts';
import { ownCards } from './order.ts';
import { OtherRows } from './OtherRows.tsx';
import { outcomeNow } from './outcome.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { statusOf } from './status.ts';
import { TrickCards } from './TrickCards.tsx';
import { useChoice } from './useChoice.ts';
import { ValuePicker } from './ValuePicker.tsx';
import { sayCard } from './words.ts';

/** Chanoyu's table: the others' rows, the trick, one's own row large, one's own hand, and what to do now. */
export function Board(props: BoardProps<ChanoyuState, ChanoyuMove>) {
  const { state, viewer, players, legalMoves, check, open } = props;
  const view = { state, viewer, players };
  const choosing = useChoice(props);
  const { choice, touchCard, playCard } = choosing;
  const status = statusOf(view, legalMoves, choice);
  const building = status.asksYou && state.phase.name === 'build';
  const inTurn = status.asksYou && state.phase.name === 'play' && legalMoves.length > 0;
  const weighed = choice.move?.type === 'lay' ? consequenceOf(view, choice.move) : null;
  const { number, tricks } = state.round;
  const called = viewer === 'spectator' || building ? 'aim' : 'hand';
  const [lower, turn] = useLower(`${number} ${tricks} ${state.phase.name}`, called);
  return (
    <div className="board chanoyu-board" data-watching={viewer === 'spectator' || undefined} data-lower={lower}>
      <div className="chanoyu-table cloth">
        <OtherRows view={view} choosing={choosing} />
        <TrickCards view={view} choosing={choosing} legalMoves={legalMoves} building={building} />
        <StatusLine
          headline={status.headline}
          lamp={status.asksYou ? 'lit' : 'out'}
          end={
            viewer !== 'spectator' && (
              <span className="chanoyu-turn">
                <IconButton
                  icon={lower === 'hand' ? 'flag' : 'hand'}
                  label={lower === 'hand' ? 'How it stands' : 'Your hand'}
                  onClick={turn}
                />
              </span>
            )
          }
        >
          <SentenceText sentence={status.sentence} pack="french" />
        </StatusLine>
        {viewer !== 'spectator' && (
          <section className="own-row" aria-label="Your row">
            <PlayerRow view={view} seat={viewer} choosing={choosing} />
          </section>
        )}
        {building && choice.ways.length > 1 && lower === 'aim' && <ValuePicker view={view} choosing={choosing} />}
        <div className="chanoyu-aim" data-picking={(building && choice.ways.length > 1) || undefined}>
          <Aim
            view={view}
            ahead={weighed?.ahead ?? outlook(state)}
            outcome={weighed?.outcome ?? outcomeNow(state, view)}
          />
        </div>
        {viewer !== 'spectator' && (
          <OwnHand
            cards={ownCards(view)}
            chosen={choice.card === null ? [] : [choice.card]}
            onTouch={touchCard}
            onAct={playCard}
            whyNot={(card) => (inTurn ? check({ type: 'play', card }) : null)}
            nameOf={sayCard}
          />
        )}
      </div>
      <Actions view={view} choosing={choosing} status={status} check={check} open={open} />
    </div>
  );
}

type Lower = 'hand' | 'aim';

/** What lies at the foot of a phone's cloth: what `moment` calls for, until it is turned by hand. */
function useLower(moment: string, called: Lower): readonly [Lower, () => void] {
  const [turnedAt, setTurnedAt] = useState<string | null>(null);
  const turned = turnedAt === moment;
  const other: Lower = called === 'hand' ? 'aim' : 'hand';
  return [turned ? other : called, () => setTurnedAt(turned ? null : moment)];
}
