import type { GameId, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { askToPersist } from '../../storage/persist.ts';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';
import { type StoredPractice, storedPracticeSchema } from './storedPractice.ts';
import { OWN_SEAT } from './localSeat.ts';
import { newSeed } from './newSeed.ts';

/** The game at which one practises, stored on the device: one table for each kind of game. */
export function storedPractice(game: GameId): Stored<StoredPractice> {
  return storedOnDevice<StoredPractice>(nameOf(game), storedPracticeSchema);
}

/** As much of a practice game as is shown of it where it is not played. */
export interface PracticeInSight {
  readonly game: GameId;
  readonly seats: number;
  /** Where one goes on with it: where one practises, or where a lesson of it is given. */
  readonly at: 'practice' | 'lesson';
}

const inSightSchema: Parser<Pick<StoredPractice, 'seats' | 'over'>> = z.object({ seats: z.int(), over: z.boolean() });

/** The practice game of a kind that can be gone on with; null if there is none. */
export function practiceInSight(game: GameId): PracticeInSight | null {
  const stored = storedOnDevice(nameOf(game), inSightSchema).read();
  return stored === null || stored.over ? null : { game, seats: stored.seats, at: 'practice' };
}

/** Stores a practice game as it stands. Once a move has been made there is something to lose. */
export function savePractice(game: GameId, practice: StoredPractice): void {
  storedPractice(game).write(practice);
  if (practice.moves.length > 0) askToPersist();
}

/** Gives the practice game of a kind up: the next is dealt again, for as many and by the same rules. */
export function restartPractice(game: GameId): void {
  const { read, write } = storedPractice(game);
  const stored = read();
  if (stored === null) return;
  write({ ...stored, owner: (stored.owner + 1) % stored.seats, you: OWN_SEAT, seed: newSeed(), moves: [], over: false });
}

/** Where one practises a game. */
export function practicePath(game: GameId): string {
  return `/practise/${game}`;
}

function nameOf(game: GameId): string {
  return `practice.${game}`;
}
