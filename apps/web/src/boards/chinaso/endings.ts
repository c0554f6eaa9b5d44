import { type ChinasoState, type Ending, ENDING_RULES, MOST_TURNS, standings } from '@chinwag/rules/chinaso';
import { inPoints } from '../../wording/numbers.ts';
import { does, doTogether, type People, verb } from '../shared/people.ts';
import type { StatusWords } from '../shared/status.ts';

/** How a hand ended, and the rule. */
export interface EndingWords extends StatusWords {
  readonly rule: string;
}

const GO = { you: 'go', they: 'goes' };
const NOBODY = 'Nobody wins the hand.';

/** How a hand ended, in words. */
export function endingInWords({ kind, winner }: Ending, people: People): EndingWords {
  const rule = ENDING_RULES[kind];
  switch (kind) {
    case 'out': {
      const headline = winner === null ? NOBODY : `${does(people, winner, GO)} out.`;
      return { headline, sentence: ['The last card is laid.'], rule };
    }
    case 'chinaso': {
      const headline = winner === null ? NOBODY : `${does(people, winner, verb('make'))} a Chinaso.`;
      return { headline, sentence: ['Down and out in one turn, before anybody else was down.'], rule };
    }
    case 'stuck':
      return { headline: NOBODY, sentence: ['Everybody is down, and no card fits anywhere any more.'], rule };
    case 'stale':
      return { headline: NOBODY, sentence: ['The pile is empty again, and nothing was laid since.'], rule };
    case 'long':
      return { headline: NOBODY, sentence: [`Everybody has had ${MOST_TURNS} turns.`], rule };
    case 'exhausted':
      return { headline: NOBODY, sentence: ['No card is left to draw.'], rule };
  }
}

/** Who has won a game that is over, and with how many points. */
export function winners(state: ChinasoState, people: People): string {
  const first = standings(state).filter(({ place }) => place === 1);
  const seats = first.map(({ seat }) => seat);
  const points = inPoints(first[0]?.score ?? 0);
  return `${doTogether(people, seats, verb('win'))} ${seats.length === 1 ? 'the game' : 'the game together'}: ${points}.`;
}
