import type { GameState, Tagged } from '../kernel/game.ts';
import type { UntrueFile } from './faults.ts';
import { type FileMove, GAME_FILE, type GameFile, type GameRecord, versionOf } from './format.ts';
import { type PlayedAgain, replay } from './replay.ts';
import { fileResult } from './result.ts';
import { sealOf } from './seal.ts';

/** A file that was written, or why the game cannot be played again. */
export type WrittenGameFile =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly fault: UntrueFile };

/** The file of a game that came to its end, what happened in it played again by its moves. */
export function gameFileOf(game: PlayedAgain, record: GameRecord): WrittenGameFile {
  let opening: readonly Tagged[] = [];
  const moves: FileMove[] = [];
  let end: GameState | null = null;
  const steps = replay(game, record);
  for (;;) {
    const next = steps.next();
    if (next.done === true) {
      if (next.value !== null) return { ok: false, fault: next.value };
      break;
    }
    const { number, events, after } = next.value;
    const made = record.moves[number - 1];
    if (made === undefined) opening = events;
    else moves.push({ ...made, events });
    end = after;
  }
  const result = end === null ? null : fileResult(game, end);
  if (result === null) return { ok: false, fault: { code: 'file-unfinished' } };
  const { rules, id, options, seats, owner, endedAt, seed, rounds, digest } = record;
  const file: Omit<GameFile, 'seal'> = {
    format: GAME_FILE, version: versionOf(moves), rules, id, game: game.id, options, seats, owner, endedAt, seed, rounds,
    opening, moves, result, digest,
  };
  return { ok: true, file: { ...file, seal: sealOf(file) } };
}
