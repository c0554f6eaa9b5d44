import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';
import { named, type People, person } from './people.ts';

/** Who plays next to the trick, and who after them; null where nobody does. */
export interface ComingPlays {
  readonly now: Seat;
  readonly next: Seat | null;
  readonly leads: boolean;
}

/** What stands where a card of a trick is to come. */
export interface ComingWords {
  readonly seat: Seat;
  readonly words: Message;
}

/** What stands where the next cards of a trick come, that of the player who plays now first. */
export function comingWords({ now, next, leads }: ComingPlays, people: People): readonly ComingWords[] {
  const first = leads ? message('board.coming-leads', { who: person(people, now) }) : named(people, now);
  const then = next === null ? [] : [{ seat: next, words: message('board.coming-then', { who: person(people, next) }) }];
  return [{ seat: now, words: first }, ...then];
}
