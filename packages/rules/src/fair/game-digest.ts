import type { Seat } from '../kernel/seat.ts';
import { isTakenBack } from '../kernel/taking-back.ts';
import type { Tagged } from '../kernel/game.ts';
import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';

/** What the digest of a game begins with; `leaves` are of those who hold the seats as it begins, by seat. */
export interface GameSetup {
  /** The version of the rules. */
  readonly rules: number;
  readonly id: string;
  readonly game: string;
  readonly options: object;
  readonly owner: Seat | null;
  readonly seed: Hex32;
  readonly leaves: readonly Hex32[];
}

/** What the digest of a game holds of one step: the opening, whose seat and move are null, or a move. */
export interface GameStep {
  readonly seat: Seat | null;
  readonly by: string | null;
  readonly move: Tagged | null;
  readonly events: readonly Tagged[];
}

/** From some step on somebody else holds a seat, or the same holder under another name. */
export interface HolderChange {
  readonly seat: Seat;
  readonly leaf: Hex32;
}

/** What the digest of a game ends with; `result` is null where it was ended by agreement, `endedAt` in ms since 1970. */
export interface DigestedEnd {
  readonly end: 'played' | 'agreed';
  readonly result: object | null;
  readonly endedAt: number;
  /** The leaves of those who hold the seats as it ends, by seat. */
  readonly leaves: readonly Hex32[];
}

/** The digest of a game in which nothing has happened. */
export function digestOfSetup({ rules, id, game, options, owner, seed, leaves }: GameSetup): Hex32 {
  return hashAt('chinwag 3 setup', hashOfJson({ rules, id, game, options, owner, seed, leaves }));
}

/** The digest after one more step. Of a move that was taken back it has where the game went back to, not how it stood there. */
export function digestAfterStep(digest: Hex32, { seat, by, move, events }: GameStep): Hex32 {
  return hashAt('chinwag 3 step', bytesOf(digest), hashOfJson([seat, by, move, events.map(withoutState)]));
}

/** The digest after a change of a seat. */
export function digestAfterChange(digest: Hex32, { seat, leaf }: HolderChange): Hex32 {
  return hashAt('chinwag 3 holder', bytesOf(digest), hashOfJson({ seat, leaf }));
}

/** The digest of a game that is over, which the server sends everybody. */
export function digestAfterEnd(digest: Hex32, { end, result, endedAt, leaves }: DigestedEnd): Hex32 {
  return hashAt('chinwag 3 end', bytesOf(digest), hashOfJson({ end, result, endedAt, leaves }));
}

/** An event as a file of version 3 has it: one by which a move is taken back without the state that follows from it. */
export function withoutState(event: Tagged): Tagged {
  return isTakenBack(event) ? { type: event.type, seat: event.seat, from: event.from } as Tagged : event;
}
