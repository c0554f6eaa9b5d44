import type { Seat } from '@chinwag/rules';
import {
  type BadPoint, resultOf, slobberhannes, type SlobberhannesEvent, type SlobberhannesState,
} from '@chinwag/rules/slobberhannes';
import type { LogEntry } from '../board.ts';
import { does, doTogether, type People, someone, verb } from '../shared/people.ts';

const BAD: Readonly<Record<BadPoint, string>> = {
  first: 'the first trick', last: 'the last trick', queen: 'the queen of clubs', all: 'all three',
};

/** What happened, in sentences. `before` is the state it happened to. */
export function narrate(event: SlobberhannesEvent, before: SlobberhannesState, people: People): readonly LogEntry[] {
  const { deal } = before;
  const trick = { mark: String(deal.winners.length + 1), trick: { deal: deal.number, trick: deal.winners.length + 1 } };
  switch (event.type) {
    case 'dealt':
      return [{ mark: '', sentence: [`Deal ${deal.number + 1}, dealt by ${someone(people, event.dealer)}.`] }];
    case 'cardPlayed': {
      const how = verb(deal.trick.length === 0 ? 'lead' : 'play');
      return [{ ...trick, sentence: [`${does(people, event.seat, how)} `, { card: event.card }, '.'] }];
    }
    case 'trickWon':
      return [{ ...trick, sentence: [`${does(people, event.seat, verb('take'))} the trick.`] }];
    case 'dealScored': {
      const ledger = slobberhannes.evolve(before, event).records.at(-1)?.ledger ?? [];
      return ledger.map(({ reason, rule, amounts }) => {
        const who = does(people, amounts.indexOf(1), verb('get'));
        return { mark: '', sentence: [`${who} a bad point for ${BAD[reason]}.`], rule };
      });
    }
    case 'gameOver':
      return [{ mark: '', sentence: [winners(before, people)], rule: 'SL5.2' }];
  }
}

/** What somebody has taken that is bad, in the deal that goes on: `first trick, queen`. */
export function badSoFar({ deal }: SlobberhannesState, seat: Seat): string {
  const taken = [...(deal.winners[0] === seat ? ['first trick'] : []), ...(deal.queen === seat ? ['queen'] : [])];
  return taken.join(', ');
}

/** Who has won a game that is over. */
export function winners(state: SlobberhannesState, people: People): string {
  const first = resultOf(state).standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return `${doTogether(people, first, verb('win'))} with the fewest bad points.`;
}
