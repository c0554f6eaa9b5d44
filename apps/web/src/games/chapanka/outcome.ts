import { type Chapanka, CHAPANKA_RULES, chapankaPrize, OPENING_TRICKS, TRICKS } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';
import type { Ruled } from '../../board/ruled.ts';

/**
 * Returns a sentence about a Chapanka that is attempted, made or lost, with its rule. `pot` is the number of counters in the pot
 * during the attempt.
 */
export function tellChapanka(chapanka: Chapanka, pot: number, people: People): Ruled {
  return { sentence: sentenceOf(chapanka, pot, people), rule: CHAPANKA_RULES[chapanka.outcome] };
}

function sentenceOf({ seat, outcome }: Chapanka, pot: number, people: People): Message {
  const who = person(people, seat);
  switch (outcome) {
    case 'bound':
      return message('chapanka.chapanka-bound', { who, taken: OPENING_TRICKS, all: TRICKS, prize: chapankaPrize(seat, pot) });
    case 'made':
      return message('chapanka.chapanka-made', { who, all: TRICKS });
    case 'tenth':
      return message('chapanka.chapanka-tenth', { who });
    case 'eleventh':
      return message('chapanka.chapanka-eleventh', { who });
  }
}
