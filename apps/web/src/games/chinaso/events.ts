import { HIDDEN, isSeen, type Seat } from '@chinwag/rules';
import { type ChinasoEvent, type ChinasoState, contractIn, LAYING_RULES, setAt } from '@chinwag/rules/chinaso';
import type { CardCode } from '../../language/cardCode.ts';
import { message } from '../../language/message.ts';
import type { LogEntry } from '../../board/logEntry.ts';
import type { LastAction } from '../../board/lastActions.ts';
import { at, cardFlight, dealt, heldBy, laidBy, moved, turned } from '../../board/flight/cardFlights.ts';
import { counterFlights } from '../../board/flight/counterFlights.ts';
import type { Flight } from '../../board/flight/flight.ts';
import { line, lineFor } from '../../board/logLine.ts';
import type { EventsOnScreen } from '../../board/onScreen.ts';
import { isYou, type People, person, persons } from '../../board/people.ts';
import { endingInWords, winners } from './endings.ts';
import { paymentInWords } from './payments.ts';
import { cardOn, contractInWords, inWords, placeInWords } from './words.ts';

/** The on-screen effects of Chinaso's events. A seat shows the discard its player took or bought, until the player draws again. */
export const events: EventsOnScreen<ChinasoEvent, ChinasoState> = {
  dealerDrawn: {
    // the draw chooses a player
    movement: ({ seat }) => [cardFlight('??', ['stock'], at(seat))],
    pauseAfter: 'laid',
    log: ({ seat }, _, people) => line(message('chinaso.dealer-drawn', { who: person(people, seat) }), 'CS1.2'),
  },
  dealt: {
    movement: ({ hands }) => [...dealt(hands, ['stock']), ...turned(['discards'])],
    pauseAfter: 'laid',
    lastAction: () => 'over',
    log: ({ dealer, turned: card }, before, people) => {
      const deal = before.deal.number + 1;
      const said = { deal, sets: contractInWords(contractIn(before, deal)), who: person(people, dealer), card };
      return line(message('chinaso.dealt', said), 'CS3.1');
    },
  },
  discardTaken: {
    movement: ({ seat }, before) => liveTo(seat, before),
    pauseAfter: 'taken',
    lastAction: ({ seat }, before) => tookLive(seat, 'board.took', before),
    log: ({ seat }, before, people) => line(message('chinaso.takes', { who: person(people, seat), card: liveIn(before) })),
  },
  windowOpened: {
    // An open window never appears late: players must answer the window they see.
    pauseAfter: 'none',
    log: ({ seat, asked }, before, people) => {
      const said = { who: person(people, seat), card: liveIn(before), asked: persons(people, asked) };
      return line(message('chinaso.offered-to', said), 'CS5.2');
    },
  },
  answered: {
    pauseAfter: 'none',
    log: ({ seat, buys }, before, people) => {
      if (buys === null) return [];
      const said = { who: person(people, seat), card: liveIn(before) };
      return lineFor(seat, people, message(buys ? 'chinaso.says-yes' : 'chinaso.says-no', said));
    },
  },
  bought: {
    movement: ({ seat }, before) => liveTo(seat, before),
    pauseAfter: 'decided',
    lastAction: ({ seat }, before) => tookLive(seat, 'board.bought', before),
    log: ({ seat }, before, people) =>
      line(message('chinaso.buys', { who: person(people, seat), card: liveIn(before) }), 'CS5.3'),
  },
  nobodyBought: {
    pauseAfter: 'decided',
    log: (_, before) => line(message('chinaso.nobody-buys', { card: liveIn(before) })),
  },
  drawn: {
    movement: ({ seat, card }) => [cardFlight(card, ['stock'], heldBy(seat, card))],
    pauseAfter: 'drawn',
    lastAction: ({ seat, as }) => (as === 'turn' ? { seat, said: null } : null),
    log: ({ seat, card, as }, _, people) => {
      const who = person(people, seat);
      if (isSeen(card)) return lineFor(seat, people, message('chinaso.draws', { who, card }));
      return as === 'turn' ? line(message('chinaso.draws-unseen', { who })) : [];
    },
  },
  reshuffled: {
    movement: () => moved('discards', 'stock'),
    pauseAfter: 'announced',
    log: () => line(message('chinaso.reshuffled'), 'CS5.5'),
  },
  wentDown: {
    movement: ({ seat, sets }) => laidBy(seat, sets.flatMap(({ cards }) => cards)),
    pauseAfter: 'laid down',
    log: ({ seat, sets }, _, people) =>
      line(message('chinaso.goes-down', { who: person(people, seat), sets: sets.map(inWords) }), 'CS3.2'),
  },
  laidOff: {
    movement: ({ seat, card, from }) => [laidFrom(from, seat, card)],
    pauseAfter: 'laid',
    lastAction: ({ seat, from }, before) => (from === 'discard' ? tookLive(seat, 'board.took', before) : null),
    log: (event, before, people) => laidLine(event, before, people),
  },
  jokerSwapped: {
    movement: ({ seat, card, from, joker }) => [
      laidFrom(from, seat, card),
      cardFlight(joker, [`laid ${joker}`], [`laid ${joker}`], 1),
    ],
    pauseAfter: 'laid',
    log: (event, before, people) => swappedLine(event, before, people),
  },
  discarded: {
    movement: ({ seat, card }) => [cardFlight(card, heldBy(seat, card), ['discards'])],
    log: ({ seat, card }, _, people) => line(message('chinaso.discards', { who: person(people, seat), card })),
  },
  held: { log: ({ seat }, _, people) => line(message('chinaso.holds', { who: person(people, seat) }), 'CS4.6') },
  handEnded: {
    movement: ({ hands }) => turned(hands.map((_, seat) => `left ${seat}` as const)),
    pauseAfter: 'ended',
    // winning a hand is good news; all other players score the cards they hold (CS6.1)
    sentiment: ({ winner }, _, seat) => (winner === seat ? 'good' : 'bad'),
    log: (event, _, people) => {
      const { headline, sentence, rule } = endingInWords(event, people);
      return line(message('chinaso.both', { first: headline, second: sentence }), rule);
    },
  },
  paid: {
    movement: ({ payments }) => counterFlights(payments),
    pauseAfter: 'taken',
    log: ({ payments }, _, people) => {
      const paid = paymentInWords(payments, people);
      return paid === null ? [] : line(paid.sentence, paid.rule);
    },
  },
  handScored: {
    pauseAfter: 'score sheet',
    log: (event, { deal }, people) => {
      const points = event.points.map((total, seat) => message('board.stands-at', { who: person(people, seat), total }));
      return line(message('chinaso.scored', { deal: deal.number, points }), 'CS6.1');
    },
  },
  gameOver: { log: (_, before, people) => line(winners(before, people), 'CS6.1') },
};

