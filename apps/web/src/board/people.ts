import type { GameState, Seat } from '@chinwag/rules';
import { type Message, message, type Person } from '../language/message.ts';
import type { GameView } from './gameView.ts';

/** The players at a table, and the viewer. */
export type People = Omit<GameView<GameState>, 'state'>;

/** Returns whether the viewer sits at `seat`. */
export function isYou(people: People, seat: Seat): boolean {
  return people.viewer === seat;
}

/** Returns the mark of a log line that only the player at `seat` may know: `onlyYou` if that is the viewer, else nothing. */
export function onlyTo(people: People, seat: Seat): { readonly onlyYou?: true } {
  return isYou(people, seat) ? { onlyYou: true } : {};
}

/** Returns the name of the player at `seat`, even if it is the viewer; '' for an empty seat. */
export function nameOf(people: People, seat: Seat): string {
  return people.players[seat]?.name ?? '';
}

/** Returns these seats with the viewer's own first. */
export function youFirst(people: People, seats: readonly Seat[]): readonly Seat[] {
  return [...seats.filter((seat) => isYou(people, seat)), ...seats.filter((seat) => !isYou(people, seat))];
}

/** Returns the player at `seat`, for a sentence about them. */
export function person(people: People, seat: Seat): Person {
  return { name: nameOf(people, seat), you: isYou(people, seat) };
}

/** Returns a player within a sentence: `you`, or the name. */
export function named(people: People, seat: Seat): Message {
  return message('board.who', { who: person(people, seat) });
}

/** Returns a player as the head of a row: `You`, or the name. */
export function headed(people: People, seat: Seat): Message {
  return message('board.head', { who: person(people, seat) });
}

/** Returns the players at `seats`, for a sentence about them together. */
export function persons(people: People, seats: readonly Seat[]): readonly Person[] {
  return seats.map((seat) => person(people, seat));
}
