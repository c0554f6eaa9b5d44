import { isSeen } from '@chinwag/rules';
import {
  chapanka, type ChapankaEvent, type ChapankaState, KINAL, type Pancerola, pancerolaStanding, partyNow, type Payment, standings,
  trickNumber, trickPoints, tricksPlayed,
} from '@chinwag/rules/chapanka';
import type { LogEntry, Sentence } from '../board.ts';
import { does, doTogether, isYou, onlyTo, type People, Someone, someone, verb } from '../shared/people.ts';
import { tellChapanka } from './fate.ts';
import { inCounters, inPoints } from '../../wording/numbers.ts';
import { pancerolaShown, tellPancerola } from './pancerola.ts';
import { tellPayments } from './tellPayments.ts';

const LEAD = verb('lead');
const PLAY = verb('play');
const TAKE = verb('take');
const DEAL = verb('deal');
const EXCHANGE = verb('exchange');
const LEAVE = verb('leave');
const SET = verb('set');

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChapankaEvent, before: ChapankaState, people: People): readonly LogEntry[] {
  switch (event.type) {
    case 'dealerDrawn': {
      const who = `${someone(people, event.seat)}: ${does(people, event.seat, DEAL)} first.`;
      return [line([{ card: KINAL }, ` falls to ${who}`], 'CP2.1')];
    }
    case 'dealt':
      return [line([`Deal ${before.deal.number + 1}. ${does(people, event.dealer, DEAL)}.`])];
    case 'exchanged': {
      const { card, drawn } = event;
      if (!isSeen(card) || !isSeen(drawn)) return [line([`${does(people, event.seat, EXCHANGE)} a card.`], 'CP2.4')];
      const take = isYou(people, event.seat) ? 'take' : 'takes';
      const sets = does(people, event.seat, SET);
      const set: Sentence = [`${sets} `, { card }, ` aside and ${take} `, { card: drawn }, ' from the talon.'];
      return [{ ...line(set, 'CP2.4'), ...onlyTo(people, event.seat) }];
    }
    case 'declined':
      return [line([`${does(people, event.seat, LEAVE)} the talon card aside, unseen.`], 'CP2.4')];
    case 'setAside': {
      const what: Sentence = isSeen(event.card) ? [{ card: event.card }] : ['a card'];
      const set: Sentence = [`${does(people, event.seat, SET)} `, ...what, ' aside.'];
      return [{ ...line(set, 'CP2.4'), ...onlyTo(people, event.seat) }, ...ownPancerola(event, before, people)];
    }
    case 'cardPlayed': {
      const how = before.deal.trick.length === 0 ? LEAD : PLAY;
      const played = ofTrick(before, [`${does(people, event.seat, how)} `, { card: event.card }, '.']);
      return [played, ...ownPancerola(event, before, people)];
    }
    case 'trickWon':
      return [ofTrick(before, trickSentence(event.seat, before, people)), ...ownPancerola(event, before, people)];
    case 'chapanka': {
      const { headline, sentence, rule } = tellChapanka(event, before.pot, people);
      return [line([`${headline} ${sentence}`], rule)];
    }
    case 'paid':
      return paidLines(event.payments, before, people);
    case 'revealed':
      return revealedLines(event, before, people);
    case 'dealScored':
      return [line([`Deal ${before.deal.number} is over. ${balancesSentence(before, people)}`], 'CP8.2')];
    case 'gameOver':
      return [line([winners(before, people)], 'CP8.1')];
  }
}

/** Who has won a game that is over, and with how many counters. */
export function winners(state: ChapankaState, people: People): string {
  const first = standings(state).filter(({ place }) => place === 1);
  const [seats, won] = [first.map(({ seat }) => seat), first.length === 1 ? 'the game' : 'the game together'];
  return `${doTogether(people, seats, verb('win'))} ${won}: ${inCounters(first[0]?.score ?? 0)}.`;
}

/** Everybody's balance and the pot, which make nothing: `You 6, Tomek owes 11, …, the pot 18: nought in all.` */
function balancesSentence({ balances, pot }: ChapankaState, people: People): string {
  const held = balances.map((balance, seat) => `${Someone(people, seat)} ${inCounters(balance)}`);
  return `${held.join(', ')}, the pot ${pot}: nought in all.`;
}

function trickSentence(winner: number, { deal }: ChapankaState, people: People): Sentence {
  const winning = deal.trick.find((play) => play.seat === winner);
  const points = trickPoints(deal.trick);
  const taken = winning === undefined ? [] : [' with ', { card: winning.card }];
  return [`${does(people, winner, TAKE)} it`, ...taken, points === 0 ? '.' : `: ${inPoints(points)}.`];
}

/** A line for what is paid for one thing, with the trick it is paid after; antes belong to none. */
function paidLines(payments: readonly Payment[], { deal }: ChapankaState, people: People): readonly LogEntry[] {
  const mark = payments.some(({ reason }) => reason === 'ante') ? '' : String(tricksPlayed(deal));
  return tellPayments(payments, deal.dealer, people).map(({ headline, why, rule }) => {
    return { mark, sentence: [`${headline}. `, ...why, '.'], rule };
  });
}

function revealedLines(
  { cards, pancerola }: { readonly cards: readonly string[]; readonly pancerola: Pancerola | null },
  { deal }: ChapankaState,
  people: People,
): readonly LogEntry[] {
  const aside: Sentence = cards.flatMap((card, seat): Sentence => [
    seat === 0 ? `${someone(people, seat)} ` : `, ${someone(people, seat)} `,
    { card },
  ]);
  const lines = [line(['Set aside lay: ', ...aside, '.'], 'CP4.1')];
  const party = partyNow(deal);
  if (pancerola !== null) lines.push(line([pancerolaShown(pancerola, people)], 'CP7.5'));
  if (party.payer === null) lines.push(line(['A Chapanka was attempted: no party is paid.'], party.rule));
  return lines;
}

/** What only a Pancerola's holder learns, when it comes to them, is exercised or is broken. */
function ownPancerola(event: ChapankaEvent, before: ChapankaState, people: People): readonly LogEntry[] {
  const { deal } = chapanka.evolve(before, event);
  const { pancerola } = deal;
  const standing = pancerolaStanding(deal);
  if (standing === null || pancerola === null || !isYou(people, pancerola.holder)) return [];
  const then = before.deal.pancerola;
  if (then?.exercised === pancerola.exercised && then.broken === pancerola.broken) return [];
  const { headline, sentence, rule } = tellPancerola(standing);
  return [onlyYou([`${headline} ${sentence}`], rule)];
}

/** A line that shows cards of the trick itself (CP3.2). */
function ofTrick(before: ChapankaState, sentence: Sentence): LogEntry {
  const trick = trickNumber(before.deal);
  return { mark: String(trick), sentence, trick: { deal: before.deal.number, trick } };
}

function line(sentence: Sentence, rule?: string): LogEntry {
  return rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule };
}

function onlyYou(sentence: Sentence, rule: string): LogEntry {
  return { mark: '', sentence, rule, onlyYou: true };
}
