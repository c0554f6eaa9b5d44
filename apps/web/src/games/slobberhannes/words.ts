import type { Play, Seat } from '@chinwag/rules';
import {
  type BadPoint, slobberhannes, type SlobberhannesState, TRICKS,
} from '@chinwag/rules/slobberhannes';
import { type Message, message } from '../../language/message.ts';
import type { OwnLog } from '../../board/defaults/ownLog.ts';
import { line } from '../../board/logLine.ts';
import { type People, person, persons } from '../../board/people.ts';
import type { Sentiment } from '../../board/sentiment.ts';

const BAD: Readonly<Record<BadPoint, 'first' | 'last' | 'queen' | 'other'>> = {
  first: 'first', last: 'last', queen: 'queen', all: 'other',
};

/** The log of a deal and of the end of the game: who gets a penalty point and for what. */
export const log: OwnLog<SlobberhannesState> = {
  dealt: ({ dealer }, { deal }, people) =>
    line(message('slobberhannes.dealt', { deal: deal.number + 1, who: person(people, dealer) })),
  dealScored: (event, before, people) => {
    const ledger = slobberhannes.evolve(before, event).records.at(-1)?.ledger ?? [];
    return ledger.map(({ reason, rule, amounts }) => {
      const who = person(people, amounts.indexOf(1));
      const sentence = message('slobberhannes.bad-point', { who, reason: BAD[reason] });
      return { ...line(sentence, rule), sentiment: who.you ? 'bad' : 'plain' };
    });
  },
  gameOver: (_, before, people) => line(winners(before, people), 'SL5.2'),
};

/** Returns whether winning these cards is bad news: the first trick, the last trick, or the trick with the queen (SL4.1). */
export function trickSentiment(number: number, plays: readonly Play<string>[]): Sentiment {
  return number === 1 || number === TRICKS || plays.some(({ card }) => card === 'QC') ? 'bad' : 'plain';
}

/** Returns what has cost a player penalty points in the current deal: the first trick, the queen. */
export function badSoFar({ deal }: SlobberhannesState, seat: Seat): readonly Message[] {
  return [
    ...(deal.winners[0] === seat ? [message('slobberhannes.taken-first')] : []),
    ...(deal.queen === seat ? [message('slobberhannes.taken-queen')] : []),
  ];
}

/** Returns who won a finished game. */
export function winners(state: SlobberhannesState, people: People): Message {
  const first = slobberhannes.standings(state).filter(({ place }) => place === 1).map(({ seat }) => seat);
  return message('slobberhannes.wins', { who: persons(people, first) });
}
