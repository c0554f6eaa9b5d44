import { isSeen } from '@chinwag/rules';
import {
  chapanka, type ChapankaEvent, type ChapankaState, KINAL, type Pancerola, pancerolaStanding, partyNow, type Payment, standings,
  trickNumber, trickPoints, tricksPlayed,
} from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../board.ts';
import { isYou, onlyTo, type People, person, persons } from '../shared/people.ts';
import { balanceOf } from './balance.ts';
import { tellChapanka } from './fate.ts';
import { pancerolaShown, tellPancerola } from './pancerola.ts';
import { tellNoParty } from './party.ts';
import { tellPayments } from './tellPayments.ts';

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChapankaEvent, before: ChapankaState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'dealerDrawn':
      return [line(message('chapanka.first-dealer', { card: KINAL, who: person(people, event.seat) }), 'CP2.1')];
    case 'dealt': {
      const dealt = { deal: before.deal.number + 1, who: person(people, event.dealer) };
      return [{ mark: '', sentence: message('chapanka.dealt', dealt) }];
    }
    case 'exchanged': {
      const { card, drawn } = event;
      const who = person(people, event.seat);
      if (!isSeen(card) || !isSeen(drawn)) return [line(message('chapanka.exchanged', { who }), 'CP2.4')];
      return [{ ...line(message('chapanka.exchanged-for', { who, card, drawn }), 'CP2.4'), ...onlyTo(people, event.seat) }];
    }
    case 'declined':
      return [line(message('chapanka.declined', { who: person(people, event.seat) }), 'CP2.4')];
    case 'setAside': {
      const { card } = event;
      const who = person(people, event.seat);
      const set = isSeen(card) ? message('chapanka.sets-aside-card', { who, card }) : message('chapanka.sets-aside', { who });
      return [{ ...line(set, 'CP2.4'), ...onlyTo(people, event.seat) }, ...ownPancerola(event, before, people)];
    }
    case 'cardPlayed': {
      const how = before.deal.trick.length === 0 ? 'shared.leads' : 'shared.plays';
      const played = message(how, { who: person(people, event.seat), card: event.card });
      return [ofTrick(before, played), ...ownPancerola(event, before, people)];
    }
    case 'trickWon':
      return [ofTrick(before, trickTaken(event.seat, before, people)), ...ownPancerola(event, before, people)];
    case 'chapanka': {
      const { sentence, rule } = tellChapanka(event, before.pot, people);
      return [line(sentence, rule)];
    }
    case 'paid':
      return paidLines(event.payments, before, people);
    case 'revealed':
      return revealedLines(event, before, people);
    case 'dealScored':
      return [line(message('chapanka.deal-scored', { deal: before.deal.number, balances: allBalances(before, people) }), 'CP8.2')];
    case 'gameOver':
      return [line(winners(before, people), 'CP8.1')];
  }
}

/** Who has won a game that is over, and with how many counters. */
export function winners(state: ChapankaState, people: People): Message {
  const first = standings(state).filter(({ place }) => place === 1);
  return message('chapanka.wins', { who: persons(people, first.map(({ seat }) => seat)), count: first[0]?.score ?? 0 });
}

/** Everybody's balance and the pot, which make nothing: `you have 6 counters`, …, `the pot has 18`. */
function allBalances({ balances, pot }: ChapankaState, people: People): readonly Message[] {
  const held = balances.map((balance, seat) =>
    message('chapanka.balance-of', { who: person(people, seat), ...balanceOf(balance) }),
  );
  return [...held, message('chapanka.pot-has', { pot })];
}

function trickTaken(winner: number, { deal }: ChapankaState, people: People): Message {
  const winning = deal.trick.find((play) => play.seat === winner);
  const who = person(people, winner);
  if (winning === undefined) return message('shared.takes-trick', { who });
  return message('chapanka.takes', { who, card: winning.card, points: trickPoints(deal.trick) });
}

/** A line for what is paid for one thing, with the trick it is paid after; antes belong to none. */
function paidLines(payments: readonly Payment[], { deal }: ChapankaState, people: People): readonly LogEntry[] {
  const mark = payments.some(({ reason }) => reason === 'ante') ? '' : String(tricksPlayed(deal));
  return tellPayments(payments, deal.dealer, people).map(({ sentence, rule, tone }) => ({ mark, sentence, rule, tone }));
}

function revealedLines(
  { cards, pancerola }: { readonly cards: readonly string[]; readonly pancerola: Pancerola | null },
  { deal }: ChapankaState,
  people: People,
): readonly LogEntry[] {
  const aside = cards.map((card, seat) => message('chapanka.card-of', { who: person(people, seat), card }));
  const party = partyNow(deal);
  return [
    line(message('chapanka.set-aside-lay', { cards: aside }), 'CP4.1'),
    ...(pancerola === null ? [] : [line(pancerolaShown(pancerola, people), 'CP7.5')]),
    ...(party.payer === null ? [line(tellNoParty(), party.rule)] : []),
  ];
}

/** What only a Pancerola's holder learns, when it comes to them, is exercised or is broken. */
function ownPancerola(event: ChapankaEvent, before: ChapankaState, people: People): readonly LogEntry[] {
  const { deal } = chapanka.evolve(before, event);
  const { pancerola } = deal;
  const standing = pancerolaStanding(deal);
  if (standing === null || pancerola === null || !isYou(people, pancerola.holder)) return [];
  const then = before.deal.pancerola;
  if (then?.exercised === pancerola.exercised && then.broken === pancerola.broken) return [];
  return [{ ...line(tellPancerola(standing), standing.rule), onlyYou: true }];
}

/** A line that shows cards of the trick itself (CP3.2). */
function ofTrick(before: ChapankaState, sentence: Message): LogEntry {
  const trick = trickNumber(before.deal);
  return { mark: String(trick), sentence, trick: { deal: before.deal.number, trick } };
}

function line(sentence: Message, rule: string): LogEntry {
  return { mark: '', sentence, rule };
}
