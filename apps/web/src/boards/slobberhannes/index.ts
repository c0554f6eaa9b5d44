import { leadingPlay, slobberhannes, type SlobberhannesState, TRICKS } from '@chinwag/rules/slobberhannes';
import { message } from '../../language/message.ts';
import type { GameView } from '../board.ts';
import { gameScreen } from '../shared/defaults/gameScreen.tsx';
import { trickBoard } from '../shared/defaults/trickBoard.tsx';
import { at, dealt, played, swept } from '../shared/flight/cardFlights.ts';
import { handInOrder } from '../shared/handOrder.ts';
import { readTrick } from '../shared/readOut.ts';
import { badSoFar, narrate, trickTone, winners } from './words.ts';

const hand = ({ state, viewer }: GameView<SlobberhannesState>) =>
  handInOrder(viewer === 'spectator' ? [] : (state.deal.hands[viewer] ?? []), null);

/** Slobberhannes on the screen: what is its own. Score sheet, rail and all the rest are the defaults of the house. */
export const screen = gameScreen({
  game: slobberhannes,
  options: {
    target: {
      label: message('slobberhannes.option.length'),
      values: {
        10: { label: message('slobberhannes.option.length-10'), help: message('slobberhannes.option.length-10-help') },
        6: { label: message('slobberhannes.option.length-6'), help: message('slobberhannes.option.length-6-help') },
      },
    },
  },
  Board: trickBoard({
    game: slobberhannes,
    dealOf: ({ deal, phase }) => ({
      number: deal.winners.length + 1,
      plays: deal.trick,
      best: leadingPlay(deal.trick),
      turn: phase.name === 'play' ? phase.seat : null,
      dealer: deal.dealer,
      held: deal.hands.map((cards) => cards.length),
      lastTrick: deal.lastTrick,
    }),
    hand,
    words: badSoFar,
    taking: trickTone,
    winners: (view) => winners(view.state, view),
  }),
  endings: { 'target-reached': ({ options }) => message('slobberhannes.ending-target', { target: options.target }) },
  narrate,
  tone: (event, { deal }, seat) =>
    event.type === 'trickWon' && event.seat === seat ? trickTone(deal.winners.length + 1, deal.trick) : 'plain',
  pace: {
    dealt: 'dealt',
    cardPlayed: (_, { deal }) => (deal.trick.length + 1 === slobberhannes.seats.max ? 'whole trick' : 'card'),
    trickWon: 'gathered',
  },
  movements: {
    dealt: ({ dealer, hands }) => dealt(hands, at(dealer)),
    cardPlayed: played,
    trickWon: ({ seat }, { deal }) => swept(deal.trick, seat),
    dealScored: 'still',
    gameOver: 'still',
  },
  progress: ({ deal, phase, records }) => {
    if (phase.name === 'over') return message('slobberhannes.finished', { deals: records.length });
    return message('slobberhannes.progress', { deal: deal.number, trick: Math.min(deal.winners.length + 1, TRICKS) });
  },
  lastTrick: ({ deal }) => deal.lastTrick,
  hand,
  reasons: {
    first: message('slobberhannes.reason.first'),
    last: message('slobberhannes.reason.last'),
    queen: message('slobberhannes.reason.queen'),
    all: message('slobberhannes.reason.all'),
  },
  readOut: { table: (view) => readTrick(view.state.deal.trick, view) },
});
