import { allSeats, isSeen } from '@chinwag/rules';
import {
  type ChanoyuEvent, type ChanoyuState, chanoyu, kindOf, leadingPlay, outlook, totals, trickNumber,
} from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../board.ts';
import { type People, person, youFirst } from '../shared/people.ts';
import { whatFollows } from './outcome.ts';
import { allCalled, called, points } from './words.ts';

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChanoyuEvent, before: ChanoyuState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'dealt': {
      const { leader } = chanoyu.evolve(before, event).deal;
      const [host, round] = [person(people, event.dealer), before.deal.number + 1];
      const rule = before.deal.number === 0 ? 'CN3.1' : 'CN6.2';
      return [line(message('chanoyu.dealt', { round, host, leader: person(people, leader) }), rule)];
    }
    case 'cardPlayed': {
      const how = before.deal.trick.length === 0 ? 'shared.leads' : 'shared.plays';
      return [ofTrick(before, message(how, { who: person(people, event.seat), card: called(event.card) }))];
    }
    case 'trickCompleted':
      return [completed(event, before, people)];
    case 'cardLaid':
      return [laid(event, before, people)];
    case 'restDiscarded': {
      if (event.cards.length === 0 || before.deal.lastTrick?.winner === null) return [];
      return [ofTrick(before, message('chanoyu.discarded', { cards: allCalled(event.cards) }))];
    }
    case 'drawn':
      return [drawn(event, before, people)];
    case 'roundScored':
      return scoredLines(event, before, people);
    case 'gameOver':
      return [line(whatFollows(chanoyu.evolve(before, event), people), 'CN6.3')];
  }
}

type Completed = Extract<ChanoyuEvent, { type: 'trickCompleted' }>;
type Laid = Extract<ChanoyuEvent, { type: 'cardLaid' }>;
type Scored = Extract<ChanoyuEvent, { type: 'roundScored' }>;
type Drawn = Extract<ChanoyuEvent, { type: 'drawn' }>;

/** Who wins a trick, and with what where that may still be seen; or that nobody does. */
function completed({ winner }: Completed, before: ChanoyuState, people: People): LogEntry {
  if (winner === null) return inTrick(before, message('chanoyu.nobody-wins'), 'CN4.4');
  const [who, winning] = [person(people, winner), leadingPlay(before.deal.trick)];
  if (winning === null) return ofTrick(before, message('chanoyu.who-wins', { who }));
  return ofTrick(before, message('chanoyu.wins-trick', { who, card: called(winning.card) }));
}

/** What is laid where, and what the row would score then, where that has changed. */
function laid(event: Laid, before: ChanoyuState, people: People): LogEntry {
  const { seat, card, row, value } = event;
  const states = [before, chanoyu.evolve(before, event)];
  const [then = 0, now = 0] = states.map((state) => outlook(state).points[row] ?? 0);
  const scores = then === now ? 'other' : 'more';
  const said = { who: person(people, seat), card: called(card), value, scores, points: points(now) } as const;
  if (row !== seat) return inTrick(before, message('chanoyu.lays-elsewhere', { ...said, owner: person(people, row) }), 'CN5.4');
  const as = kindOf(card) === 'numbered' ? 'other' : 'value';
  return inTrick(before, message('chanoyu.lays', { ...said, as }));
}

/** That everybody draws, and what one draws oneself: told once, to each what they may know. */
function drawn({ cards }: Drawn, { deal }: ChanoyuState, people: People): LogEntry {
  const left = deal.pile.length - cards.length;
  const own = people.viewer === 'spectator' ? undefined : cards[people.viewer];
  if (own === undefined || !isSeen(own)) return line(message('chanoyu.draws', { left }));
  return { mark: '', sentence: message('chanoyu.you-draw', { card: called(own), left }), onlyYou: true };
}

/** What a round brought everybody, in one sentence, and what they have in all, in another. */
function scoredLines(event: Scored, before: ChanoyuState, people: People): readonly LogEntry[] {
  const after = totals(chanoyu.evolve(before, event));
  const seats = youFirst(people, allSeats(event.points.length));
  const scores = seats.map((seat) =>
    message('chanoyu.scores', { who: person(people, seat), points: points(event.points[seat] ?? 0) }),
  );
  const inAll = seats.map((seat) => message('shared.stands-at', { who: person(people, seat), total: after[seat] ?? 0 }));
  return [
    line(message('chanoyu.round-points', { round: before.deal.number, scores }), 'CN6.1'),
    line(message('chanoyu.in-all', { totals: inAll })),
  ];
}

/** A line that shows cards of the trick itself (CN4.5). */
function ofTrick(before: ChanoyuState, sentence: Message): LogEntry {
  const { deal } = before;
  return { ...inTrick(before, sentence), trick: { deal: deal.number, trick: trickNumber(deal) } };
}

function inTrick(before: ChanoyuState, sentence: Message, rule?: string): LogEntry {
  const entry = { mark: String(trickNumber(before.deal)), sentence };
  return rule === undefined ? entry : { ...entry, rule };
}

function line(sentence: Message, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}
