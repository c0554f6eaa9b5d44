import { countersAfter, type Face, isSeen, type Seat, type SpanishCard } from '@chinwag/rules';
import {
  type ChinchonEvent, type ChinchonPayment, type ChinchonState, endingRule, inTurnFrom, leftAfter, type LayOff, type Meld,
  MOST_TURNS, winners,
} from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../../board/logEntry.ts';
import { cardFlight, dealt, heldBy, laidBy, moved, turned } from '../../board/flight/cardFlights.ts';
import { counterFlights } from '../../board/flight/counterFlights.ts';
import { line, lineFor } from '../../board/logLine.ts';
import type { EventsOnScreen } from '../../board/onScreen.ts';
import { type People, person, persons } from '../../board/people.ts';
import { meldsInWords, targetOf } from './words.ts';

/** The on-screen effects of Chinchón's events. A seat shows the discard its player took, until the player draws again. */
export const events: EventsOnScreen<ChinchonEvent, ChinchonState> = {
  leaderDrawn: {
    movement: ({ rounds }) => turned(rounds.flat().map(({ card }) => `trick ${card}` as const)),
    pauseAfter: 'shown',
    log: ({ seat, rounds }, _, people) => {
      const lines = rounds.map((round, k) => {
        const cards = round.map((draw) =>
          message('chinchon.somebodys-card', { who: person(people, draw.seat), card: draw.card }),
        );
        return line(message(k === 0 ? 'chinchon.drawn-for-lead' : 'chinchon.drawn-again', { cards }), 'CH2.1');
      });
      return [...lines, line(message('chinchon.leads-first', { who: person(people, seat) }), 'CH2.1')];
    },
  },
  dealt: {
    movement: ({ hands }) => [...dealt(hands, ['stock']), ...turned(['discards'])],
    pauseAfter: 'dealt',
    lastAction: () => 'over',
    log: ({ leader, dealer }, { deal }, people) => {
      const who = { leader: person(people, leader), dealer: person(people, dealer) };
      return line(message('chinchon.dealt', { deal: deal.number + 1, ...who }), 'CH2.3');
    },
  },
  stockRenewed: {
    movement: () => moved('discards', 'stock'),
    pauseAfter: 'announced',
    log: () => line(message('chinchon.stock-renewed'), 'CH4.2'),
  },
  drawn: {
    movement: ({ seat, card }) => [cardFlight(card, ['stock'], heldBy(seat, card))],
    lastAction: ({ seat }) => ({ seat, said: null }),
    log: ({ seat, card }, _, people) => {
      const who = person(people, seat);
      if (!isSeen(card)) return line(message('chinchon.draws', { who }));
      return lineFor(seat, people, message('chinchon.draws-card', { who, card }));
    },
  },
  discardTaken: {
    movement: ({ seat, card }) => [cardFlight(card, ['discards'], heldBy(seat, card))],
    pauseAfter: 'taken',
    lastAction: ({ seat, card }) => ({ seat, said: message('board.took', { card }) }),
    log: ({ seat, card }, _, people) => line(message('chinchon.takes', { who: person(people, seat), card })),
  },
  discarded: {
    movement: ({ seat, card }) => [cardFlight(card, heldBy(seat, card), ['discards'])],
    log: ({ seat, card }, _, people) => line(message('chinchon.discards', { who: person(people, seat), card })),
  },
  laidDown: {
    movement: ({ seat, melds }) => laidBy(seat, melds.flat()),
    pauseAfter: 'laid down',
    log: ({ seat, melds }, { options }, people) => {
      const said = { who: person(people, seat), melds: meldsInWords(melds, options.deck) };
      return line(message('chinchon.lays-down', said), 'CH6.1');
    },
  },
  laidOff: {
    movement: ({ seat, card }) => laidBy(seat, [card]),
    pauseAfter: 'announced',
    log: (event, before, people) => {
      const cards = additions(event.seat, [event], before, people);
      return line(message('chinchon.adds-to', { who: person(people, event.seat), cards }), 'CH6.2');
    },
  },
  closed: {
    movement: ({ seat, card, melds, layOffs }) => [
      ...(card === null ? [] : [cardFlight('??', heldBy(seat, card), ['closing'])]),
      ...laidBy(seat, [...melds.flat(), ...layOffs.map((layOff) => layOff.card)]),
    ],
    pauseAfter: 'shown',
    // closing is good news (CH5.1)
    sentiment: (event, _, seat) => (event.seat === seat ? 'good' : 'plain'),
    log: (event, before, people) => {
      const { seat, card, chinchon } = event;
      const how = chinchon ? 'chinchon' : 'other';
      const said = { who: person(people, seat), how, doings: laidAddedLeft(event, before, people) } as const;
      const seen = card !== null && isSeen(card);
      const sentence = seen ? message('chinchon.closes-with', { ...said, card }) : message('chinchon.closes', said);
      return line(sentence, endingRule(before.options, chinchon ? 'chinchon' : 'closed'));
    },
  },
  settled: {
    movement: ({ seat, melds, layOffs }) => laidBy(seat, [...melds.flat(), ...layOffs.map(({ card }) => card)]),
    pauseAfter: 'laid down',
    log: (event, before, people) => {
      const said = { who: person(people, event.seat), doings: laidAddedLeft(event, before, people) };
      return line(message('chinchon.settled', said), 'CH5.3');
    },
  },
  dealStopped: {
    pauseAfter: 'shown',
    log: ({ kind }, { options }) => {
      const stuck = message('chinchon.stopped-stuck');
      const stopped = kind === 'long' ? message('chinchon.stopped-long', { turns: MOST_TURNS }) : stuck;
      return line(stopped, endingRule(options, kind));
    },
  },
  dealScored: {
    pauseAfter: 'score sheet',
    // being knocked out is bad news (CH7.2)
    sentiment: ({ out }, _, seat) => (out.includes(seat) ? 'bad' : 'plain'),
    log: (event, before, people) => scoredLines(event, before, people),
  },
  reenlistOffered: {
    log: ({ seats, total }, _, people) => line(message('chinchon.offered', { who: persons(people, seats), total }), 'CH8.2'),
  },
  reenlisted: {
    pauseAfter: 'decided',
    log: ({ seat, total }, _, people) => line(message('chinchon.comes-in', { who: person(people, seat), total }), 'CH8.2'),
  },
  declined: {
    pauseAfter: 'decided',
    log: ({ seat }, _, people) => line(message('chinchon.stays-out', { who: person(people, seat) }), 'CH8.2'),
  },
  paid: {
    movement: ({ payments }) => counterFlights(payments),
    pauseAfter: 'taken',
    log: ({ payments }, before, people) => paidLines(payments, before, people),
  },
  gameOver: {
    log: (_, before, people) => line(message('chinchon.game-won', { who: persons(people, winners(before)) }), 'CH7.3'),
  },
};