type EventOf<Type extends ChinasoEvent['type']> = Extract<ChinasoEvent, { readonly type: Type }>;
type LaidOff = EventOf<'laidOff'>;
type JokerSwapped = EventOf<'jokerSwapped'>;

/** Returns the live discard. Once taken, the card stays hidden from the other players, who have seen it. */
function liveIn({ deal: { live } }: ChinasoState) {
  return live?.card ?? HIDDEN;
}

/** Returns the flight of the live discard to a hand. The card is then invisible to the other players, who have seen it. */
function liveTo(seat: Seat, { deal: { live } }: ChinasoState): readonly Flight[] {
  return live === null ? [] : [cardFlight(live.card, ['discards'], heldBy(seat, live.card))];
}

function tookLive(seat: Seat, how: 'board.took' | 'board.bought', { deal: { live } }: ChinasoState): LastAction | null {
  return live === null ? null : { seat, said: message(how, live) };
}

function laidFrom(from: 'hand' | 'discard', seat: Seat, card: CardCode): Flight {
  return cardFlight(card, from === 'hand' ? heldBy(seat, card) : ['discards'], [`laid ${card}`]);
}

function laidLine({ seat, card, from, place }: LaidOff, { deal }: ChinasoState, people: People): LogEntry | readonly LogEntry[] {
  const set = setAt(deal.table, place);
  if (set === null) return [];
  const where = placeInWords(people, place.seat, set, place.end);
  const whence = from === 'discard' ? from : 'other';
  const whose = isYou(people, place.seat) ? 'yours' : place.seat === seat ? 'own' : 'other';
  const values = { who: person(people, seat), card: cardOn(set, card, place.end), from: whence, whose } as const;
  const rule = LAYING_RULES[from];
  if (where.on === 'three') return line(message('chinaso.lays.three', { ...values, ...where.at }), rule);
  return line(message('chinaso.lays.straight', { ...values, ...where.at }), rule);
}

function swappedLine(event: JokerSwapped, { deal }: ChinasoState, people: People): LogEntry | readonly LogEntry[] {
  const { seat, card, from, straight, joker, jokerPlace } = event;
  const [out, set] = [setAt(deal.table, straight), setAt(deal.table, jokerPlace)];
  if (out?.kind !== 'straight' || set === null) return [];
  const where = placeInWords(people, jokerPlace.seat, set, jokerPlace.end);
  const values = {
    who: person(people, seat),
    card,
    from: from === 'discard' ? from : 'other',
    whence: person(people, straight.seat),
    out: out.suit,
  } as const;
  if (where.on === 'three') return line(message('chinaso.swaps.three', { ...values, ...where.at }), 'CS4.5');
  const laidAs = cardOn(set, joker, jokerPlace.end);
  return line(message('chinaso.swaps.straight', { ...values, ...where.at, joker: laidAs }), 'CS4.5');
}
