import { isSeen, type Seat } from '@chinwag/rules';
import {
  chapanka, type ChapankaEvent, type ChapankaState, KINAL, pancerolaStanding, partyNow, trickNumber, trickPoints, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import type { Place } from '../../ui/place.ts';
import type { LogEntry } from '../../board/logEntry.ts';
import { at, cardFlight, dealt, heldBy, played, swept, turned } from '../../board/flight/cardFlights.ts';
import { counterFlights } from '../../board/flight/counterFlights.ts';
import { line, lineFor, lineOf, playedBy } from '../../board/logLine.ts';
import type { EventsOnScreen } from '../../board/onScreen.ts';
import { isYou, type People, person } from '../../board/people.ts';
import { balanceOf } from './balance.ts';
import { tellChapanka } from './outcome.ts';
import { pancerolaShown, tellPancerola } from './pancerola.ts';
import { tellNoParty } from './party.ts';
import { tellPayments } from './tellPayments.ts';
import { chapankaSentiment, trickSentiment } from './sentiment.ts';
import { winners } from './winners.ts';

/** The on-screen effects of Chapanka's events. A payment stays visible long enough to be read. */
export const events: EventsOnScreen<ChapankaEvent, ChapankaState> = {
  dealerDrawn: {
    movement: ({ cards }) => turned(cards.map((card) => `trick ${card}` as const)),
    pauseAfter: 'shown',
    log: ({ seat }, _, people) => line(message('chapanka.first-dealer', { card: KINAL, who: person(people, seat) }), 'CP2.1'),
  },
  dealt: {
    movement: ({ dealer, hands, talon }) => [
      ...dealt(hands, at(dealer)),
      ...talon.flatMap((card, seat) => (card === null ? [] : [cardFlight('??', at(dealer), talonOf(seat))])),
    ],
    pauseAfter: 'dealt',
    log: ({ dealer }, { deal }, people) =>
      line(message('chapanka.dealt', { deal: deal.number + 1, who: person(people, dealer) })),
  },
  exchanged: {
    movement: ({ seat, card, drawn }) => [
      cardFlight(card, heldBy(seat, card), [`aside ${seat}`]),
      cardFlight('??', talonOf(seat), heldBy(seat, drawn)),
    ],
    pauseAfter: 'taken',
    log: ({ seat, card, drawn }, _, people) => {
      const who = person(people, seat);
      if (!isSeen(card) || !isSeen(drawn)) return line(message('chapanka.exchanged', { who }), 'CP2.4');
      return lineFor(seat, people, message('chapanka.exchanged-for', { who, card, drawn }), 'CP2.4');
    },
  },
  declined: {
    movement: ({ seat }) => [cardFlight('??', talonOf(seat), [`aside ${seat}`])],
    pauseAfter: 'taken',
    log: ({ seat }, _, people) => line(message('chapanka.declined', { who: person(people, seat) }), 'CP2.4'),
  },
  setAside: {
    movement: ({ seat, card }) => [cardFlight(card, heldBy(seat, card), [`aside ${seat}`])],
    pauseAfter: 'taken',
    log: (event, before, people) => {
      const { seat, card } = event;
      const who = person(people, seat);
      const set = isSeen(card) ? message('chapanka.sets-aside-card', { who, card }) : message('chapanka.sets-aside', { who });
      return [lineFor(seat, people, set, 'CP2.4'), ...ownPancerola(event, before, people)];
    },
  },
  cardPlayed: {
    movement: played,
    pauseAfter: (_, { deal }) => (deal.trick.length + 1 === deal.hands.length ? 'whole trick' : 'card'),
    log: (event, before, people) => {
      const said = playedBy(people, event.seat, event.card, before.deal.trick.length === 0);
      return [ofTrick(before, said), ...ownPancerola(event, before, people)];
    },
  },
  trickWon: {
    movement: ({ seat }, { deal }) => swept(deal.trick, seat),
    pauseAfter: 'gathered',
    sentiment: (event, { deal }, seat) => (event.seat === seat ? trickSentiment(deal, deal.trick, seat) : 'plain'),
    log: (event, before, people) => [
      ofTrick(before, trickTaken(event.seat, before, people)), ...ownPancerola(event, before, people),
    ],
  },
  chapanka: {
    pauseAfter: 'shown',
    sentiment: (event, _, seat) => chapankaSentiment(event, seat),
    log: (event, { pot }, people) => {
      const { sentence, rule } = tellChapanka(event, pot, people);
      return line(sentence, rule);
    },
  },
  paid: {
    movement: ({ payments }) => counterFlights(payments),
    pauseAfter: ({ payments }) => (payments.some(({ reason }) => reason === 'ante') ? 'announced' : 'turned'),
    // a line per reason for payment, with the trick before; antes belong to no trick
    log: ({ payments }, { deal }, people) => {
      const mark = payments.some(({ reason }) => reason === 'ante') ? '' : String(tricksPlayed(deal));
      return tellPayments(payments, deal.dealer, people).map(
        ({ sentence, rule, sentiment }) => ({ mark, sentence, rule, sentiment }),
      );
    },
  },
  revealed: {
    movement: ({ cards }) => cards.map((card, seat) => cardFlight(card, [`aside ${seat}`], [`aside ${seat}`])),
    pauseAfter: 'shown',
    log: ({ cards, pancerola }, { deal }, people) => {
      const aside = cards.map((card, seat) => message('chapanka.card-of', { who: person(people, seat), card }));
      const party = partyNow(deal);
      return [
        line(message('chapanka.set-aside-lay', { cards: aside }), 'CP4.1'),
        ...(pancerola === null ? [] : [line(pancerolaShown(pancerola, people), 'CP7.5')]),
        ...(party.payer === null ? [line(tellNoParty(), party.rule)] : []),
      ];
    },
  },
  dealScored: {
    pauseAfter: 'score sheet',
    log: (_, before, people) =>
      line(message('chapanka.deal-scored', { deal: before.deal.number, balances: allBalances(before, people) }), 'CP8.2'),
  },
  gameOver: { log: (_, before, people) => line(winners(before, people), 'CP8.1') },
};

/** Returns the place of a player's talon card: in front of the player, once the draw for the dealer is over. */
function talonOf(seat: Seat): readonly Place[] {
  return [`talon ${seat}`, ...at(seat)];
}

/** Returns everyone's balance and the pot, which add up to 0: `you have 6 counters`, …, `the pot has 18`. */
function allBalances({ balances, pot }: ChapankaState, people: People): readonly Message[] {
  const held = balances.map((balance, seat) =>
    message('chapanka.balance-of', { who: person(people, seat), ...balanceOf(balance) }),
  );
  return [...held, message('chapanka.pot-has', { pot })];
}

function trickTaken(winner: Seat, { deal }: ChapankaState, people: People): Message {
  const winning = deal.trick.find((play) => play.seat === winner);
  const who = person(people, winner);
  if (winning === undefined) return message('board.takes-trick', { who });
  return message('chapanka.takes', { who, card: winning.card, points: trickPoints(deal.trick) });
}

/** Returns log lines for the holder of a Pancerola alone, on receiving, exercising or breaking it. */
function ownPancerola(event: ChapankaEvent, before: ChapankaState, people: People): readonly LogEntry[] {
  const { deal } = chapanka.evolve(before, event);
  const { pancerola } = deal;
  const standing = pancerolaStanding(deal);
  if (standing === null || pancerola === null || !isYou(people, pancerola.holder)) return [];
  const then = before.deal.pancerola;
  if (then?.exercised === pancerola.exercised && then.broken === pancerola.broken) return [];
  return [{ ...line(tellPancerola(standing), standing.rule), onlyYou: true }];
}

/** Returns a log line that shows cards of the trick itself (CP3.2). */
function ofTrick({ deal }: ChapankaState, sentence: Message): LogEntry {
  return lineOf({ deal: deal.number, trick: trickNumber(deal) }, sentence);
}
