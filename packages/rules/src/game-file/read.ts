import type { AnyGame } from '../kernel/game.ts';
import * as z from 'zod/mini';
import { checkGameFile } from './check.ts';
import type { GameFileFault, UnreadableFile } from './faults.ts';
import { earlierVersionOf, GAME_FILE, GAME_FILE_VERSION, type GameFile, gameFileSchema, RULES_VERSION } from './format.ts';
import { unplainPath } from './plain-json.ts';

const anyVersionSchema = z.looseObject({ format: z.literal(GAME_FILE), version: z.int(), rules: z.int() });

/** The result of reading a file: the file, or why it was refused. */
export type ReadGameFile<Fault = GameFileFault> =
  | { readonly ok: true; readonly file: GameFile }
  | { readonly ok: false; readonly fault: Fault };

/** Parses the text of a file without checking whether the file is true. Returns the file, or why the text is unreadable. */
export function parseGameFile(text: string): ReadGameFile<UnreadableFile> {
  const json = jsonOf(text);
  if (json === undefined) return { ok: false, fault: { code: 'file-not-json' } };
  return readGameValue(json);
}

/** Parses a file from a JSON value, like `parseGameFile`. Returns the file, or why the value is unreadable. */
export function readGameValue(json: unknown): ReadGameFile<UnreadableFile> {
  const any = anyVersionSchema.safeParse(json);
  if (!any.success) return { ok: false, fault: { code: 'file-other' } };
  const { version, rules } = any.data;
  if (version > GAME_FILE_VERSION || rules > RULES_VERSION) return { ok: false, fault: { code: 'file-newer', version } };
  const unplain = unplainPath(json);
  if (unplain !== null) return malformed(unplain);
  const read = gameFileSchema.safeParse(json);
  if (!read.success) return malformed(read.error.issues[0]?.path.map(String).join('.') ?? '');
  const file = read.data;
  return file.version === 3 || file.version === earlierVersionOf(file.moves) ? { ok: true, file } : malformed('version');
}

function malformed(path: string): ReadGameFile<UnreadableFile> {
  return { ok: false, fault: { code: 'file-malformed', path } };
}

/**
 * Parses the text of a file and checks the file in full; `find` returns the rules of a game by its id. Returns the file, or why it
 * was refused.
 */
export function readExport(text: string, find: (game: string) => AnyGame | null): ReadGameFile {
  const read = parseGameFile(text);
  if (!read.ok) return read;
  const game = find(read.file.game);
  if (game === null) return { ok: false, fault: { code: 'file-game-unknown', game: read.file.game } };
  const fault = checkGameFile(game, read.file);
  return fault === null ? read : { ok: false, fault };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
