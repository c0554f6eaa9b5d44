import type { GameId, Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { type Kept, keptOnDevice } from '../../storage/kept.ts';
import { type KeptGame, keptGameSchema } from './keptGame.ts';
import { newSeed } from './newSeed.ts';

/** The game at which one practises, kept on the device: one table for each kind of game. */
export function keptPractice(game: GameId): Kept<KeptGame> {
  return keptOnDevice(nameOf(game), keptGameSchema);
}

/** As much of a practice game as is told of it where it is not played. */
export interface PracticeInSight {
  readonly game: GameId;
  readonly seats: number;
}

const inSightSchema: Parser<Pick<KeptGame, 'seats' | 'over'>> = z.object({ seats: z.int(), over: z.boolean() });

/** The practice game of a kind that can be gone on with; null if there is none. */
export function practiceInSight(game: GameId): PracticeInSight | null {
  const kept = keptOnDevice(nameOf(game), inSightSchema).read();
  return kept === null || kept.over ? null : { game, seats: kept.seats };
}

/** Gives the practice game of a kind up: the next is dealt anew, for as many and by the same rules. */
export function beginPracticeAnew(game: GameId): void {
  const { read, write } = keptPractice(game);
  const kept = read();
  if (kept !== null) write({ ...kept, owner: (kept.owner + 1) % kept.seats, seed: newSeed(), moves: [], over: false });
}

/** Where one practises a game. */
export function practicePath(game: GameId): string {
  return `/practise/${game}`;
}

function nameOf(game: GameId): string {
  return `practice.${game}`;
}
