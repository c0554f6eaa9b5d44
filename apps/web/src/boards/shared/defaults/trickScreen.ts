import type { FrenchCard, PlainTrickEvent, PlayMove } from '@chinwag/rules';
import { message } from '../../../language/message.ts';
import type { GameScreen, GameView, OwnScreen } from '../../board.ts';
import { at, dealt, played, swept } from '../flight/cardFlights.ts';
import { handInOrder } from '../handOrder.ts';
import { readTrick } from '../readOut.ts';
import { gameScreen } from './gameScreen.tsx';
import { type PlainTrickState, trickBoard, type TrickGame } from './trickBoard.tsx';

type Move = PlayMove<FrenchCard>;
type Event = PlainTrickEvent<FrenchCard>;

/** What of the screen of a plain trick game follows from its tricks. */
type FromTricks = 'Board' | 'hand' | 'tone' | 'rests' | 'movements' | 'lastTrick' | 'progress' | 'readOut';

/** What such a game writes of its screen: what it is as a trick game, and what it tells. */
type OwnTrickScreen<Options, State extends PlainTrickState, EndingCode extends string> =
  & Omit<OwnScreen<Options, State, Move, Event, EndingCode>, FromTricks>
  & Omit<TrickGame<State>, 'game' | 'hand'>;

/** The whole screen of a trick game, played clockwise, in which there is but one thing to do: to play a card to the trick. */
export function trickScreen<Options, State extends PlainTrickState, EndingCode extends string>(
  own: OwnTrickScreen<Options, State, EndingCode>,
): GameScreen<Options, State, Move, Event> {
  const hand = ({ state, viewer }: GameView<State>) =>
    handInOrder(viewer === 'spectator' ? [] : (state.deal.hands[viewer] ?? []), null);
  return gameScreen<Options, State, Move, Event, EndingCode>({
    ...own,
    Board: trickBoard({ ...own, hand }),
    hand,
    tone: (event, { deal }, seat) =>
      event.type === 'trickWon' && event.seat === seat ? own.taking(deal.winners.length + 1, deal.trick) : 'plain',
    rests: {
      dealt: 'dealt',
      cardPlayed: (_, { deal }) => (deal.trick.length + 1 === deal.hands.length ? 'whole trick' : 'card'),
      trickWon: 'gathered',
    },
    movements: {
      dealt: ({ dealer, hands }) => dealt(hands, at(dealer)),
      cardPlayed: played,
      trickWon: ({ seat }, { deal }) => swept(deal.trick, seat),
      dealScored: 'still',
      gameOver: 'still',
    },
    lastTrick: ({ deal }) => deal.lastTrick,
    progress: ({ deal, phase, records }) => {
      if (phase.name === 'over') return message('shared.finished-after', { deals: records.length });
      const isPlayed = deal.trick.length === 0 && deal.hands.every((cards) => cards.length === 0);
      return message('shared.deal-and-trick', { deal: deal.number, trick: deal.winners.length + (isPlayed ? 0 : 1) });
    },
    readOut: { table: (view) => readTrick(view.state.deal.trick, view) },
  });
}
