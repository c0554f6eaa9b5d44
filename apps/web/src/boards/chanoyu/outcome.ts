import type { Seat } from '@chinwag/rules';
import { type ChanoyuState, GOAL, isScored, type Outlook, outlook, SAFE, type Sequel } from '@chinwag/rules/chanoyu';
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
export function outcomeOf({ sequel }: Outlook, people: People): Outcome {
  return { sentence: whatWouldFollow(sequel, people), rule: sequel.rule, ends: sequel.kind !== 'another-round' };
}

/** The same of the round as its rows are now; what really follows it once it has been scored. */
export function outcomeNow(state: ChanoyuState, people: People): Outcome {
  const outcome = outcomeOf(outlook(state), people);
  return isScored(state) ? { ...outcome, sentence: whatFollows(state, people) } : outcome;
}

function whatWouldFollow(sequel: Sequel, people: People): string {
  switch (sequel.kind) {
    case 'another-round':
      return `Nobody would have ${GOAL}: another round, hosted by ${someone(people, sequel.dealer)}.`;
    case 'highest': {
      const { winner, total, level } = sequel;
      return `${together(people, [winner])} would win with ${total}${level ? LEVEL : `; nobody is below ${SAFE}`}.`;
    }
    case 'below-eight': {
      const { winners, losers, below } = sequel;
      const lost = `${together(people, losers)} would lose with ${GOAL} or more, as ${whoIs(below, people)} below ${SAFE}.`;
      return `${lost} ${together(people, winners)} would ${winners.length === 1 ? 'win alone' : 'share the win'}.`;
    }
  }
}

/** What follows a round that has been scored: another, or the end and how it came about: `Tomek wins with 16.` */
export function whatFollows(state: ChanoyuState, people: People): string {
  const { sequel, totals } = outlook(state);
  switch (sequel.kind) {
    case 'another-round':
      return `Nobody has ${GOAL} yet: another round, hosted by ${someone(people, sequel.dealer)}.`;
    case 'highest': {
      const { winner, total, level } = sequel;
      return `${does(people, winner, WIN)} with ${total}${level ? LEVEL : ''}.`;
    }
    case 'below-eight': {
      const { winners, losers, below } = sequel;
      const alone = winners.length === 1;
      const won = alone ? `${doTogether(people, winners, WIN)} alone` : `${doTogether(people, winners, SHARE)} the win`;
      const lost = `${doTogether(people, losers, LOSE).replace(/^You\b/, 'you')} with ${GOAL} or more`;
      const short = below.map((seat) => `${someone(people, seat)} ${totals[seat] ?? 0}`);
      return `${won}: ${lost}, as not everybody has ${SAFE} (${listed(short)}).`;
    }
  }
}

/** Who has fewer than everybody needs: `Inés is`, `two are`. */
function whoIs(below: readonly Seat[], people: People): string {
  const [only] = below;
  if (below.length > 1 || only === undefined) return `${numberWord(below.length)} are`;
  return does(people, only, BE).replace(/^You\b/, 'you');
}
