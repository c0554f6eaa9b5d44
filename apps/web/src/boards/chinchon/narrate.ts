import { countersAfter, type Face, isSeen, type Seat, type SpanishCard } from '@chinwag/rules';
import {
  chinchon, type ChinchonEvent, type ChinchonPayment, type ChinchonState, endingRule, inTurnFrom, keptAfter,
  type LayOff, lotOf, type Meld, MOST_TURNS, type Stopping, winners,
} from '@chinwag/rules/chinchon';
import { inPoints, written } from '../../wording/numbers.ts';
import { capital, counted, listed } from '../../wording/words.ts';
import type { LogEntry, Sentence } from '../board.ts';
import {
  does, doTogether, isYou, onlyTo, type People, Someone, someone, type Verb, verb, whose,
} from '../shared/people.ts';
import { cardsInText, meldName, meldsInText } from './words.ts';

const LEAD = verb('lead');
const DEAL = verb('deal');
const DRAW = verb('draw');
const TAKE = verb('take');
const DISCARD = verb('discard');
const LAY = verb('lay');
const ADD = verb('add');
const CLOSE = verb('close');
const KEEP = verb('keep');
const COUNT = verb('count');
const COME = verb('come');
const STAY = verb('stay');
const PAY = verb('pay');
const WIN = verb('win');
const BE = { you: 'are', they: 'is' };

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChinchonEvent, before: ChinchonState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'leaderDrawn':
      return leaderLines(event, people);
    case 'dealt': {
      const deals = lower(does(people, event.dealer, DEAL));
      return [line([`Deal ${before.deal.number + 1}. ${does(people, event.leader, LEAD)}, ${deals}.`], 'CH2.3')];
    }
    case 'stockRenewed':
      return [line(['The stock is used up: the discards are shuffled into a new one.'], 'CH4.2')];
    case 'drawn':
      if (!isSeen(event.card)) return [line([`${does(people, event.seat, DRAW)} from the stock.`])];
      return [{ ...line([`${does(people, event.seat, DRAW)} `, { card: event.card }, '.']), ...onlyTo(people, event.seat) }];
    case 'discardTaken':
      return [line([`${does(people, event.seat, TAKE)} `, { card: event.card }, ' from the discards.'])];
    case 'discarded':
      return [line([`${does(people, event.seat, DISCARD)} `, { card: event.card }, '.'])];
    case 'laidDown':
      return [line([`${does(people, event.seat, LAY)} down `, ...meldsInText(event.melds), '.'], 'CH6.1')];
    case 'laidOff':
      return [line([`${does(people, event.seat, ADD)} `, ...additions([event], before, people), '.'], 'CH6.2')];
    case 'closed':
      return [closedLine(event, before, people)];
    case 'settled':
      return [line([`${Someone(people, event.seat)} `, ...laidAddedKept(event, before, people), '.'], 'CH5.3')];
    case 'dealStopped':
      return [line([stoppedSentence(event.kind)], endingRule(before.options, event.kind))];
    case 'dealScored':
      return scoredLines(event, before, people);
    case 'reenlistOffered': {
      const who = capital(listed(event.seats.map((seat) => someone(people, seat))));
      return [line([`${who} may come in again with ${written(event.total)}.`], 'CH8.2')];
    }
    case 'reenlisted':
      return [line([`${does(people, event.seat, COME)} in again, with ${written(event.total)}.`], 'CH8.2')];
    case 'declined':
      return [line([`${does(people, event.seat, STAY)} out.`], 'CH8.2')];
    case 'paid':
      return paidLines(event.payments, before, people);
    case 'gameOver':
      return [line([`The game is over: ${lower(winning(before, people))}.`], 'CH7.3')];
  }
}

/** Who has won a game that is over: `Zosia wins`, `You and Tomek win together`. */
export function winning(state: ChinchonState, people: People): string {
  const seats = winners(state);
  return `${doTogether(people, seats, WIN)}${seats.length > 1 ? ' together' : ''}`;
}

type Event<Type extends ChinchonEvent['type']> = Extract<ChinchonEvent, { type: Type }>;

function leaderLines({ seat, rounds }: Event<'leaderDrawn'>, people: People): readonly LogEntry[] {
  const lines = rounds.map((round, k) => {
    const drawn = round.flatMap((draw, at): Sentence => [
      `${at === 0 ? Someone(people, draw.seat) : `, ${someone(people, draw.seat)}`} `,
      { card: draw.card },
    ]);
    return line([k === 0 ? 'Drawn for the lead: ' : 'Drawn again: ', ...drawn, '.'], 'CH2.1');
  });
  return [...lines, line([`${does(people, seat, LEAD)} first.`], 'CH2.1')];
}

