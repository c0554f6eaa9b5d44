import { HIDDEN, isSeen } from '@chinwag/rules';
import { type ChinasoEvent, type ChinasoState, contractIn, LAYING_RULES, setAt } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../board.ts';
import { isYou, onlyTo, type People, person, persons } from '../shared/people.ts';
import { endingInWords, winners } from './endings.ts';
import { paymentInWords } from './payments.ts';
import { cardOn, contractInWords, inWords, placeInWords } from './words.ts';

type LaidOff = Extract<ChinasoEvent, { type: 'laidOff' }>;
type JokerSwapped = Extract<ChinasoEvent, { type: 'jokerSwapped' }>;

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: ChinasoEvent, before: ChinasoState, people: People): readonly LogEntry[] {
  const { deal } = before;
  // a card that is taken is hidden from the others, who saw it lie
  const live = deal.live?.card ?? HIDDEN;
  const who = person(people, 'seat' in event ? event.seat : 0);
  switch (event.type) {
    case 'dealerDrawn':
      return line(message('chinaso.dealer-drawn', { who }), 'CS1.2');
    case 'dealt': {
      const number = deal.number + 1;
      const dealer = person(people, event.dealer);
      const sets = contractInWords(contractIn(before, number));
      return line(message('chinaso.dealt', { deal: number, sets, who: dealer, card: event.turned }), 'CS3.1');
    }
    case 'discardTaken':
      return line(message('chinaso.takes', { who, card: live }));
    case 'windowOpened':
      return line(message('chinaso.offered-to', { who, card: live, asked: persons(people, event.asked) }), 'CS5.2');
    case 'answered':
      if (event.buys === null) return [];
      return own(people, event.seat, message(event.buys ? 'chinaso.says-yes' : 'chinaso.says-no', { who, card: live }));
    case 'bought':
      return line(message('chinaso.buys', { who, card: live }), 'CS5.3');
    case 'nobodyBought':
      return line(message('chinaso.nobody-buys', { card: live }));
    case 'drawn':
      if (isSeen(event.card)) return own(people, event.seat, message('chinaso.draws', { who, card: event.card }));
      return event.as === 'turn' ? line(message('chinaso.draws-unseen', { who })) : [];
    case 'reshuffled':
      return line(message('chinaso.reshuffled'), 'CS5.5');
    case 'wentDown':
      return line(message('chinaso.goes-down', { who, sets: event.sets.map(inWords) }), 'CS3.2');
    case 'laidOff':
      return laid(event, before, people);
    case 'jokerSwapped':
      return swapped(event, before, people);
    case 'discarded':
      return line(message('chinaso.discards', { who, card: event.card }));
    case 'held':
      return line(message('chinaso.holds', { who }), 'CS4.6');
    case 'handEnded': {
      const { headline, sentence, rule } = endingInWords(event, people);
      return line(message('chinaso.both', { first: headline, second: sentence }), rule);
    }
    case 'paid': {
      const paid = paymentInWords(event.payments, people);
      return paid === null ? [] : line(paid.sentence, paid.rule);
    }
    case 'handScored': {
      const points = event.points.map((each, seat) => message('shared.stands-at', { who: person(people, seat), total: each }));
      return line(message('chinaso.scored', { deal: deal.number, points }), 'CS6.1');
    }
    case 'gameOver':
      return line(winners(before, people), 'CS6.1');
  }
}

function laid({ seat, card, from, place }: LaidOff, { deal }: ChinasoState, people: People): readonly LogEntry[] {
  const set = setAt(deal.table, place);
  if (set === null) return [];
  const where = placeInWords(people, place.seat, set, place.end);
  const whence = from === 'discard' ? from : 'other';
  const whose = isYou(people, place.seat) ? 'yours' : place.seat === seat ? 'own' : 'other';
  const told = { who: person(people, seat), card: cardOn(set, card, place.end), from: whence, whose } as const;
  const rule = LAYING_RULES[from];
  if (where.on === 'three') return line(message('chinaso.lays.three', { ...told, ...where.at }), rule);
  return line(message('chinaso.lays.straight', { ...told, ...where.at }), rule);
}

function swapped(event: JokerSwapped, { deal }: ChinasoState, people: People): readonly LogEntry[] {
  const { seat, card, from, straight, joker, jokerPlace } = event;
  const [out, set] = [setAt(deal.table, straight), setAt(deal.table, jokerPlace)];
  if (out?.kind !== 'straight' || set === null) return [];
  const where = placeInWords(people, jokerPlace.seat, set, jokerPlace.end);
  const told = {
    who: person(people, seat),
    card,
    from: from === 'discard' ? from : 'other',
    whence: person(people, straight.seat),
    out: out.suit,
  } as const;
  if (where.on === 'three') return line(message('chinaso.swaps.three', { ...told, ...where.at }), 'CS4.5');
  const laidAs = cardOn(set, joker, jokerPlace.end);
  return line(message('chinaso.swaps.straight', { ...told, ...where.at, joker: laidAs }), 'CS4.5');
}

function line(sentence: Message, rule?: string): readonly LogEntry[] {
  return [rule === undefined ? { mark: '', sentence } : { mark: '', sentence, rule }];
}

function own(people: People, seat: number, sentence: Message): readonly LogEntry[] {
  return [{ mark: '', sentence, ...onlyTo(people, seat) }];
}
