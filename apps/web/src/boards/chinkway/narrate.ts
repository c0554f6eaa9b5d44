import { isSeen, type Seat } from '@chinwag/rules';
import {
  answerRule, categoryOf, chinkway, type ChinkwayEvent, type ChinkwayState, standings, trickNumber, tricksWon,
  type Trump,
} from '@chinwag/rules/chinkway';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../board.ts';
import { onlyTo, type People, person, persons } from '../shared/people.ts';
import { finalAnswer, finalWish } from './finalRequestWords.ts';
import { partnersSentence, sidesInOrder } from './sides.ts';
import { demandsInWords } from './words.ts';

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChinkwayEvent, before: ChinkwayState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'questShuffled':
      return before.records.length === 0 ? [] : [line(message('chinkway.shuffled'), 'CW7.5')];
    case 'dealt': {
      const who = person(people, event.positions[0] ?? 0);
      const partners = partnersSentence(event, people);
      return [line(message('chinkway.dealt', { deal: before.deal.number + 1, who, partners }))];
    }
    case 'discarded': {
      const who = person(people, event.seat);
      const cards = event.cards.filter(isSeen);
      if (cards.length === 0) return [line(message('chinkway.discards-two', { who }))];
      return [{ ...line(message('chinkway.discards', { who, cards })), ...onlyTo(people, event.seat) }];
    }
    case 'trumpNamed':
      return [line(namesTrump(event.seat, event.trump, people))];
    case 'questTurned':
      return [line(message('chinkway.quest', { demands: demandsInWords(event.quest.map(categoryOf)) }))];
    case 'cardPlayed': {
      const how = before.deal.trick.length === 0 ? 'shared.leads' : 'shared.plays';
      return [ofTrick(before, message(how, { who: person(people, event.seat), card: event.card }))];
    }
    case 'trickWon': {
      const who = person(people, event.seat);
      const winning = before.deal.trick.find((play) => play.seat === event.seat);
      if (winning === undefined) return [ofTrick(before, message('shared.takes-trick', { who }))];
      return [ofTrick(before, message('chinkway.wins-trick', { who, card: winning.card }))];
    }
    case 'extracted': {
      const who = person(people, event.seat);
      const mark = String(tricksWon(before.deal));
      const { card } = event;
      if (card === null) return [{ mark, sentence: message('chinkway.takes-none', { who }) }];
      return [{ mark, sentence: message('chinkway.takes', { who, card, demand: categoryOf(card) }) }];
    }
    case 'dealScored':
      return scoredLines(event.points, before, people);
    case 'finalOffered': {
      const who = person(people, event.seat);
      return [line(message('chinkway.may-ask', { who, wish: finalWish(before) }), 'CW7.2')];
    }
    case 'finalAnswered':
      return [line(finalAnswer(event, before, people), answerRule(before.options, event.wanted))];
    case 'gameOver':
      return [line(winners(chinkway.evolve(before, event), people))];
  }
}

/** Who names which trump: `Marta names spades.` */
export function namesTrump(seat: Seat, trump: Trump, people: People): Message {
  const who = person(people, seat);
  return trump === 'NT' ? message('chinkway.names-none', { who }) : message('chinkway.names', { who, suit: trump });
}

/** Who has won a game that is over, and with how many points. */
export function winners(state: ChinkwayState, people: People): Message {
  const first = standings(state).filter(({ place }) => place === 1);
  return message('chinkway.wins', { who: persons(people, first.map(({ seat }) => seat)), points: first[0]?.score ?? 0 });
}

function scoredLines(points: readonly number[], { deal }: ChinkwayState, people: People): readonly LogEntry[] {
  return sidesInOrder(deal, people).map((at) => {
    const side = deal.sides[at] ?? [];
    const count = deal.taken[at]?.length ?? 0;
    const who = persons(people, side);
    return line(message('chinkway.fills', { who, count, points: points[side[0] ?? 0] ?? 0 }), 'CW5.1');
  });
}

/** A line that shows cards of the trick itself (CW4.6). */
function ofTrick(before: ChinkwayState, sentence: Message): LogEntry {
  const trick = trickNumber(before);
  return { mark: String(trick), sentence, trick: { deal: before.deal.number, trick } };
}

function line(sentence: Message, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}
