import { bytesOf, hashAt, hashOfJson, type Hex32 } from '../fair/bytes.ts';
import { canonicalJson } from '../fair/canonical-json.ts';
import { digestAfterChange, digestAfterEnd, digestAfterStep, digestOfSetup } from '../fair/game-digest.ts';
import type { ChainedGameFile, EarlierGameFile, GameFile } from './format.ts';
import { lastHolders } from './seats.ts';

/** The start of a version 1 or 2 game, as its digest covers the start. */
export type DigestedSetup = Pick<EarlierGameFile, 'id' | 'game' | 'options' | 'owner' | 'seed'> & { readonly seats: number };

/** One step in the digest of a version 1 or 2 game: a move, or the opening, whose seat and move are null. */
export interface DigestedStep {
  readonly seat: number | null;
  readonly by: string | null;
  readonly move: unknown;
  readonly events: readonly unknown[];
}

/**
 * Returns the digest of a version 1 or 2 game. The digest is a hash chain: each step's hash includes the digest of all previous
 * steps.
 */
export function gameDigest({ id, game, options, owner, seed, seats }: DigestedSetup, steps: readonly DigestedStep[]): Hex32 {
  let digest = hashAt('chinwag 1 setup', hashOfJson({ id, game, options, owner, seed, seats }));
  for (const { seat, by, move, events } of steps) {
    digest = hashAt('chinwag 1 step', bytesOf(digest), hashOfJson([seat, by, move, events]));
  }
  return digest;
}

/** The parts of a version 3 file that the digest covers. */
export type DigestedFile = Pick<
  ChainedGameFile,
  | 'version' | 'rules' | 'id' | 'game' | 'options' | 'owner' | 'seed' | 'seats' | 'changes' | 'opening' | 'moves' | 'end'
  | 'result' | 'endedAt'
>;

/** Returns the digest of the game in a file. */
export function digestOfFile(file: DigestedFile | Omit<EarlierGameFile, 'digest' | 'seal'>): Hex32 {
  return file.version === 3 ? digestOfChained(file) : digestOfEarlier(file);
}

function digestOfEarlier({ seats, opening, moves, ...file }: Omit<EarlierGameFile, 'digest' | 'seal'>): Hex32 {
  const steps = [{ seat: null, by: null, move: null, events: opening }, ...moves];
  return gameDigest({ ...file, seats: seats.length }, steps);
}

function digestOfChained({ rules, id, game, options, owner, seed, seats, changes, opening, moves, ...file }: DigestedFile): Hex32 {
  let digest = digestOfSetup({ rules, id, game, options, owner, seed, leaves: seats.map(({ leaf }) => leaf) });
  let changed = 0;
  for (const [number, step] of [{ seat: null, by: null, move: null, events: opening }, ...moves].entries()) {
    digest = digestAfterStep(digest, step);
    for (let change = changes[changed]; change?.after === number; change = changes[changed]) {
      digest = digestAfterChange(digest, change);
      changed += 1;
    }
  }
  const { end, result, endedAt } = file;
  return digestAfterEnd(digest, { end, result, endedAt, leaves: lastHolders({ seats, changes }).map(({ leaf }) => leaf) });
}

/** A file of any version without its seal. */
export type UnsealedFile = Omit<EarlierGameFile, 'seal'> | Omit<ChainedGameFile, 'seal'>;

/**
 * Returns the seal of a file: a hash of the whole file except the seal and the events, which the digest covers. A seal detects
 * corruption but not forgery, because anybody can make one.
 */
export function sealOf(file: UnsealedFile): Hex32 {
  return hashAt('chinwag 1 seal', hashOfJson({ ...file, seal: undefined, opening: undefined, moves: undefined }));
}

/** Returns a file as text, in its canonical form. */
export function gameFileText(file: GameFile): string {
  return canonicalJson(file);
}
