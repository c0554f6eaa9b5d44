import { allSeats, isSeen } from '@chinwag/rules';
import { type ChanoyuEvent, type ChanoyuState, chanoyu, leadingPlay, outlook, totals, trickNumber } from '@chinwag/rules/chanoyu';
import { listed } from '../../wording/words.ts';
import type { LogEntry, Sentence } from '../board.ts';
import { does, type People, someone, verb, whose, youFirst } from '../shared/people.ts';
import { whatFollows } from './outcome.ts';
import { cardCount, cardInWords, cardsInWords, laidInWords, pointsInWords } from './words.ts';

const PLAY = verb('play');
const LEAD = verb('lead');
const LAY = verb('lay');
const WIN = verb('win');
const SCORE = verb('score');
const HOST = verb('host');

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChanoyuEvent, before: ChanoyuState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'dealt': {
      const leader = chanoyu.evolve(before, event).deal.leader;
      const hosts = does(people, event.dealer, HOST).replace(/^You\b/, 'you');
      const leads = `${someone(people, leader)} to the right ${leader === people.viewer ? LEAD.you : LEAD.they}`;
      const rule = before.deal.number === 0 ? 'CN3.1' : 'CN6.2';
      return [line([`Round ${before.deal.number + 1}: ${hosts}, ${leads}.`], rule)];
    }
    case 'cardPlayed': {
      const how = before.deal.trick.length === 0 ? LEAD : PLAY;
      return [ofTrick(before, [`${does(people, event.seat, how)} `, cardInWords(event.card), '.'])];
    }
    case 'trickCompleted': {
      const winning = leadingPlay(before.deal.trick);
      if (event.winner === null) return [inTrick(before, ['Nobody wins the trick.'], 'CN4.4')];
      const who = does(people, event.winner, WIN);
      return [ofTrick(before, winning ? [`${who} the trick with `, { card: winning.card }, '.'] : [`${who} the trick.`])];
    }
    case 'cardLaid': {
      const own = event.row === event.seat;
      const where = own ? '' : ` in ${whose(people, event.row)} row`;
      const rest = `${where}${scoring(event, before, people)}.`;
      const sentence: Sentence = [`${does(people, event.seat, LAY)} `, ...laidInWords(event), rest];
      return [own ? inTrick(before, sentence) : inTrick(before, sentence, 'CN5.4')];
    }
    case 'restDiscarded': {
      if (event.cards.length === 0 || before.deal.lastTrick?.winner === null) return [];
      const discarded = event.cards.length === 1 ? ' is discarded.' : ' are discarded.';
      return [ofTrick(before, [...cardsInWords(event.cards), discarded])];
    }
    case 'drawn':
      return drawn(event, before, people);
    case 'roundScored':
      return scoredLines(event, before, people);
    case 'gameOver':
      return [line([whatFollows(chanoyu.evolve(before, event), people)], 'CN6.3')];
  }
}

type Laid = Extract<ChanoyuEvent, { type: 'cardLaid' }>;
type Scored = Extract<ChanoyuEvent, { type: 'roundScored' }>;
type Drawn = Extract<ChanoyuEvent, { type: 'drawn' }>;

/** What the row would score then, where that has changed: `: your row scores 4`. */
function scoring(event: Laid, before: ChanoyuState, people: People): string {
  const states = [before, chanoyu.evolve(before, event)];
  const [then = 0, now = 0] = states.map((state) => outlook(state).points[event.row] ?? 0);
  if (then === now) return '';
  return `: ${whose(people, event.row)} row would score ${now}`;
}

function drawn({ cards }: Drawn, { deal }: ChanoyuState, people: People): readonly LogEntry[] {
  const left = deal.pile.length - cards.length;
  const all = line([`Everybody draws; ${cardCount(left)} left in the pile.`]);
  const own = people.viewer === 'spectator' ? undefined : cards[people.viewer];
  if (own === undefined || !isSeen(own)) return [all];
  return [{ mark: '', sentence: ['You draw ', cardInWords(own), '.'], onlyYou: true }, all];
}

function scoredLines(event: Scored, before: ChanoyuState, people: People): readonly LogEntry[] {
  const after = totals(chanoyu.evolve(before, event));
  const seats = youFirst(people, allSeats(event.points.length));
  const scores = seats.map((seat) => `${someone(people, seat)} ${after[seat] ?? 0}`);
  return [
    ...seats.map((seat) => line([`${does(people, seat, SCORE)} ${pointsInWords(event.points[seat] ?? 0)}.`], 'CN6.1')),
    line([`In all: ${listed(scores)}.`]),
  ];
}

/** A line that shows cards of the trick itself (CN4.5). */
function ofTrick(before: ChanoyuState, sentence: Sentence): LogEntry {
  const { deal } = before;
  return { ...inTrick(before, sentence), trick: { deal: deal.number, trick: trickNumber(deal) } };
}

function inTrick(before: ChanoyuState, sentence: Sentence, rule?: string): LogEntry {
  const entry = { mark: String(trickNumber(before.deal)), sentence };
  return rule === undefined ? entry : { ...entry, rule };
}

function line(sentence: Sentence, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}