interface LaidDown {
  readonly seat: Seat;
  readonly melds: readonly Meld[];
  readonly layOffs: readonly LayOff[];
  readonly card?: Face<SpanishCard> | null;
}

/**
 * Returns the player's lays, lay-offs and remaining cards as list items: `lays down 3 fives`, `lays off 3♣ on Iker’s cups`,
 * `keeps 1 card`.
 */
function laidAddedLeft(laying: LaidDown, before: ChinchonState, people: People): readonly Message[] {
  const { seat, melds, layOffs, card = null } = laying;
  const who = person(people, seat);
  const laid = meldsInWords(melds, before.options.deck);
  return [
    ...(melds.length > 0 ? [message('chinchon.lays', { who, melds: laid })] : []),
    ...(layOffs.length > 0 ? [message('chinchon.adds', { who, cards: additions(seat, layOffs, before, people) })] : []),
    message('chinchon.keeps', { who, left: leftAfter(before.deal, seat, { melds, layOffs, card }) }),
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

type DealScored = Extract<ChinchonEvent, { readonly type: 'dealScored' }>;

/** Returns the log lines of a scored deal: the closing card, a Chinchón, everyone's points in one line, and who is knocked out. */
function scoredLines({ closingCard, points, out }: DealScored, before: ChinchonState, people: People): readonly LogEntry[] {
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

/** Returns one line for all antes, or one line for each player who pays into the pot or takes from it. */
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
