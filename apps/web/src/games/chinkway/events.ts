import { isSeen } from '@chinwag/rules';
import {
  answerRule, categoryOf, chinkway, type ChinkwayEvent, type ChinkwayState, trickNumber, tricksWon,
} from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../../board/logEntry.ts';
import { at, cardFlight, dealt, heldBy, played, swept, turned } from '../../board/flight/cardFlights.ts';
import { line, lineFor, lineIn, lineOf, playedBy } from '../../board/logLine.ts';
import type { EventsOnScreen } from '../../board/onScreen.ts';
import { person, persons } from '../../board/people.ts';
import { finalAnswer, finalWish } from './finalRequestWords.ts';
import { partnersSentence, sidesInOrder } from './sides.ts';
import { demandsInWords, namesTrump, winners } from './words.ts';

/** The on-screen effects of Chinkway's events. */
export const events: EventsOnScreen<ChinkwayEvent, ChinkwayState> = {
  questShuffled: {
    pauseAfter: 'none',
    log: (_, { records }) => (records.length === 0 ? [] : line(message('chinkway.shuffled'), 'CW7.5')),
  },
  dealt: {
    movement: ({ hands, positions }) => dealt(hands, at(positions[0] ?? 0)),
    pauseAfter: 'turned',
    log: (event, { deal }, people) => {
      const who = person(people, event.positions[0] ?? 0);
      return line(message('chinkway.dealt', { deal: deal.number + 1, who, partners: partnersSentence(event, people) }));
    },
  },
  discarded: {
    movement: ({ seat, cards }) => cards.map((card) => cardFlight('??', heldBy(seat, card), [])),
    log: (event, _, people) => {
      const who = person(people, event.seat);
      const cards = event.cards.filter(isSeen);
      if (cards.length === 0) return line(message('chinkway.discards-two', { who }));
      return lineFor(event.seat, people, message('chinkway.discards', { who, cards }));
    },
  },
  trumpNamed: {
    pauseAfter: 'laid',
    log: ({ seat, trump }, _, people) => line(namesTrump(seat, trump, people)),
  },
  questTurned: {
    movement: ({ quest }) => turned(quest.map((_, k) => `demand ${k}` as const)),
    pauseAfter: 'turned',
    log: ({ quest }) => line(message('chinkway.quest', { demands: demandsInWords(quest.map(categoryOf)) })),
  },
  cardPlayed: {
    movement: played,
    pauseAfter: (_, { deal }) => (deal.trick.length + 1 === deal.hands.length ? 'whole trick' : 'card'),
    log: ({ seat, card }, before, people) => ofTrick(before, playedBy(people, seat, card, before.deal.trick.length === 0)),
  },
  trickWon: {
    // a trick stays on the table until its winner has chosen a card
    movement: ({ seat }, { deal }) => swept(deal.trick, seat),
    pauseAfter: 'gathered',
    log: ({ seat }, before, people) => {
      const who = person(people, seat);
      const winning = before.deal.trick.find((play) => play.seat === seat);
      if (winning === undefined) return ofTrick(before, message('board.takes-trick', { who }));
      return ofTrick(before, message('chinkway.wins-trick', { who, card: winning.card }));
    },
  },
  extracted: {
    movement: ({ seat, card }, { deal }) => [
      ...(card === null ? [] : [cardFlight(card, [`trick ${card}`], [`laid ${card}`])]),
      ...swept((deal.lastTrick?.plays ?? []).filter((play) => play.card !== card), seat),
    ],
    pauseAfter: 'announced',
    // good news if a demand of the viewer's side is filled (CW4.4)
    sentiment: ({ seat: taker, card }, { deal }, seat) =>
      card !== null && deal.sides.some((side) => side.includes(seat) && side.includes(taker)) ? 'good' : 'plain',
    log: ({ seat, card }, { deal }, people) => {
      const who = person(people, seat);
      const trick = tricksWon(deal);
      if (card === null) return lineIn({ trick }, message('chinkway.takes-none', { who }));
      return lineIn({ trick }, message('chinkway.takes', { who, card, demand: categoryOf(card) }));
    },
  },
  dealScored: {
    pauseAfter: 'score sheet',
    log: ({ points }, { deal }, people) =>
      sidesInOrder(deal, people).map((at) => {
        const side = deal.sides[at] ?? [];
        const filled = { count: deal.taken[at]?.length ?? 0, points: points[side[0] ?? 0] ?? 0 };
        return line(message('chinkway.fills', { who: persons(people, side), ...filled }), 'CW5.1');
      }),
  },
  finalOffered: {
    pauseAfter: 'none',
    log: ({ seat }, before, people) =>
      line(message('chinkway.may-ask', { who: person(people, seat), wish: finalWish(before) }), 'CW7.2'),
  },
  finalAnswered: {
    pauseAfter: 'turned',
    log: (event, before, people) => line(finalAnswer(event, before, people), answerRule(before.options, event.wanted)),
  },
  gameOver: { log: (event, before, people) => line(winners(chinkway.evolve(before, event), people)) },
};

/** Returns a log line that shows cards of the trick itself (CW4.6). */
function ofTrick(before: ChinkwayState, sentence: Message): LogEntry {
  return lineOf({ deal: before.deal.number, trick: trickNumber(before) }, sentence);
}
