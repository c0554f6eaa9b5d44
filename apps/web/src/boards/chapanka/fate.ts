import { type Chapanka, CHAPANKA_RULES, chapankaPrize, OPENING_TRICKS, TRICKS } from '@chinwag/rules/chapanka';
import { capital, numberWord } from '../../wording/words.ts';
import { does, type People, verb } from '../shared/people.ts';

/** What becomes of a Chapanka, as it is told, and the rule. */
export interface Fate {
  readonly headline: string;
  readonly sentence: string;
  readonly rule: string;
}

const HAVE = { you: 'have', they: 'has' };

const TAKEN = capital(numberWord(OPENING_TRICKS));
const ALL = numberWord(TRICKS);

const BROKEN = {
  tenth: 'Broken at the tenth trick; the eleventh is still played.',
  eleventh: 'Broken at the eleventh trick, which costs double.',
};

/** A Chapanka under way, made or lost; `pot` is what the pot holds while it is under way. */
export function tellChapanka(chapanka: Chapanka, pot: number, people: People): Fate {
  const { seat, outcome } = chapanka;
  const rule = CHAPANKA_RULES[outcome];
  const has = (what: string) => `${does(people, seat, HAVE)} ${what}.`;
  switch (outcome) {
    case 'bound': {
      const made = `made, it brings ${chapankaPrize(seat, pot)} counters`;
      return {
        headline: `${does(people, seat, verb('play'))} a Chapanka.`,
        sentence: `${TAKEN} tricks taken, and all ${ALL} to take: ${made}; lost, it costs, and doubles the pot.`,
        rule,
      };
    }
    case 'made':
      return { headline: has('made the Chapanka'), sentence: `All ${ALL} tricks taken.`, rule };
    case 'tenth':
    case 'eleventh':
      return { headline: has('lost the Chapanka'), sentence: BROKEN[outcome], rule };
  }
}
