import { bytesOf, hashAt, hashOfJson, type Hex32 } from '../fair/bytes.ts';
import { canonicalJson } from '../fair/canonical-json.ts';
import type { GameFile } from './format.ts';

/** What the digest of a game begins with. */
export type DigestedSetup = Pick<GameFile, 'id' | 'game' | 'options' | 'owner' | 'seed'> & { readonly seats: number };

/** What the digest of a game holds of one step: the opening, whose seat and move are null, or a move. */
export interface DigestedStep {
  readonly seat: number | null;
  readonly by: string | null;
  readonly move: unknown;
  readonly events: readonly unknown[];
}

/** The digest of a game: a chain, in which each step is hashed together with the digest of all before it. */
export function gameDigest({ id, game, options, owner, seed, seats }: DigestedSetup, steps: readonly DigestedStep[]): Hex32 {
  let digest = hashAt('chinwag 1 setup', hashOfJson({ id, game, options, owner, seed, seats }));
  for (const { seat, by, move, events } of steps) {
    digest = hashAt('chinwag 1 step', bytesOf(digest), hashOfJson([seat, by, move, events]));
  }
  return digest;
}

/** The digest of the game in a file. */
export function digestOfFile({ seats, opening, moves, ...file }: Omit<GameFile, 'digest' | 'seal'>): Hex32 {
  const steps = [{ seat: null, by: null, move: null, events: opening }, ...moves];
  return gameDigest({ ...file, seats: seats.length }, steps);
}

/** The seal of a file: the hash of all of it but the seal, and but what happened, which the digest stands for. */
export function sealOf(file: Omit<GameFile, 'seal'>): Hex32 {
  return hashAt('chinwag 1 seal', hashOfJson({ ...file, seal: undefined, opening: undefined, moves: undefined }));
}

/** A file as text, in the one way it is written. */
export function gameFileText(file: GameFile): string {
  return canonicalJson(file);
}
