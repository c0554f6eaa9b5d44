import { allSeats } from '@chinwag/rules';
import { type ChinasoMove, type ChinasoState, isDown } from '@chinwag/rules/chinaso';
import { useEffect } from 'react';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { IconButton } from '../../kit/Button.tsx';
import { spokenSentence } from '../../wording/SentenceText.tsx';
import type { BoardProps } from '../board.ts';
import { Seats } from '../shared/frame/Seats.tsx';
import { TableFrame } from '../shared/frame/TableFrame.tsx';
import { OrderButton } from '../shared/hand/OrderButton.tsx';
import { useArrangedHand } from '../shared/hand/useArrangedHand.ts';
import { OwnHand } from '../shared/OwnHand.tsx';
import { ring } from '../shared/ring.ts';
import { Actions } from './Actions.tsx';
import './board.css';
import { fitOf, type Verdict, verdictOn } from './choice.ts';
import { cardsIn } from './composition.ts';
import { Contract } from './Contract.tsx';
import { placeCount } from './laying.ts';
import { Middle } from './Middle.tsx';
import { sorts } from './order.ts';
import { SeatFace } from './SeatFace.tsx';
import { statusOf } from './status.ts';
import { type Choosing, useChoice } from './useChoice.ts';
import { useNewCards } from './useNewCards.ts';
import { useStandingNo } from './useStandingNo.ts';
import type { View } from './view.ts';

/** Chinaso’s table: everybody’s sets, the two piles, what is put together to go down, one’s hand, and what to do now. */
export function Board(props: BoardProps<ChinasoState, ChinasoMove>) {
  const { state, viewer, players, gameKey, legalMoves, log, open } = props;
  const { deal, phase } = state;
  const view = { state, viewer, players };
  const choosing = useChoice(props);
  const declining = useStandingNo(props);
  const hand = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const flags = useNewCards(view);
  const { parts, find } = choosing.composing;
  const putAside = cardsIn(parts);
  const held = useArrangedHand(gameKey, hand.filter((card) => !putAside.some((put) => put === card)), sorts);
  const status = statusOf(view, legalMoves);
  const verdict = useVerdict(verdictNow(view, choosing));
  const places = ring(allSeats(players.length), viewer);
  // one's own first, where one sees it without scrolling
  const lanes = places.map(({ seat }) => seat).filter((seat) => seat !== viewer || isDown(deal, seat));
  const asked = phase.name === 'buying' && status.asksYou;
  const composing = parts.length > 0;
  const playing = hand.length > 0 && deal.ending === null;
  return (
    <TableFrame
      className="chinaso-cloth"
      seats={
        <Seats
          label="The players, in the order in which they play"
          places={places.filter((place) => place.seat !== viewer)}
          names="beside"
        >
          {(seat) => <SeatFace view={view} seat={seat} />}
        </Seats>
      }
      middle={<Middle view={view} lanes={lanes} laying={choosing.laying} log={log} declining={declining} />}
      status={{ ...status, ...verdict }}
      statusEnd={
        playing && (
          <>
            {composing && <IconButton icon="wand" label="Find my sets" onClick={find} />}
            <OrderButton hand={held} />
          </>
        )
      }
      pack="french"
      benchIs="narrow"
      bench={composing ? <Contract number={deal.number} held={hand.length} asked={asked} choosing={choosing} /> : undefined}
      hand={
        playing ? (
          <OwnHand
            cards={held.cards}
            chosen={choosing.chosen}
            onTouch={choosing.touchCard}
            onAct={choosing.actOn}
            whyNot={() => null}
            flags={flags}
            onCarry={held.carry}
          />
        ) : null
      }
      actions={<Actions view={view} choosing={choosing} declining={declining} check={props.check} open={open} />}
    />
  );
}

/** What the chosen cards are, or where the chosen card fits. */
function verdictNow({ state: { deal, phase }, viewer }: View, { chosen, laying }: Choosing): Verdict | null {
  const [card] = chosen;
  const lays = phase.name === 'play' && phase.seat === viewer && isDown(deal, phase.seat);
  if (!lays || card === undefined) return verdictOn(chosen);
  if (laying.swapping !== null) return { sentence: ['Choose the place that the joker goes to.'] };
  return fitOf(card, placeCount(laying.ways));
}

/** The verdict, which is also spoken whenever it is another one. */
function useVerdict(verdict: Verdict | null): Verdict | null {
  const spoken = verdict === null ? '' : spokenSentence(verdict.sentence, 'french');
  const announce = useAnnounce();
  useEffect(() => {
    if (spoken !== '') announce(spoken);
  }, [spoken, announce]);
  return verdict;
}
