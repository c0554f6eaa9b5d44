import type { Seat } from '@chinwag/rules';
import { type ChanoyuState, GOAL, isWinnerLevel, nextHost, type Outlook, outlook, SAFE } from '@chinwag/rules/chanoyu';
import { listed, numberWord } from '../../wording/words.ts';
import { does, doTogether, type People, someone, together, verb } from '../shared/people.ts';

/** How the game goes on, in a sentence, and the rule it goes by. */
export interface Outcome {
  readonly sentence: string;
  readonly rule: string;
  /** Whether the game is over then. */
  readonly ends: boolean;
}

const WIN = verb('win');
const SHARE = verb('share');
const LOSE = verb('lose');
const BE = { you: 'are', they: 'is' };
const LEVEL = ', nearest to the first host’s right of those level';

/** What would become of the game if the round ended with this outlook. */
export function outcomeOf(state: ChanoyuState, ahead: Outlook, people: People): Outcome {
  const { ending, totals } = ahead;
  switch (ending) {
    case null: {
      const host = someone(people, nextHost(totals, state.round.host));
      const sentence = `Nobody would have ${GOAL}: another round, hosted by ${host}.`;
      return { sentence, rule: 'CN6.2', ends: false };
    }
    case 'highest': {
      const { winner, total, level } = highest(ahead);
      const why = level ? LEVEL : `; nobody is below ${SAFE}`;
      return { sentence: `${together(people, [winner])} would win with ${total}${why}.`, rule: 'CN6.3', ends: true };
    }
    case 'below-eight': {
      const { winners, losers } = sides(ahead);
      const lost = `${together(people, losers)} would lose with ${GOAL} or more, as ${below(totals, people)} below ${SAFE}.`;
      const won = `${together(people, winners)} would ${winners.length === 1 ? 'win alone' : 'share the win'}.`;
      return { sentence: `${lost} ${won}`, rule: 'CN6.3', ends: true };
    }
  }
}

/** The same of the round as its rows are now; what really follows it once it has been scored. */
export function outcomeNow(state: ChanoyuState, people: People): Outcome {
  const outcome = outcomeOf(state, outlook(state), people);
  const scored = state.records.length === state.round.number;
  return scored ? { ...outcome, sentence: whatFollows(state, people) } : outcome;
}

/** What follows a round that has been scored: another, or the end and how it came about: `Tomek wins with 16.` */
export function whatFollows(state: ChanoyuState, people: People): string {
  const ahead = outlook(state);
  switch (ahead.ending) {
    case null: {
      const host = someone(people, nextHost(ahead.totals, state.round.host));
      return `Nobody has ${GOAL} yet: another round, hosted by ${host}.`;
    }
    case 'highest': {
      const { winner, total, level } = highest(ahead);
      return `${does(people, winner, WIN)} with ${total}${level ? LEVEL : ''}.`;
    }
    case 'below-eight': {
      const { winners, losers } = sides(ahead);
      const alone = winners.length === 1;
      const won = alone ? `${doTogether(people, winners, WIN)} alone` : `${doTogether(people, winners, SHARE)} the win`;
      const lost = `${doTogether(people, losers, LOSE).replace(/^You\b/, 'you')} with ${GOAL} or more`;
      const short = ahead.totals.flatMap((total, seat) => (total < SAFE ? [`${someone(people, seat)} ${total}`] : []));
      return `${won}: ${lost}, as not everybody has ${SAFE} (${listed(short)}).`;
    }
  }
}

/** The winner with the highest total, and whether somebody else has as much. */
function highest(ahead: Outlook) {
  const { seat: winner = 0, score: total = 0 } = ahead.standings[0] ?? {};
  return { winner, total, level: isWinnerLevel(ahead) };
}

/** Who wins and who loses. */
function sides({ standings }: Outlook): { readonly winners: readonly Seat[]; readonly losers: readonly Seat[] } {
  const placed = (first: boolean) => standings.filter(({ place }) => (place === 1) === first).map(({ seat }) => seat);
  return { winners: placed(true), losers: placed(false) };
}

/** Who has fewer than everybody needs: `Inés is`, `two are`. */
function below(totals: readonly number[], people: People): string {
  const short = totals.flatMap((total, seat) => (total < SAFE ? [seat] : []));
  const [only] = short;
  if (short.length > 1 || only === undefined) return `${numberWord(short.length)} are`;
  return does(people, only, BE).replace(/^You\b/, 'you');
}
