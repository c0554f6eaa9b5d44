import type { Seat } from '../kernel/seat.ts';
import { isTakenBack } from '../kernel/taking-back.ts';
import type { Tagged } from '../kernel/game.ts';
import { bytesOf, hashAt, hashOfJson, type Hex32 } from './bytes.ts';

/** The first input of a game's digest. `leaves` are the leaves of the seats' initial holders, by seat. */
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

/** One step in a game's digest: a move, or the opening, whose seat and move are null. */
export interface GameStep {
  readonly seat: Seat | null;
  readonly by: string | null;
  readonly move: Tagged | null;
  readonly events: readonly Tagged[];
  /** The number of playouts that a bot had for the move, if the bot searched. */
  readonly playouts?: number | undefined;
}

/** A change of holder in a game's digest: a seat has a new holder, or the same holder under a new name. */
export interface HolderChange {
  readonly seat: Seat;
  readonly leaf: Hex32;
}

/**
 * The last input of a game's digest. `result` is null for a game that ended by agreement; `endedAt` is in ms since the Unix epoch.
 */
export interface DigestedEnd {
  readonly end: 'played' | 'agreed';
  readonly result: object | null;
  readonly endedAt: number;
  /** The leaves of the seats' holders at the end, by seat. */
  readonly leaves: readonly Hex32[];
}

/** Returns a game's initial digest, before the opening. */
export function digestOfSetup({ rules, id, game, options, owner, seed, leaves }: GameSetup): Hex32 {
  return hashAt('chinwag 3 setup', hashOfJson({ rules, id, game, options, owner, seed, leaves }));
}

/**
 * Returns the digest after one more step. For a take-back, the digest covers the number of the first event taken back, but not the
 * restored state.
 */
export function digestAfterStep(digest: Hex32, { seat, by, move, events, playouts }: GameStep): Hex32 {
  const step = [seat, by, move, events.map(withoutState), ...(playouts === undefined ? [] : [playouts])];
  return hashAt('chinwag 3 step', bytesOf(digest), hashOfJson(step));
}

/** Returns the digest after a change of a seat's holder. */
export function digestAfterChange(digest: Hex32, { seat, leaf }: HolderChange): Hex32 {
  return hashAt('chinwag 3 holder', bytesOf(digest), hashOfJson({ seat, leaf }));
}

/** Returns the digest of a finished game, which the server sends to everybody. */
export function digestAfterEnd(digest: Hex32, { end, result, endedAt, leaves }: DigestedEnd): Hex32 {
  return hashAt('chinwag 3 end', bytesOf(digest), hashOfJson({ end, result, endedAt, leaves }));
}

/** Returns an event as stored in a version 3 file: a take-back omits the state that it restores. */
export function withoutState(event: Tagged): Tagged {
  return isTakenBack(event) ? { type: event.type, seat: event.seat, from: event.from } as Tagged : event;
}
