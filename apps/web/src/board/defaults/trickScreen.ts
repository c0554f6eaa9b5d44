import type { FrenchCard, PlainTrickEvent, PlayMove } from '@chinwag/rules';
import { message } from '../../language/message.ts';
import type { GameScreen } from '../screen.ts';
import { at, dealt, played, swept } from '../flight/cardFlights.ts';
import { lineOf, playedBy } from '../logLine.ts';
import type { EventsOnScreen } from '../onScreen.ts';
import { person } from '../people.ts';
import { readTrick } from '../readOut.ts';
import { gameScreen } from './gameScreen.tsx';
import type { OwnLog } from './ownLog.ts';
import type { OwnScreen } from './ownScreen.ts';
import { ownHand, type TrickBoardState, trickBoard, type TrickGame } from './trickBoard.tsx';

type FrenchMove = PlayMove<FrenchCard>;
type FrenchEvent = PlainTrickEvent<FrenchCard>;

/** The parts of a plain trick game's screen that are derived from its tricks. */
type FromTricks = 'Board' | 'hand' | 'events' | 'lastTrick' | 'progress' | 'readOut';

/** The parts of its screen that such a game defines itself: its rules as a trick game, and its log. */
type OwnTrickScreen<Options, State extends TrickBoardState, EndingCode extends string> =
  & Omit<OwnScreen<Options, State, FrenchMove, FrenchEvent, EndingCode>, FromTricks>
  & Omit<TrickGame<State>, 'game'>
  & { readonly log: OwnLog<State> };

/** Returns the whole screen of a trick game played clockwise, whose only kind of move is playing a card to the trick. */
export function trickScreen<Options, State extends TrickBoardState, EndingCode extends string>(
  own: OwnTrickScreen<Options, State, EndingCode>,
): GameScreen<Options, State, FrenchMove, FrenchEvent> {
  return gameScreen<Options, State, FrenchMove, FrenchEvent, EndingCode>({
    ...own,
    Board: trickBoard(own),
    hand: ownHand,
    events: trickEvents(own),
    lastTrick: ({ deal }) => deal.lastTrick,
    progress: ({ deal, phase, records }) => {
      if (phase.name === 'over') return message('board.finished-after', { deals: records.length });
      const isPlayed = deal.trick.length === 0 && deal.hands.every((cards) => cards.length === 0);
      return message('board.deal-and-trick', { deal: deal.number, trick: deal.winners.length + (isPlayed ? 0 : 1) });
    },
    readOut: { table: (view) => readTrick(view.state.deal.trick, view) },
  });
}

/** Returns the on-screen effects of every event, from the deal to the end. The game defines which tricks are good news. */
function trickEvents<State extends TrickBoardState>(
  { log, taking }: Pick<TrickGame<State>, 'taking'> & { readonly log: OwnLog<State> },
): EventsOnScreen<FrenchEvent, State> {
  return {
    dealt: { movement: ({ dealer, hands }) => dealt(hands, at(dealer)), pauseAfter: 'dealt', log: log.dealt },
    cardPlayed: {
      movement: played,
      pauseAfter: (_, { deal }) => (deal.trick.length + 1 === deal.hands.length ? 'whole trick' : 'card'),
      log: ({ seat, card }, { deal }, people) => lineOf(trickNow(deal), playedBy(people, seat, card, deal.trick.length === 0)),
    },
    trickWon: {
      movement: ({ seat }, { deal }) => swept(deal.trick, seat),
      pauseAfter: 'gathered',
      sentiment: (event, { deal }, seat) => (event.seat === seat ? taking(trickNow(deal).trick, deal.trick) : 'plain'),
      log: ({ seat }, { deal }, people) => lineOf(trickNow(deal), message('board.takes-trick', { who: person(people, seat) })),
    },
    dealScored: { pauseAfter: 'score sheet', log: log.dealScored },
    gameOver: { log: log.gameOver },
  };
}

function trickNow({ number, winners }: TrickBoardState['deal']) {
  return { deal: number, trick: winners.length + 1 };
}
