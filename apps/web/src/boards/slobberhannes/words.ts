import type { Play, Seat } from '@chinwag/rules';
import {
  type BadPoint, resultOf, slobberhannes, type SlobberhannesEvent, type SlobberhannesState, TRICKS,
} from '@chinwag/rules/slobberhannes';
import { type Message, message } from '../../language/message.ts';
import type { LogEntry } from '../board.ts';
import { type People, person, persons } from '../shared/people.ts';
import type { Tone } from '../shared/tone.ts';

const BAD: Readonly<Record<BadPoint, 'first' | 'last' | 'queen' | 'other'>> = {
  first: 'first', last: 'last', queen: 'queen', all: 'other',
};

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: SlobberhannesEvent, before: SlobberhannesState, people: People): readonly LogEntry[] {
  const { deal } = before;
  const trick = { mark: String(deal.winners.length + 1), trick: { deal: deal.number, trick: deal.winners.length + 1 } };
  switch (event.type) {
    case 'dealt': {
      const sentence = message('slobberhannes.dealt', { deal: deal.number + 1, who: person(people, event.dealer) });
      return [{ mark: '', sentence }];
    }
    case 'cardPlayed': {
      const how = deal.trick.length === 0 ? 'shared.leads' : 'shared.plays';
      return [{ ...trick, sentence: message(how, { who: person(people, event.seat), card: event.card }) }];
    }
    case 'trickWon':
      return [{ ...trick, sentence: message('slobberhannes.takes', { who: person(people, event.seat) }) }];
    case 'dealScored': {
      const ledger = slobberhannes.evolve(before, event).records.at(-1)?.ledger ?? [];
      return ledger.map(({ reason, rule, amounts }) => {
        const who = person(people, amounts.indexOf(1));
        const sentence = message('slobberhannes.bad-point', { who, reason: BAD[reason] });
        return { mark: '', sentence, rule, tone: who.you ? 'bad' : 'plain' };
      });
    }
    case 'gameOver':
      return [{ mark: '', sentence: winners(before, people), rule: 'SL5.2' }];
  }
}

/** What it is to take these cards: bad news if it is the first trick, the last, or the queen's (SL4.1). */
export function trickTone(number: number, plays: readonly Play<string>[]): Tone {
  return number === 1 || number === TRICKS || plays.some(({ card }) => card === 'QC') ? 'bad' : 'plain';
}

/** What somebody has taken that is bad, in the deal that goes on: the first trick, the queen. */
export function badSoFar({ deal }: SlobberhannesState, seat: Seat): readonly Message[] {
  return [
    ...(deal.winners[0] === seat ? [message('slobberhannes.taken-first')] : []),
    ...(deal.queen === seat ? [message('slobberhannes.taken-queen')] : []),
  ];
}

/** Who has won a game that is over. */
export function winners(state: SlobberhannesState, people: People): Message {
  const first = resultOf(state).standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return message('slobberhannes.wins', { who: persons(people, first) });
}
