import type { GameState, Seat } from '@chinwag/rules';
import { listed, possessive } from '../../wording/words.ts';
import type { Person } from '../../language/fillings.ts';
import { type Message, message } from '../../language/message.ts';
import type { GameView } from '../board.ts';

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

/** The name of whoever sits at `seat`, also where it is the one who looks. */
export function nameOf(people: People, seat: Seat): string {
  return people.players[seat]?.name ?? '';
}

/** Somebody within a sentence: `you`, or the name. */
export function someone(people: People, seat: Seat): string {
  return isYou(people, seat) ? 'you' : nameOf(people, seat);
}

/** Somebody at the head of a sentence or a row: `You`, or the name. */
export function Someone(people: People, seat: Seat): string {
  return isYou(people, seat) ? 'You' : nameOf(people, seat);
}

/** Somebody who does something, at the head of a sentence: `Inés takes`, `You take`. */
export function does(people: People, seat: Seat, verb: Verb): string {
  return `${Someone(people, seat)} ${isYou(people, seat) ? verb.you : verb.they}`;
}

/** One or several who do something, at the head of a sentence: `You and Inés fill`, `Halina fills`. */
export function doTogether(people: People, seats: readonly Seat[], verb: Verb): string {
  const [only] = seats;
  return seats.length === 1 && only !== undefined ? does(people, only, verb) : `${together(people, seats)} ${verb.you}`;
}

/** A verb with `you` and with a name. */
export interface Verb {
  readonly you: string;
  readonly they: string;
}

/** A verb that only takes an s with a name. */
export function verb(you: string): Verb {
  return { you, they: `${you}s` };
}

/** Whose something is: `your`, `Inés’s`. */
export function whose(people: People, seat: Seat): string {
  return isYou(people, seat) ? 'your' : possessive(nameOf(people, seat));
}

/** Several at the head of a sentence, the one who looks first: `You and Inés`. */
export function together(people: People, seats: readonly Seat[]): string {
  return listed(youFirst(people, seats).map((seat) => Someone(people, seat)));
}

/** The same seats, that of the one who looks before the others. */
export function youFirst(people: People, seats: readonly Seat[]): readonly Seat[] {
  return [...seats.filter((seat) => isYou(people, seat)), ...seats.filter((seat) => !isYou(people, seat))];
}

/** Whoever sits at `seat`, for a sentence that speaks of them. */
export function person(people: People, seat: Seat): Person {
  return { name: nameOf(people, seat), you: isYou(people, seat) };
}

/** Somebody by themselves, within something said: `you`, or the name. */
export function named(people: People, seat: Seat): Message {
  return message('shared.who', { who: person(people, seat) });
}

/** Somebody at the head of a row: `You`, or the name. */
export function headed(people: People, seat: Seat): Message {
  return message('shared.head', { who: person(people, seat) });
}

/** Those who sit at `seats`, for a sentence that speaks of them together. */
export function persons(people: People, seats: readonly Seat[]): readonly Person[] {
  return seats.map((seat) => person(people, seat));
}
