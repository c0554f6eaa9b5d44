import { allSeats, isSeen } from '@chinwag/rules';
import {
  type ChanoyuEvent, type ChanoyuState, chanoyu, GOAL, kindOf, leadingPlay, roundForecast, seatCount, totals, trickNumber,
} from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../../board/logEntry.ts';
import { at, cardFlight, dealt, heldBy, played, swept } from '../../board/flight/cardFlights.ts';
import { line, lineIn, lineOf, playedBy } from '../../board/logLine.ts';
import type { EventsOnScreen } from '../../board/onScreen.ts';
import { person, youFirst } from '../../board/people.ts';
import { whatFollows } from './outcome.ts';
import { allCalled, called, points } from './words.ts';

/** The on-screen effects of Chanoyu's events. */
export const events: EventsOnScreen<ChanoyuEvent, ChanoyuState> = {
  dealt: {
    movement: ({ dealer, hands }) => dealt(hands, at(dealer)),
    pauseAfter: 'turned',
    log: (event, before, people) => {
      const { leader } = chanoyu.evolve(before, event).deal;
      const said = { round: before.deal.number + 1, host: person(people, event.dealer), leader: person(people, leader) };
      return line(message('chanoyu.dealt', said), before.deal.number === 0 ? 'CN3.1' : 'CN6.2');
    },
  },
  cardPlayed: {
    movement: played,
    pauseAfter: (_, state) => (state.deal.trick.length + 1 === seatCount(state) ? 'whole trick' : 'card'),
    log: ({ seat, card }, before, people) =>
      ofTrick(before, playedBy(people, seat, called(card), before.deal.trick.length === 0)),
  },
  trickCompleted: {
    pauseAfter: ({ winner }) => (winner === null ? 'turned' : 'gathered'),
    // winning a trick is good news (CN5.1)
    sentiment: ({ winner }, _, seat) => (winner === seat ? 'good' : 'plain'),
    log: ({ winner }, before, people) => {
      if (winner === null) return inTrick(before, message('chanoyu.nobody-wins'), 'CN4.4');
      const [who, winning] = [person(people, winner), leadingPlay(before.deal.trick)];
      if (winning === null) return ofTrick(before, message('chanoyu.who-wins', { who }));
      return ofTrick(before, message('chanoyu.wins-trick', { who, card: called(winning.card) }));
    },
  },
  cardLaid: {
    // to the card's place in a row, or to a folded row
    movement: ({ card, row }) => [cardFlight(card, [`trick ${card}`], [`laid ${card}`, ...at(row)])],
    pauseAfter: 'laid',
    // a card laid by another player in the viewer's row is good or bad news by the row's new score (CN5.4)
    sentiment: (event, before, seat) => {
      if (event.row !== seat || event.seat === seat) return 'plain';
      const [then, now] = pointsOfRow(event, before);
      return now > then ? 'good' : now < then ? 'bad' : 'plain';
    },
    log: (event, before, people) => {
      const { seat, card, row, value } = event;
      const [then, now] = pointsOfRow(event, before);
      const scores = then === now ? 'other' : 'more';
      const said = { who: person(people, seat), card: called(card), value, scores, points: points(now) } as const;
      if (row !== seat) return inTrick(before, message('chanoyu.lays-elsewhere', { ...said, owner: person(people, row) }), 'CN5.4');
      return inTrick(before, message('chanoyu.lays', { ...said, as: kindOf(card) === 'numbered' ? 'other' : 'value' }));
    },
  },
  restDiscarded: {
    movement: ({ cards }) => swept(cards.map((card) => ({ card })), null),
    pauseAfter: 'gathered',
    log: ({ cards }, before) => {
      if (cards.length === 0 || before.deal.lastTrick?.winner === null) return [];
      return ofTrick(before, message('chanoyu.discarded', { cards: allCalled(cards) }));
    },
  },
  drawn: {
    movement: ({ cards }) => cards.map((card, seat) => cardFlight('??', ['stock'], heldBy(seat, card))),
    pauseAfter: 'drawn',
    // everyone draws and sees only their own card: one line for all, with what each viewer may know
    log: ({ cards }, { deal }, people) => {
      const left = deal.pile.length - cards.length;
      const own = people.viewer === 'spectator' ? undefined : cards[people.viewer];
      if (own === undefined || !isSeen(own)) return line(message('chanoyu.draws', { left }));
      return { ...line(message('chanoyu.you-draw', { card: called(own), left })), onlyYou: true };
    },
  },
  roundScored: {
    pauseAfter: 'score sheet',
    // one sentence with everyone's points from the round, and another with the totals
    log: (event, before, people) => {
      const after = totals(chanoyu.evolve(before, event));
      const seats = youFirst(people, allSeats(event.points.length));
      const each = seats.map((seat) => ({ seat, who: person(people, seat) }));
      const scores = each.map(({ seat, who }) => message('chanoyu.scores', { who, points: points(event.points[seat] ?? 0) }));
      const inAll = each.map(({ seat, who }) => message('board.stands-at', { who, total: after[seat] ?? 0 }));
      return [
        line(message('chanoyu.round-points', { round: before.deal.number, scores }), 'CN6.1'),
        line(message('chanoyu.in-all', { totals: inAll })),
      ];
    },
  },
  gameOver: {
    // a player who has reached the goal and still loses, because somebody is below the safe mark (CN6.3)
    sentiment: (_, before, seat) => ((totals(before)[seat] ?? 0) >= GOAL ? 'bad' : 'plain'),
    log: (event, before, people) => line(whatFollows(chanoyu.evolve(before, event), people), 'CN6.3'),
  },
};

type CardLaid = Extract<ChanoyuEvent, { readonly type: 'cardLaid' }>;

/** Returns the score of a laid card's row before and after the move. */
function pointsOfRow(event: CardLaid, before: ChanoyuState): readonly [number, number] {
  const inRow = (state: ChanoyuState) => roundForecast(state).points[event.row] ?? 0;
  return [inRow(before), inRow(chanoyu.evolve(before, event))];
}

/** Returns a log line that shows cards of the trick itself (CN4.5). */
function ofTrick({ deal }: ChanoyuState, sentence: Message): LogEntry {
  return lineOf({ deal: deal.number, trick: trickNumber(deal) }, sentence);
}

function inTrick({ deal }: ChanoyuState, sentence: Message, rule?: string): LogEntry {
  return lineIn({ trick: trickNumber(deal) }, sentence, rule);
}
