import { type Face, isSeen } from '@chinwag/rules';
import {
  type ChinasoCard, type ChinasoEvent, type ChinasoState, contractInWords, contractOf, LAYING_RULES, PENALTY_CARDS,
  setAt,
} from '@chinwag/rules/chinaso';
import { listed, numberWord } from '../../wording/words.ts';
import type { LogEntry, Sentence } from '../board.ts';
import { does, onlyTo, type People, someone, type Verb, verb, youFirst } from '../shared/people.ts';
import { endingInWords, winners } from './endings.ts';
import { placeInWords } from './laying.ts';
import { paymentsInWords } from './payments.ts';
import { setDrawn, setOf } from './words.ts';

const DEAL = verb('deal');
const TAKE = verb('take');
const BUY = verb('buy');
const DRAW = verb('draw');
const LAY = verb('lay');
const LEAVE = verb('leave');
const SWAP = verb('swap');
const THROW = verb('throw');
const HOLD = verb('hold');
const WANT = verb('want');
const SAY = verb('say');
const GO = { you: 'go', they: 'goes' };

type LaidOff = Extract<ChinasoEvent, { type: 'laidOff' }>;
type JokerSwapped = Extract<ChinasoEvent, { type: 'jokerSwapped' }>;

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChinasoEvent, before: ChinasoState, people: People): readonly LogEntry[] {
  const { deal } = before;
  const who = (seat: number, verb: Verb) => does(people, seat, verb);
  const own = (seat: number, sentence: Sentence) => ({ ...line(sentence), ...onlyTo(people, seat) });
  switch (event.type) {
    case 'dealerDrawn':
      return [line([`${who(event.seat, DEAL)} first, by lot.`], 'CS1.2')];
    case 'dealt': {
      const number = deal.number + 1;
      const asks = `Hand ${number}: ${contractInWords(contractOf(number))}. ${who(event.dealer, DEAL)}; `;
      return [line([asks, { card: event.turned }, ' is turned up.'], 'CS3.1')];
    }
    case 'discardTaken':
      return [line([`${who(event.seat, TAKE)} `, ...seen(event.card, deal.live?.card), '.'])];
    case 'windowOpened': {
      const asked = listed(youFirst(people, event.asked).map((seat) => someone(people, seat)));
      return [line([`${who(event.seat, LEAVE)} `, ...seen(deal.live?.card), `, which is offered to ${asked}.`], 'CS5.2')];
    }
    case 'answered': {
      if (event.buys === null) return [];
      const says = event.buys ? `${who(event.seat, WANT)} to buy ` : `${who(event.seat, SAY)} no to `;
      return [own(event.seat, [says, ...seen(deal.live?.card), '.'])];
    }
    case 'bought': {
      const more = ` and ${people.viewer === event.seat ? 'draw' : 'draws'} ${numberWord(PENALTY_CARDS)} more cards.`;
      return [line([`${who(event.seat, BUY)} `, ...seen(event.card, deal.live?.card), more], 'CS5.3')];
    }
    case 'nobodyBought':
      return [line(['Nobody buys ', ...seen(deal.live?.card), '.'])];
    case 'drawn':
      if (isSeen(event.card)) return [own(event.seat, [`${who(event.seat, DRAW)} `, { card: event.card }, '.'])];
      return event.as === 'turn' ? [line([`${who(event.seat, DRAW)} a card.`])] : [];
    case 'reshuffled':
      return [line(['The draw pile is empty: the dead discards are shuffled to form it anew.'], 'CS5.5')];
    case 'wentDown': {
      const sets = event.sets.flatMap((set, k): Sentence => [k === 0 ? ': a ' : '; a ', ...setDrawn(set)]);
      return [line([`${who(event.seat, GO)} down`, ...sets, '.'], 'CS3.2')];
    }
    case 'laidOff':
      return [laidLine(event, before, people)];
    case 'jokerSwapped':
      return [swappedLine(event, before, people)];
    case 'discarded':
      return [line([`${who(event.seat, THROW)} `, { card: event.card }, '.'])];
    case 'held':
      return [line([`${who(event.seat, HOLD)} the last card.`], 'CS4.6')];
    case 'handEnded': {
      const { headline, sentence, rule } = endingInWords(event, people);
      return [line([`${headline as string} `, ...(sentence as Sentence)], rule)];
    }
    case 'paid':
      return paymentsInWords(event.payments, people).map(({ sentence, rule }) => line([sentence], rule));
    case 'handScored': {
      const scored = event.points.map((points, seat) => `${someone(people, seat)} ${points}`);
      return [line([`Hand ${deal.number} is scored: ${scored.join(', ')}.`], 'CS6.1')];
    }
    case 'gameOver':
      return [line([winners(before, people)], 'CS6.1')];
  }
}

/** The first of these cards that the viewer may see. */
function seen(...cards: readonly (Face<ChinasoCard> | undefined)[]): Sentence {
  const card = cards.find((one) => one !== undefined && isSeen(one));
  return card === undefined ? ['the discard'] : [{ card }];
}

function laidLine(event: LaidOff, { deal }: ChinasoState, people: People): LogEntry {
  const { seat, card, from, place } = event;
  const set = setAt(deal.table, place);
  const where = set === null ? '' : ` ${placeInWords(people, place, set)}`;
  const taken = from === 'discard' ? ' from the discard pile' : '';
  return line([`${does(people, seat, LAY)} `, { card }, `${taken}${where}.`], LAYING_RULES[from]);
}

function swappedLine(event: JokerSwapped, { deal }: ChinasoState, people: People): LogEntry {
  const { seat, card, from, straight, jokerPlace } = event;
  const [out, on] = [setAt(deal.table, straight), setAt(deal.table, jokerPlace)];
  const taken = from === 'discard' ? ' from the discard pile' : '';
  const whence = out === null ? '' : ` in ${setOf(people, straight.seat, out)}`;
  const where = on === null ? '' : `; it goes ${placeInWords(people, jokerPlace, on)}`;
  return line([`${does(people, seat, SWAP)} `, { card }, `${taken} for the joker${whence}${where}.`], 'CS4.5');
}

function line(sentence: Sentence, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}
