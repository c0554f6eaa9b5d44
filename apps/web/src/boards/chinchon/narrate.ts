import { countersAfter, type Face, isSeen, type Seat, type SpanishCard } from '@chinwag/rules';
import {
  type ChinchonEvent, type ChinchonPayment, type ChinchonState, endingRule, inTurnFrom, keptAfter, type LayOff, type Meld,
  MOST_TURNS, winners,
} from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../board.ts';
import { onlyTo, type People, person, persons } from '../shared/people.ts';
import { meldsInWords, targetOf } from './words.ts';

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChinchonEvent, before: ChinchonState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'leaderDrawn':
      return leaderLines(event, people);
    case 'dealt': {
      const who = { leader: person(people, event.leader), dealer: person(people, event.dealer) };
      return [line(message('chinchon.dealt', { deal: before.deal.number + 1, ...who }), 'CH2.3')];
    }
    case 'stockRenewed':
      return [line(message('chinchon.stock-renewed'), 'CH4.2')];
    case 'drawn': {
      const who = person(people, event.seat);
      if (!isSeen(event.card)) return [line(message('chinchon.draws', { who }))];
      return [{ ...line(message('chinchon.draws-card', { who, card: event.card })), ...onlyTo(people, event.seat) }];
    }
    case 'discardTaken':
      return [line(message('chinchon.takes', { who: person(people, event.seat), card: event.card }))];
    case 'discarded':
      return [line(message('chinchon.discards', { who: person(people, event.seat), card: event.card }))];
    case 'laidDown': {
      const melds = meldsInWords(event.melds, before.options.deck);
      return [line(message('chinchon.lays-down', { who: person(people, event.seat), melds }), 'CH6.1')];
    }
    case 'laidOff': {
      const cards = additions(event.seat, [event], before, people);
      return [line(message('chinchon.adds-to', { who: person(people, event.seat), cards }), 'CH6.2')];
    }
    case 'closed':
      return [closedLine(event, before, people)];
    case 'settled': {
      const doings = laidAddedKept(event, before, people);
      return [line(message('chinchon.settled', { who: person(people, event.seat), doings }), 'CH5.3')];
    }
    case 'dealStopped': {
      const stuck = message('chinchon.stopped-stuck');
      const stopped = event.kind === 'long' ? message('chinchon.stopped-long', { turns: MOST_TURNS }) : stuck;
      return [line(stopped, endingRule(before.options, event.kind))];
    }
    case 'dealScored':
      return scoredLines(event, before, people);
    case 'reenlistOffered':
      return [line(message('chinchon.offered', { who: persons(people, event.seats), total: event.total }), 'CH8.2')];
    case 'reenlisted':
      return [line(message('chinchon.comes-in', { who: person(people, event.seat), total: event.total }), 'CH8.2')];
    case 'declined':
      return [line(message('chinchon.stays-out', { who: person(people, event.seat) }), 'CH8.2')];
    case 'paid':
      return paidLines(event.payments, before, people);
    case 'gameOver':
      return [line(message('chinchon.game-won', { who: persons(people, winners(before)) }), 'CH7.3')];
  }
}

type Event<Type extends ChinchonEvent['type']> = Extract<ChinchonEvent, { type: Type }>;

function leaderLines({ seat, rounds }: Event<'leaderDrawn'>, people: People): readonly LogEntry[] {
  const lines = rounds.map((round, k) => {
    const cards = round.map((draw) =>
      message('chinchon.somebodys-card', { who: person(people, draw.seat), card: draw.card }),
    );
    return line(message(k === 0 ? 'chinchon.drawn-for-lead' : 'chinchon.drawn-again', { cards }), 'CH2.1');
  });
  return [...lines, line(message('chinchon.leads-first', { who: person(people, seat) }), 'CH2.1')];
}

function closedLine(event: Event<'closed'>, before: ChinchonState, people: People): LogEntry {
  const { seat, card, chinchon } = event;
  const how = chinchon ? 'chinchon' : 'other';
  const said = { who: person(people, seat), how, doings: laidAddedKept(event, before, people) } as const;
  const seen = card !== null && isSeen(card);
  const sentence = seen ? message('chinchon.closes-with', { ...said, card }) : message('chinchon.closes', said);
  return line(sentence, endingRule(before.options, chinchon ? 'chinchon' : 'closed'));
}

interface Laid {
  readonly seat: Seat;
  readonly melds: readonly Meld[];
  readonly layOffs: readonly LayOff[];
  readonly card?: Face<SpanishCard> | null;
}

/** What somebody lays, adds and keeps at once: `lays 3 fives`, `adds 3♣ to Iker’s cups`, `keeps 1 card`. */
function laidAddedKept(laying: Laid, before: ChinchonState, people: People): readonly Message[] {
  const { seat, melds, layOffs, card = null } = laying;
  const who = person(people, seat);
  const laid = meldsInWords(melds, before.options.deck);
  return [
    ...(melds.length > 0 ? [message('chinchon.lays', { who, melds: laid })] : []),
    ...(layOffs.length > 0 ? [message('chinchon.adds', { who, cards: additions(seat, layOffs, before, people) })] : []),
    message('chinchon.keeps', { who, kept: keptAfter(before.deal, seat, { melds, layOffs, card }) }),
  ];
}

function additions(
  seat: Seat, layOffs: readonly LayOff[], { deal, options }: ChinchonState, people: People,
): readonly Message[] {
  return layOffs.flatMap(({ card, meld }) => {
    const target = deal.melds[meld];
    if (target === undefined) return [];
    return [message('chinchon.addition', { card, ...targetOf(target, seat, options.deck, people) })];
  });
}

/** The closing card, a Chinchón, everybody’s points in one line, and who is out. */
function scoredLines(event: Event<'dealScored'>, before: ChinchonState, people: People): readonly LogEntry[] {
  const { closingCard, points, out } = event;
  const { options, totals, deal: { closing, leader } } = before;
  const made = closing !== null && closing.chinchon ? closing.seat : null;
  const scores = inTurnFrom(before, closing?.seat ?? leader).map((seat) => {
    const won = points[seat] ?? 0;
    return message('chinchon.points-of', { who: person(people, seat), points: won, total: (totals[seat] ?? 0) + won });
  });
  return [
    ...(closingCard === null ? [] : [line(message('chinchon.closing-card', { card: closingCard }))]),
    ...(made === null
      ? []
      : [
          line(
            message('chinchon.chinchon-counts', { who: person(people, made), points: points[made] ?? 0 }),
            endingRule(options, 'chinchon'),
          ),
        ]),
    line(message('chinchon.points-are', { points: scores }), 'CH7.1'),
    ...(out.length === 0 ? [] : [line(message('chinchon.are-out', { who: persons(people, out) }), 'CH7.2')]),
  ];
}

/** A line for all antes; else one for everybody who pays, or takes of the pot. */
function paidLines(payments: readonly ChinchonPayment[], before: ChinchonState, people: People): readonly LogEntry[] {
  const [first] = payments;
  const { pot } = countersAfter(before, payments);
  if (first?.reason === 'ante') return [line(message('chinchon.antes', { amount: first.amount, pot }), first.rule)];
  return payments.map(({ from, to, amount, rule }) => {
    if (from !== 'pot') return line(message('chinchon.pays', { who: person(people, from), amount, pot }), rule);
    if (to === 'pot') throw new Error('the pot does not pay itself');
    const takes = amount === before.pot ? 'chinchon.takes-pot' : 'chinchon.takes-share';
    return line(message(takes, { who: person(people, to), amount }), rule);
  });
}

function line(sentence: Message, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}
