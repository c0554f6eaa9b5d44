import type { Seat } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';
import { named, type People, person } from './people.ts';

/** The next players of a trick: who plays now and who plays after that. `next` is null if nobody does. */
export interface ComingPlays {
  readonly now: Seat;
  readonly next: Seat | null;
  readonly leads: boolean;
}

/** The text in a place of a trick whose card has not been played. */
export interface ComingWords {
  readonly seat: Seat;
  readonly words: Message;
}

/** Returns the text in the places of a trick's next cards, starting with the player who plays now. */
export function comingWords({ now, next, leads }: ComingPlays, people: People): readonly ComingWords[] {
  const first = leads ? message('board.coming-leads', { who: person(people, now) }) : named(people, now);
  const then = next === null ? [] : [{ seat: next, words: message('board.coming-then', { who: person(people, next) }) }];
  return [{ seat: now, words: first }, ...then];
}
