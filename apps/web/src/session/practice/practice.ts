import type { GameId, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { askToPersist } from '../../storage/persist.ts';
import { type Stored, storedOnDevice } from '../../storage/stored.ts';
import { type StoredPractice, storedPracticeSchema } from './storedPractice.ts';
import { OWN_SEAT } from './localSeat.ts';
import { newSeed } from './newSeed.ts';

/** Returns this device's store for the practice game of a kind. Each kind of game has one practice table. */
export function storedPractice(game: GameId): Stored<StoredPractice> {
  return storedOnDevice<StoredPractice>(nameOf(game), storedPracticeSchema);
}

/** The summary of a practice game, for use in lists. */
export interface PracticeInSight {
  readonly game: GameId;
  readonly seats: number;
  /** Where the game continues: on the practice page, or in a lesson. */
  readonly at: 'practice' | 'lesson';
}

const inSightSchema: Parser<Pick<StoredPractice, 'seats' | 'over'>> = z.object({ seats: z.int(), over: z.boolean() });

/** Returns the summary of the practice game of a kind, or null if there is none that can be continued. */
export function practiceInSight(game: GameId): PracticeInSight | null {
  const stored = storedOnDevice(nameOf(game), inSightSchema).read();
  return stored === null || stored.over ? null : { game, seats: stored.seats, at: 'practice' };
}

/** Stores the current state of a practice game. After the first move, asks the browser not to evict the stored data. */
export function savePractice(game: GameId, practice: StoredPractice): void {
  storedPractice(game).write(practice);
  if (practice.moves.length > 0) askToPersist();
}

/** Abandons the current practice game of this kind. The next one has the same number of players and the same rules. */
export function restartPractice(game: GameId): void {
  const { read, write } = storedPractice(game);
  const stored = read();
  if (stored === null) return;
  write({ ...stored, owner: (stored.owner + 1) % stored.seats, you: OWN_SEAT, seed: newSeed(), moves: [], over: false });
}

/** Returns the path of a game's practice page. */
export function practicePath(game: GameId): string {
  return `/practise/${game}`;
}

function nameOf(game: GameId): string {
  return `practice.${game}`;
}
