import type { GameState, Seat } from '@chinwag/rules';
import { type Message, message, type Person } from '../language/message.ts';
import type { GameView } from './gameView.ts';

/** The players at a table and the viewer. */
export type People = Omit<GameView<GameState>, 'state'>;

/** Returns whether the viewer sits at `seat`. */
export function isYou(people: People, seat: Seat): boolean {
  return people.viewer === seat;
}

/**
 * Returns `{ onlyYou: true }` if the viewer sits at `seat`, else an empty object, for a log line that only this player may read.
 */
export function onlyTo(people: People, seat: Seat): { readonly onlyYou?: true } {
  return isYou(people, seat) ? { onlyYou: true } : {};
}

/** Returns the name of the player at `seat`, even if that is the viewer; '' for an empty seat. */
export function nameOf(people: People, seat: Seat): string {
  return people.players[seat]?.name ?? '';
}

/** Returns these seats with the viewer's own seat first. */
export function youFirst(people: People, seats: readonly Seat[]): readonly Seat[] {
  return [...seats.filter((seat) => isYou(people, seat)), ...seats.filter((seat) => !isYou(people, seat))];
}

/** Returns the player at `seat` as a message argument. */
export function person(people: People, seat: Seat): Person {
  return { name: nameOf(people, seat), you: isYou(people, seat) };
}

/** Returns a player as part of a sentence: `you`, or the name. */
export function named(people: People, seat: Seat): Message {
  return message('board.who', { who: person(people, seat) });
}

/** Returns a player as the heading of a row: `You`, or the name. */
export function headed(people: People, seat: Seat): Message {
  return message('board.head', { who: person(people, seat) });
}

/** Returns the players at `seats` as a single message argument. */
export function persons(people: People, seats: readonly Seat[]): readonly Person[] {
  return seats.map((seat) => person(people, seat));
}
