import type { GameState, Tagged } from '../kernel/game.ts';
import { eventsAsWritten, unlikeEnd } from './check.ts';
import type { FileEvidence } from './evidence.ts';
import type { UntrueFile } from './faults.ts';
import {
  type EarlierGameFile, type EarlierGameRecord, earlierVersionOf, type FileMove, type FileResult, GAME_FILE, type GameFile,
  type GameRecord,
} from './format.ts';
import { type PlayedAgain, replay } from './replay.ts';
import { fileResult } from './result.ts';
import { sealOf, type UnsealedFile } from './seal.ts';

/** The result of writing a file: the file, or why the game does not replay. */
export type WrittenGameFile<File extends GameFile = GameFile> =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly fault: UntrueFile };

/** Returns the file of a game in version 1 or 2, with replayed events, or why the game does not replay. */
export function gameFileOf(game: PlayedAgain, record: EarlierGameRecord): WrittenGameFile<EarlierGameFile>;
/**
 * Returns the file of a game, or why the game does not replay. The file contains the saving device's evidence, if its version has a
 * field for it.
 */
export function gameFileOf(game: PlayedAgain, record: GameRecord, evidence?: FileEvidence | null): WrittenGameFile;
/** Returns the file of a finished game with the saving device's evidence, or why the game does not replay. */
export function gameFileOf(game: PlayedAgain, record: GameRecord, evidence: FileEvidence | null = null): WrittenGameFile {
  let opening: readonly Tagged[] = [];
  const moves: FileMove[] = [];
  let end: GameState | null = null;
  const written = eventsAsWritten(record);
  const steps = replay(game, record);
  for (;;) {
    const next = steps.next();
    if (next.done === true) {
      if (next.value !== null) return { ok: false, fault: next.value };
      break;
    }
    const { number, events, after } = next.value;
    const made = record.moves[number - 1];
    if (made === undefined) opening = written(events);
    else moves.push({ ...made, events: written(events) });
    end = after;
  }
  const result = end === null ? null : fileResult(game, end);
  const unlike = unlikeEnd(record, result);
  if (unlike !== null) return { ok: false, fault: unlike };
  return { ok: true, file: sealed(unsealed({ ...record, game: game.id }, { opening, moves, result, evidence })) };
}

interface Follows {
  readonly opening: readonly Tagged[];
  readonly moves: readonly FileMove[];
  readonly result: FileResult | null;
  readonly evidence: FileEvidence | null;
}

function unsealed(record: GameRecord, { opening, moves, result, evidence }: Follows): UnsealedFile {
  if ('changes' in record) {
    const { version, rules, id, game, options, table, seats, changes, owner, end, endedAt, seed, rounds, digest } = record;
    return {
      format: GAME_FILE, version, rules, id, game, options, table, seats, changes, owner, end, endedAt, seed, rounds, opening,
      moves, result, digest, evidence,
    };
  }
  if (result === null) throw new Error('a game of before the chain was played to its end');
  const { rules, id, game, options, seats, owner, endedAt, seed, rounds, digest } = record;
  return {
    format: GAME_FILE, version: earlierVersionOf(moves), rules, id, game, options, seats, owner, endedAt, seed, rounds, opening,
    moves, result, digest,
  };
}

/** Returns the file with its seal. */
export function sealed(file: UnsealedFile): GameFile {
  return { ...file, seal: sealOf(file) };
}
