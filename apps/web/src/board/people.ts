import type { GameState, Seat } from '@chinwag/rules';
import { type Message, message, type Person } from '../language/message.ts';
import type { GameView } from './gameView.ts';

/** Who sits where, and who looks. */
export type People = Omit<GameView<GameState>, 'state'>;

/** Whether the one who looks at the screen sits at `seat`. */
export function isYou(people: People, seat: Seat): boolean {
  return people.viewer === seat;
}

/** Marks a line that of all who play only the one at `seat` may know: as theirs, if they are the one who looks. */
export function onlyTo(people: People, seat: Seat): { readonly onlyYou?: true } {
  return isYou(people, seat) ? { onlyYou: true } : {};
}

/** The name of the player who sits at `seat`, also where it is the one who looks. */
export function nameOf(people: People, seat: Seat): string {
  return people.players[seat]?.name ?? '';
}

/** The same seats, the viewer's own first. */
export function youFirst(people: People, seats: readonly Seat[]): readonly Seat[] {
  return [...seats.filter((seat) => isYou(people, seat)), ...seats.filter((seat) => !isYou(people, seat))];
}

/** The player who sits at `seat`, for a sentence that speaks of them. */
export function person(people: People, seat: Seat): Person {
  return { name: nameOf(people, seat), you: isYou(people, seat) };
}

/** Somebody by themselves, within something said: `you`, or the name. */
export function named(people: People, seat: Seat): Message {
  return message('board.who', { who: person(people, seat) });
}

/** Somebody at the head of a row: `You`, or the name. */
export function headed(people: People, seat: Seat): Message {
  return message('board.head', { who: person(people, seat) });
}

/** Those who sit at `seats`, for a sentence that speaks of them together. */
export function persons(people: People, seats: readonly Seat[]): readonly Person[] {
  return seats.map((seat) => person(people, seat));
}