function closedLine(event: Event<'closed'>, before: ChinchonState, people: People): LogEntry {
  const { seat, card, chinchon } = event;
  const closing: Sentence = card !== null && isSeen(card) ? [' with ', { card }, ' face down'] : [];
  const how = chinchon ? ', a Chinchón: ' : ': ';
  const rule = endingRule(before.options, chinchon ? 'chinchon' : 'closed');
  return line([does(people, seat, CLOSE), ...closing, how, ...laidAddedKept(event, before, people), '.'], rule);
}

interface Laid {
  readonly seat: Seat;
  readonly melds: readonly Meld[];
  readonly layOffs: readonly LayOff[];
  readonly card?: Face<SpanishCard> | null;
}

/** What somebody lays, adds and keeps at once: `lays 5O 5E 5B, adds 3C to Iker’s copas, keeps one card`. */
function laidAddedKept(laying: Laid, before: ChinchonState, people: People): Sentence {
  const { seat, melds, layOffs, card = null } = laying;
  const word = (what: Verb): string => (isYou(people, seat) ? what.you : what.they);
  const kept = keptAfter(before.deal, seat, { melds, layOffs, card });
  const laid: Sentence = [`${word(LAY)} `, ...(melds.length === 0 ? ['nothing'] : meldsInText(melds))];
  const added: Sentence = layOffs.length === 0 ? [] : [`${word(ADD)} `, ...additions(layOffs, before, people)];
  const lays = melds.length > 0 || layOffs.length === 0;
  return [
    ...(lays ? laid : []),
    ...(lays && layOffs.length > 0 ? [', '] : []),
    ...added,
    `, ${word(KEEP)} ${kept === 0 ? 'nothing' : counted(kept, 'card', 'cards')}`,
  ];
}

function additions(layOffs: readonly LayOff[], { deal, options }: ChinchonState, people: People): Sentence {
  return layOffs.flatMap(({ card, meld }, k): Sentence => {
    const target = deal.melds[meld];
    if (target === undefined) return [];
    const own = `${whose(people, target.owner)} ${meldName(target.cards, options.deck)}`;
    return [...(k === 0 ? [] : [k === layOffs.length - 1 ? ' and ' : ', ']), { card }, ` to ${own}`];
  });
}

function stoppedSentence(kind: Stopping): string {
  if (kind === 'long') return `Everybody has had ${MOST_TURNS} turns: the deal ends, and nobody has closed.`;
  return 'Nobody can go out any more: the deal ends, and nobody has closed.';
}

function scoredLines(event: Event<'dealScored'>, before: ChinchonState, people: People): readonly LogEntry[] {
  const { closingCard, points, out } = event;
  const { totals, records } = chinchon.evolve(before, event);
  const record = records.at(-1);
  const { closing, leader } = before.deal;
  const turned = closingCard === null ? [] : [line(['The closing card was ', { card: closingCard }, '.'])];
  const scores = inTurnFrom(before, closing?.seat ?? leader).map((seat): LogEntry => {
    const won = points[seat] ?? 0;
    const cards = event.counted[seat] ?? [];
    const total = `${written(before.totals[seat] ?? 0)} and ${written(won)} make ${written(totals[seat] ?? 0)}.`;
    const lot = record === undefined ? null : lotOf(record, seat);
    if (lot?.kind === 'chinchon') {
      return line([`${does(people, seat, COUNT)} ${inPoints(won)} for the Chinchón. ${total}`], lot.rule);
    }
    const shown: Sentence = cards.length === 0 ? ['nothing'] : [...cardsInText(cards), `, ${inPoints(won)}`];
    return line([`${does(people, seat, COUNT)} `, ...shown, `. ${total}`], 'CH7.1');
  });
  const gone = out.map((seat): LogEntry => {
    return line([`${does(people, seat, BE)} out, with ${written(totals[seat] ?? 0)}.`], 'CH7.2');
  });
  return [...turned, ...scores, ...gone];
}

/** A line for all antes; else one for everybody who pays, or takes of the pot. */
function paidLines(payments: readonly ChinchonPayment[], before: ChinchonState, people: People): readonly LogEntry[] {
  const [first] = payments;
  const { pot } = before;
  if (first?.reason === 'ante') {
    return [line([`Everybody pays ${first.amount} into the pot: ${countersAfter(before, payments).pot}.`], first.rule)];
  }
  return payments.map(({ from, to, amount, rule }) => {
    if (from !== 'pot') {
      return line([`${does(people, from, PAY)} ${amount} into the pot: ${countersAfter(before, payments).pot}.`], rule);
    }
    if (to === 'pot') throw new Error('the pot does not pay itself');
    return line([`${does(people, to, TAKE)} ${potWords(amount, pot)}.`], rule);
  });
}

function potWords(amount: number, pot: number): string {
  return amount === pot ? `the pot of ${amount}` : `${amount} of the pot`;
}

function lower(sentence: string): string {
  return sentence.startsWith('You ') ? `you ${sentence.slice(4)}` : sentence;
}

function line(sentence: Sentence, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}
