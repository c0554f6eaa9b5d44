import { type Chapanka, CHAPANKA_RULES, chapankaPrize, OPENING_TRICKS, TRICKS } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../language/message.ts';
import { type People, person } from '../../board/people.ts';

/** What becomes of a Chapanka, as it is said, and the rule. */
export interface ChapankaNews {
  readonly sentence: Message;
  readonly rule: string;
}

/** A Chapanka under way, made or lost; `pot` is what the pot holds while it is under way. */
export function tellChapanka(chapanka: Chapanka, pot: number, people: People): ChapankaNews {
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
